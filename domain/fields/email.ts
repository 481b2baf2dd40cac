const ADDRESS = /^[^\s@<>(),;:"]+@[^\s@<>(),;:".]+(\.[^\s@<>(),;:".]+)+$/;

/** One e-mail address (RFC 5321 shape, not its full grammar): something at a domain with a dot. */
export function isEmail(text: string): boolean {
  return ADDRESS.test(text) && !text.includes('..');
}
