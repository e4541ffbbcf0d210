import { address } from "./address";

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
  return address(`s/${secret}`);
}

/** Whether links of this page lead nowhere from another device. */
export function isOnlyHere(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
