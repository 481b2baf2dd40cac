/** As many as one mailing of an invoice may go to. */
export const MAX_RECIPIENTS = 10;

/** Characters of an address (RFC 5321 4.5.3.1). */
export const MAX_ADDRESS = 254;

const ADDRESS = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]{2,}$/u;

/** Addresses in a text, separated by commas, semicolons, spaces or lines; each once, whatever its capitals. */
export function recipientsIn(text: string | null): string[] {
  const found = (text ?? '').split(/[\s,;]+/u).filter((one) => one !== '');
  return [...new Map(found.map((one) => [one.toLowerCase(), one])).values()];
}

/** Whether a mail can be sent there at all: one name, one host with a dot. */
export function isAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS && ADDRESS.test(text);
}
