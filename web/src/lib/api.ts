import { address } from "./address";
import type { Refused } from "./messages";

/** Something the server did not do, with its reason. */
export class RefusedError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refused,
  ) {
    super(refusal.text || refusal.message);
  }
}

type Query = Record<string, string | number | boolean | undefined>;

export async function get<T>(path: string, query: Query = {}): Promise<T> {
  return ask<T>("GET", path, undefined, query);
}

export async function post<T>(path: string, body: unknown = {}, query: Query = {}): Promise<T> {
  return ask<T>("POST", path, body, query);
}

/** Send a file as it is. */
export async function upload<T>(path: string, file: Blob, type: string, query: Query): Promise<T> {
  return asked<T>("POST", path, { body: file, headers: { "content-type": type } }, query);
}

/** The text of a file. */
export async function download(path: string): Promise<string> {
  return answered("GET", path, {}, {});
}

export async function put<T>(path: string, body: unknown, query: Query = {}): Promise<T> {
  return ask<T>("PUT", path, body, query);
}

export async function remove<T>(path: string, body: unknown = undefined): Promise<T> {
  return ask<T>("DELETE", path, body);
}

async function ask<T>(method: string, path: string, body: unknown, query: Query = {}): Promise<T> {
  const json = { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  return asked<T>(method, path, body === undefined ? {} : json, query);
}

async function asked<T>(method: string, path: string, sent: RequestInit, query: Query): Promise<T> {
  const text = await answered(method, path, sent, query);
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

async function answered(
  method: string,
  path: string,
  sent: RequestInit,
  query: Query,
): Promise<string> {
  const url = new URL(address(path));
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value));
  const answer = await fetch(url, { method, credentials: "same-origin", ...sent });
  const text = await answer.text();
  if (!answer.ok) throw new RefusedError(answer.status, refusalOf(text));
  return text;
}

function refusalOf(text: string): Refused {
  try {
    return JSON.parse(text) as Refused;
  } catch {
    return {
      type: "refused",
      message: "error-unreachable",
      args: {},
      rule: "",
      text: "",
      seq: null,
    };
  }
}
