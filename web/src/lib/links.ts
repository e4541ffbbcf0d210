import { address, base } from "./address";

type Links = Record<string, string>;

const KEY = "warren-links-";

/** Remember the secret links to the seats of a table for as long as this tab is open. */
export function keepLinks(table: string, links: Links): void {
  try {
    sessionStorage.setItem(KEY + table, JSON.stringify({ ...linksOf(table), ...links }));
  } catch {
    return;
  }
}

export function linksOf(table: string): Links {
  try {
    return JSON.parse(sessionStorage.getItem(KEY + table) ?? "{}") as Links;
  } catch {
    return {};
  }
}

export function linkAddress(secret: string): string {
  return shared(address(`s/${secret}`), location.hostname, told());
}

/** The same address as others open it: where this page was opened on the very machine that serves
 *  it, the one it has in the network. */
export function shared(link: string, hostname: string, told: string): string {
  if (told === "" || !isOnlyHere(hostname)) return link;
  return new URL(link.slice(base.href.length), told).toString();
}

/** Whether a link leads nowhere from another device. */
export function isOnlyHere(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}

/** The address at which the server says that others find it; empty where they cannot. */
function told(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="warren-address"]')?.content ?? "";
}
