import { currencyWords } from './currency-words.table.ts';
import { decimalText, parseDecimal } from './decimal.ts';

const DIGITS = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'] as const;
const SCALES = ['', ' nghìn', ' triệu'] as const;
const MAX_DIGITS = 21;
const BILLION_DIGITS = 9;

/**
 * Số tiền bằng chữ (TgTTTBChu), as NĐ 254/2026 Phụ lục 5.d asks: `2080000` in VND is
 * "Hai triệu không trăm tám mươi nghìn đồng". Whole part up to 21 digits; negative starts with "Âm".
 * Hundredths of a currency that has them are read as "và … xu", other decimals digit by digit after "phẩy".
 */
export function amountInWords(amount: string, currency: string): string {
  const plain = decimalText(parseDecimal(amount));
  const negative = plain.startsWith('-');
  const [whole = '0', fraction = ''] = plain.replace('-', '').split('.');
  if (whole.length > MAX_DIGITS) throw new RangeError(`more than ${MAX_DIGITS} digits: ${whole}`);
  const said = `${negative ? 'âm ' : ''}${read(whole)}${unitAndFraction(fraction, currency)}`;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

function unitAndFraction(fraction: string, currency: string): string {
  const { unit, minor } = currencyWords(currency);
  if (fraction === '') return ` ${unit}`;
  if (minor !== null && fraction.length <= 2) {
    return ` ${unit} và ${read(String(Number(fraction.padEnd(2, '0'))))} ${minor}`;
  }
  return ` phẩy ${[...fraction].map((digit) => DIGITS[Number(digit)]).join(' ')} ${unit}`;
}

/** A whole number without leading zeros; nine digits at a time, each nine followed by "tỷ". */
function read(whole: string): string {
  if (/^0+$/.test(whole)) return DIGITS[0];
  if (whole.length <= BILLION_DIGITS) return readBelowBillion(whole, true);
  const high = whole.slice(0, -BILLION_DIGITS);
  const rest = readBelowBillion(whole.slice(-BILLION_DIGITS), false);
  return `${read(high)} tỷ${rest && ` ${rest}`}`;
}

function readBelowBillion(digits: string, leads: boolean): string {
  const groups = digits.padStart(BILLION_DIGITS, '0').match(/\d{3}/g) ?? [];
  const said: string[] = [];
  groups.forEach((group, at) => {
    if (group === '000') return;
    const first = leads && said.length === 0;
    said.push(readGroup(group, first) + (SCALES[groups.length - 1 - at] ?? ''));
  });
  return said.join(' ');
}

/** The first group of a number says no empty hundreds or tens; the others do ("không trăm linh năm"). */
function readGroup(group: string, first: boolean): string {
  const [h = 0, t = 0, u = 0] = [...group].map(Number);
  const words: string[] = [];
  if (h > 0 || !first) words.push(`${DIGITS[h]} trăm`);
  if (t === 0 && u > 0 && words.length > 0) words.push('linh');
  if (t === 1) words.push('mười');
  if (t > 1) words.push(`${DIGITS[t]} mươi`);
  if (u > 0) words.push(readUnits(t, u));
  return words.join(' ');
}

function readUnits(tens: number, units: number): string {
  if (units === 1 && tens > 1) return 'mốt';
  if (units === 4 && tens > 1) return 'tư';
  if (units === 5 && tens > 0) return 'lăm';
  return DIGITS[units] ?? '';
}
