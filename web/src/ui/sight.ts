/** Scroll to something with the next frame: at once the page would be laid out for it alone. */
export function bringIntoSight(element: Element | null | undefined): void {
  if (element)
    requestAnimationFrame(() => element.scrollIntoView({ block: "nearest", inline: "nearest" }));
}
