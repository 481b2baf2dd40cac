import { checkDigit } from '#domain/fields/tax-code.ts';

/** A valid tax code that belongs to nobody: 00, then the running number, then its check digit. */
export function demoTaxCode(running: number): string {
  for (let digits = running; ; digits += 1_000_003) {
    const nine = `00${String(digits % 10_000_000).padStart(7, '0')}`;
    const last = checkDigit(nine);
    if (last < 10) return `${nine}${last}`;
  }
}
