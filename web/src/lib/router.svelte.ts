import { address, currentPath } from "./address";

let path: string = $state(currentPath());

export function route(): string {
  return path;
}

/** Go to a page without loading everything anew. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", address(to));
  else history.pushState(null, "", address(to));
  arrive();
  scrollTo(0, 0);
}

/** Show the page of the current address, and go on there with the keyboard too. */
function arrive(): void {
  const before = path;
  path = currentPath();
  if (path !== before) document.getElementById("main")?.focus({ preventScroll: true });
}

addEventListener("popstate", arrive);

/** For links: let the router take plain clicks. */
export function followed(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a[data-page]");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "");
}
