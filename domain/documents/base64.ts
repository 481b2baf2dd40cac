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
