/** Lets the keyboard reach what has to be scrolled to be read, as long as it does. */
export function scrolled(element: HTMLElement): () => void {
  const see = (): void => {
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  const watch = new ResizeObserver(see);
  for (const one of [element, ...element.children]) watch.observe(one);
  return () => watch.disconnect();
}
