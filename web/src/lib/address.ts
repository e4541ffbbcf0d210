/** Where things are, below whatever path the server is served from. */
export const base = new URL(".", document.baseURI);

export function address(path: string): string {
  return new URL(path, base).toString();
}

export function socketAddress(path: string): string {
  return address(path).replace(/^http/, "ws");
}

/** The part of the current address that names a page. */
export function currentPath(): string {
  return decodeURIComponent(location.pathname.slice(base.pathname.length));
}
