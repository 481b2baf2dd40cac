/** What every reference begins with, so that it is found among what banks write around it. */
const PREFIX = 'HDS';
const RUNNING_DIGITS = 8;
const FORMS = new RegExp(`${PREFIX}(\\d{${RUNNING_DIGITS}})(\\d{2})`, 'g');

/** `HDS` and ten digits, the last two of which check the others (ISO 7064 MOD 97-10), so that a typing error meets no other request. */
export function paymentReference(running: number): string {
  if (!Number.isInteger(running) || running < 0 || running >= MAX_RUNNING)
    throw new RangeError(`not a running number of a payment: ${running}`);
  const digits = String(running).padStart(RUNNING_DIGITS, '0');
  return `${PREFIX}${digits}${checkDigits(digits)}`;
}

export const MAX_RUNNING = 10 ** RUNNING_DIGITS;

/**
 * The references in what a transfer says. Banks put it in capitals, take signs and spaces out and write their own words around it:
 * `MBVCB.771.HDS 1234 5678 39 CT TU 00710...`.
 */
export function referencesIn(content: string): string[] {
  const plain = content.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const found = [...plain.matchAll(FORMS)].flatMap(([whole, digits = '', check]) =>
    checkDigits(digits) === check ? [whole] : [],
  );
  return [...new Set(found)];
}

function checkDigits(digits: string): string {
  return String(98 - ((Number(digits) * 100) % 97)).padStart(2, '0');
}
