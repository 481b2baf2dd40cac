const decimalPattern = /^(-?)(\d+)(?:\.(\d+))?$/;

/** The minus of the screen, U+2212: as wide as a digit's plus, never taken for a hyphen. */
export const minusSign = '−';

/** What stands where there is nothing to show; zero is `0`. */
export const nothing = '–';

/**
 * A decimal string in Vietnamese style: dot between thousands, comma before decimals, decimals kept as present
 * (spec point 5). `'-1234567.50'` gives `'−1.234.567,50'`; empty gives `–`; text that is no decimal comes back as it is.
 */
export function formatNumber(decimal: string | null | undefined): string {
  if (decimal === null || decimal === undefined || decimal === '') return nothing;
  const parts = decimalPattern.exec(decimal);
  if (!parts) return decimal;
  const [, sign, whole = '', fraction] = parts;
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, '.');
  const isZero = /^0*$/.test(whole + (fraction ?? ''));
  return `${sign && !isZero ? minusSign : ''}${grouped}${fraction === undefined ? '' : `,${fraction}`}`;
}

/**
 * Rounds a decimal string half away from zero and drops a trailing `.00` (spec point 5: 2 decimals unless told).
 * For display alone: amounts of a document are rounded by the rules of the document.
 */
export function roundDecimal(decimal: string, places = 2): string {
  const parts = decimalPattern.exec(decimal);
  if (!parts) return decimal;
  const [, sign, whole = '0', fraction = ''] = parts;
  const kept = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
  const rounded = Number(fraction[places] ?? '0') >= 5 ? kept + 1n : kept;
  const digits = rounded.toString().padStart(places + 1, '0');
  const head = digits.slice(0, digits.length - places);
  const tail = digits.slice(digits.length - places);
  const text = /^0*$/.test(tail) ? head : `${head}.${tail}`;
  return sign && rounded !== 0n ? `-${text}` : text;
}

/** An integer count with dots between thousands: `1284` gives `1.284`. */
export function formatCount(count: number): string {
  return formatNumber(String(count));
}
