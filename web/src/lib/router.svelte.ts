import { address, currentPath } from "./address";

let path: string = $state(currentPath());

export function route(): string {
  return path;
}

/** Go to a page without loading everything anew. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", address(to));
  else history.pushState(null, "", address(to));
  path = currentPath();
  scrollTo(0, 0);
}

addEventListener("popstate", () => (path = currentPath()));

/** For links: let the router take plain clicks. */
export function followed(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a[data-page]");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "");
}
