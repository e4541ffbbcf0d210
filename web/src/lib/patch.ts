import type { Operation } from "./messages";

/** The document after the operations of a JSON Patch; what does not change is shared. */
export function patched<T>(document: T, operations: readonly Operation[]): T {
  return operations.reduce<unknown>((doc, operation) => {
    const keys = operation.path.split("/").slice(1).map(unescaped);
    return replaced(doc, keys, operation);
  }, document) as T;
}

function unescaped(key: string): string {
  return key.replaceAll("~1", "/").replaceAll("~0", "~");
}

function replaced(doc: unknown, keys: string[], operation: Operation): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return operation.value;
  if (Array.isArray(doc)) {
    const copy: unknown[] = [...doc];
    const index = Number(key);
    if (rest.length > 0) copy[index] = replaced(copy[index], rest, operation);
    else if (operation.op === "remove") copy.splice(index, 1);
    else if (operation.op === "add") copy.splice(index, 0, operation.value);
    else copy[index] = operation.value;
    return copy;
  }
  const copy = { ...(doc as Record<string, unknown>) };
  if (rest.length > 0) copy[key] = replaced(copy[key], rest, operation);
  else if (operation.op === "remove") delete copy[key];
  else copy[key] = operation.value;
  return copy;
}
