// Part of every JavaScript engine (WHATWG Encoding), though not of the language's own library.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const encoder = new TextEncoder();

/** UTF-8 bytes of a text (RFC 3629); a lone half of a surrogate pair is refused, never replaced. */
export function encodeUtf8(text: string): Uint8Array {
  if (!text.isWellFormed()) throw new RangeError('half a surrogate pair');
  return encoder.encode(text);
}

/** One after the other. */
export function concatBytes(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Where the needle starts at or after `from`; -1 when nowhere. */
export function indexOfBytes(haystack: Uint8Array, needle: Uint8Array, from = 0): number {
  const first = needle[0];
  if (first === undefined) return from;
  for (let at = haystack.indexOf(first, from); at !== -1; at = haystack.indexOf(first, at + 1)) {
    if (needle.every((byte, offset) => haystack[at + offset] === byte)) return at;
  }
  return -1;
}
