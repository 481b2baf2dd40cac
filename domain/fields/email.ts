/** Characters of an address (RFC 5321 4.5.3.1). */
export const MAX_EMAIL = 254;

const ADDRESS = /^[^\s@<>(),;:"[\]\\]+@([^\s@<>(),;:"[\]\\.]+\.)+[^\s@<>(),;:"[\]\\.]{2,}$/u;

/** One e-mail address to which a mail can be sent (RFC 5321 shape, not its full grammar): something at a domain with a dot. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && ADDRESS.test(text) && !text.includes('..');
}
