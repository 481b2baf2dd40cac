const NUMBER = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?$/;
/** Digits a spreadsheet shows; what stands behind them is noise of binary fractions (0.30000000000000004). */
const SHOWN_DIGITS = 15;

/** The plain decimal digits of a number as a sheet stores it; null for what is no number. */
export function numberText(stored: string): string | null {
  const found = NUMBER.exec(stored);
  if (found === null) return null;
  const [, sign = '', whole = '', fraction = '', exponent] = found;
  if (whole === '' && fraction === '') return null;
  const plain = digits(whole, fraction, Number(exponent ?? 0));
  if (plain === null) return null;
  return sign === '-' && plain !== '0' ? `-${plain}` : plain;
}

function digits(whole: string, fraction: string, exponent: number): string | null {
  if (Math.abs(exponent) > 308) return null;
  const all = whole + fraction;
  const point = whole.length + exponent;
  const first = all.search(/[1-9]/);
  if (first === -1) return '0';
  const significant = all.slice(first).replace(/0+$/, '');
  const place = point - first;
  // Whole numbers have no noise, so all of their digits are kept.
  if (significant.length <= SHOWN_DIGITS || significant.length <= place) return placed(significant, place);
  return rounded(significant, place);
}

/** 0.significant times ten to the power of `place`. */
function placed(significant: string, place: number): string {
  if (place <= 0) return `0.${'0'.repeat(-place)}${significant}`;
  if (place >= significant.length) return significant.padEnd(place, '0');
  return `${significant.slice(0, place)}.${significant.slice(place)}`;
}

function rounded(significant: string, place: number): string {
  const kept = BigInt(significant.slice(0, SHOWN_DIGITS));
  const up = Number(significant.charAt(SHOWN_DIGITS)) >= 5;
  const text = String(up ? kept + 1n : kept);
  return placed(text.replace(/0+$/, ''), place + text.length - SHOWN_DIGITS);
}
