// Part of every JavaScript engine (WHATWG Encoding), though not of the language's own library.
declare const TextEncoder: new () => {
  encode(text: string): Uint8Array;
  encodeInto(text: string, bytes: Uint8Array): { written: number };
};
declare const TextDecoder: new (
  encoding: string,
  options: { fatal: boolean; ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string };

const encoder = new TextEncoder();
/** A UTF-16 unit becomes three bytes at most. */
const MAX_BYTES_PER_UNIT = 3;
const room = new Uint8Array(32 * 1024);
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** UTF-8 bytes of a text (RFC 3629); a lone half of a surrogate pair is refused, never replaced. */
export function encodeUtf8(text: string): Uint8Array {
  // Encoding into room that is there already takes half as long.
  return text.length * MAX_BYTES_PER_UNIT > room.length
    ? encoder.encode(wellFormed(text))
    : room.slice(0, encoder.encodeInto(wellFormed(text), room).written);
}

function wellFormed(text: string): string {
  if (!text.isWellFormed()) throw new RangeError('half a surrogate pair');
  return text;
}

/** The text of UTF-8 bytes, a byte order mark kept as a character; a TypeError when they are none. */
export function decodeUtf8(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

/** One after the other, texts as UTF-8. */
export function concatBytes(...parts: readonly (Uint8Array | string)[]): Uint8Array {
  let used = 0;
  let length = 0;
  const ready = parts.map((part) => {
    const bytes = typeof part === 'string' ? inRoom(part, used) : part;
    if (bytes.buffer === room.buffer) used += bytes.length;
    length += bytes.length;
    return bytes;
  });
  const whole = new Uint8Array(length);
  let at = 0;
  for (const bytes of ready) {
    whole.set(bytes, at);
    at += bytes.length;
  }
  return whole;
}

/** UTF-8 bytes of a text to be copied at once: those of a short one stand in the room, until something else is encoded there. */
function inRoom(text: string, from: number): Uint8Array {
  if (from + text.length * MAX_BYTES_PER_UNIT > room.length) return encoder.encode(wellFormed(text));
  const { written } = encoder.encodeInto(wellFormed(text), room.subarray(from));
  return room.subarray(from, from + written);
}

/** Where the needle starts at or after `from`; -1 when nowhere. */
export function indexOfBytes(haystack: Uint8Array, needle: Uint8Array, from = 0): number {
  const first = needle[0];
  if (first === undefined) return from;
  for (let at = haystack.indexOf(first, from); at !== -1; at = haystack.indexOf(first, at + 1)) {
    if (standsAt(haystack, needle, at)) return at;
  }
  return -1;
}

/** Where the needle starts for the last time at or before `from`; -1 when nowhere, or when it is empty. */
export function lastIndexOfBytes(haystack: Uint8Array, needle: Uint8Array, from = haystack.length): number {
  const first = needle[0];
  if (first === undefined || from < 0) return -1;
  // A negative place would count from the end again.
  for (
    let at = haystack.lastIndexOf(first, from);
    at !== -1;
    at = at === 0 ? -1 : haystack.lastIndexOf(first, at - 1)
  ) {
    if (standsAt(haystack, needle, at)) return at;
  }
  return -1;
}

/** Whether the needle starts at that place. */
export function standsAt(haystack: Uint8Array, needle: Uint8Array, at: number): boolean {
  for (let offset = 0; offset < needle.length; offset += 1)
    if (haystack[at + offset] !== needle[offset]) return false;
  return true;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** By character code; -1 for what is no digit. */
const VALUES = Int8Array.from({ length: 128 }, (_, code) => ALPHABET.indexOf(String.fromCharCode(code)));

/** RFC 4648 section 4, padded, on one line. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const bits = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    text += ALPHABET.charAt(bits >> 18) + ALPHABET.charAt((bits >> 12) & 63);
    text += at + 1 < bytes.length ? ALPHABET.charAt((bits >> 6) & 63) : '=';
    text += at + 2 < bytes.length ? ALPHABET.charAt(bits & 63) : '=';
  }
  return text;
}

/**
 * Bytes of a base64 text; white space is ignored (signature values come wrapped). Null when it is none, or when bits
 * left over are not zero (RFC 4648, 3.5): one value is to have one spelling, so that no changed letter goes unseen.
 */
export function fromBase64(text: string): Uint8Array | null {
  const plain = /\s/.test(text) ? text.replace(/\s/g, '') : text;
  if (plain.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(plain)) return null;
  const digits = plain.endsWith('=') ? plain.length - (plain.endsWith('==') ? 2 : 1) : plain.length;
  const bytes = new Uint8Array(Math.floor((digits * 6) / 8));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let from = 0; from < digits; from += 1) {
    bits = (bits << 6) | (VALUES[plain.charCodeAt(from)] ?? 0);
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at++] = (bits >> held) & 0xff;
  }
  return (bits & ((1 << held) - 1)) === 0 ? bytes : null;
}
