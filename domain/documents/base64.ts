const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map([...ALPHABET].map((character, value) => [character, value]));

/** RFC 4648 section 4, padded, on one line. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const bits = (a << 16) | (b << 8) | c;
    text += ALPHABET.charAt(bits >> 18) + ALPHABET.charAt((bits >> 12) & 63);
    text += at + 1 < bytes.length ? ALPHABET.charAt((bits >> 6) & 63) : '=';
    text += at + 2 < bytes.length ? ALPHABET.charAt(bits & 63) : '=';
  }
  return text;
}

/** Bytes of a base64 text; white space is ignored (signature values come wrapped); null when it is none. */
export function fromBase64(text: string): Uint8Array | null {
  const plain = text.replace(/\s/g, '');
  if (plain.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(plain)) return null;
  const digits = plain.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 6) / 8));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const digit of digits) {
    bits = (bits << 6) | (VALUES.get(digit) ?? 0);
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at++] = (bits >> held) & 0xff;
  }
  return bytes;
}
