import { hmacSha256, sha256 } from "./sha";

type Bytes = Uint8Array<ArrayBuffer>;

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function unhex(digits: string): Bytes {
  return Uint8Array.from(digits.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}

export function utf8(text: string): Bytes {
  return new Uint8Array(new TextEncoder().encode(text));
}

/** What the browser itself offers; it does so over safe connections only. */
function ownCrypto(): SubtleCrypto | undefined {
  return (crypto as Partial<Crypto>).subtle;
}

/** The SHA-256 of bytes in hexadecimal digits. */
export async function digest(bytes: Bytes): Promise<string> {
  const subtle = ownCrypto();
  if (!subtle) return hex(sha256(bytes));
  return hex(new Uint8Array(await subtle.digest("SHA-256", bytes)));
}

/** The HMAC-SHA256 of texts under a key, in hexadecimal digits. */
export async function signer(key: Bytes): Promise<(message: string) => Promise<string>> {
  const subtle = ownCrypto();
  if (!subtle) return (message) => Promise.resolve(hex(hmacSha256(key, utf8(message))));
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const held = await subtle.importKey("raw", key, algorithm, false, ["sign"]);
  return async (message) => hex(new Uint8Array(await subtle.sign("HMAC", held, utf8(message))));
}
