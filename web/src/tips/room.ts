type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** Whether something stands over any of the things that may be chosen around it. */
export function covers(one: Element, root: ParentNode): boolean {
  const box = one.getBoundingClientRect();
  const others = [...root.querySelectorAll("[data-choice]")];
  return others.some((other) => meet(box, other.getBoundingClientRect()));
}

export function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
