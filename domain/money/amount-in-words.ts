import { currencyWords } from './currency-words.table.ts';
import { decimalText, parseDecimal } from './decimal.ts';

const DIGITS = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'] as const;
const SCALES = ['', ' nghìn', ' triệu'] as const;
const MAX_DIGITS = 21;
const BILLION_DIGITS = 9;

/** Room the data format leaves for the words (TgTTTBChu). */
export const MAX_WORDS_LENGTH = 255;

/**
 * Số tiền bằng chữ (TgTTTBChu), as NĐ 254/2026 Phụ lục 5.d asks: `2080000` in VND is
 * "Hai triệu không trăm tám mươi nghìn đồng". Whole part up to 21 digits; negative starts with "Âm".
 * Hundredths of a currency that has them are read as "và … xu", other decimals digit by digit after "phẩy".
 * A RangeError for what is no decimal, or has more than 21 digits before the dot.
 */
export function amountInWords(amount: string, currency: string, options: Partial<WordOptions> = {}): string {
  const style = { ...DEFAULT_WORD_OPTIONS, ...options };
  const plain = decimalText(parseDecimal(amount));
  const negative = plain.startsWith('-');
  const [whole = '0', fraction = ''] = plain.replace('-', '').split('.');
  if (whole.length > MAX_DIGITS) throw new RangeError(`more than ${MAX_DIGITS} digits: ${whole}`);
  const said = `${negative ? 'âm ' : ''}${read(whole, style)}${unitAndFraction(fraction, currency, style)}`;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/**
 * The words as an invoice carries them. Empty for an amount no invoice can carry (a draft may hold one: it is
 * refused before it is published), or one whose words the format has no room for.
 */
export function fittingWords(amount: string, currency: string, options: Partial<WordOptions> = {}): string {
  const whole = amount.replace('-', '').split('.')[0] ?? '';
  if (whole.length > MAX_DIGITS) return '';
  const said = amountInWords(amount, currency, options);
  return said.length > MAX_WORDS_LENGTH ? '' : said;
}

function unitAndFraction(fraction: string, currency: string, style: WordOptions): string {
  const { unit, cent } = currencyWords(currency);
  if (fraction === '') return style.says_whole ? ` ${unit} chẵn` : ` ${unit}`;
  if (cent !== null && fraction.length <= 2 && style.hundredths !== 'phẩy') {
    const hundredths = read(String(Number(fraction.padEnd(2, '0'))), style);
    return ` ${unit} và ${hundredths} ${style.hundredths === 'cent' ? cent : 'xu'}`;
  }
  return ` phẩy ${[...fraction].map((digit) => DIGITS[Number(digit)]).join(' ')} ${unit}`;
}

/** A whole number without leading zeros; nine digits at a time, each nine followed by "tỷ". */
function read(whole: string, style: WordOptions): string {
  if (whole === '0') return DIGITS[0];
  if (whole.length <= BILLION_DIGITS) return readBelowBillion(whole, true, style);
  const high = whole.slice(0, -BILLION_DIGITS);
  const rest = readBelowBillion(whole.slice(-BILLION_DIGITS), false, style);
  return `${read(high, style)} tỷ${rest && ` ${rest}`}`;
}

function readBelowBillion(digits: string, leads: boolean, style: WordOptions): string {
  const groups = digits.padStart(BILLION_DIGITS, '0').match(/\d{3}/g) ?? [];
  const said: string[] = [];
  groups.forEach((group, at) => {
    if (group === '000') return;
    const first = leads && said.length === 0;
    said.push(readGroup(group, first, style) + (SCALES[groups.length - 1 - at] ?? ''));
  });
  return said.join(' ');
}

/** The first group of a number says no empty hundreds or tens; the others do ("không trăm linh năm"). */
function readGroup(group: string, first: boolean, style: WordOptions): string {
  const [h = 0, t = 0, u = 0] = [...group].map(Number);
  const words: string[] = [];
  if (h > 0 || !first) words.push(`${DIGITS[h]} trăm`);
  if (t === 0 && u > 0 && words.length > 0) words.push(style.zero_tens);
  if (t === 1) words.push('mười');
  if (t > 1) words.push(`${DIGITS[t]} mươi`);
  if (u > 0) words.push(readUnits(t, u, style));
  return words.join(' ');
}

function readUnits(tens: number, units: number, style: WordOptions): string {
  if (units === 1 && tens > 1) return 'mốt';
  if (units === 4 && tens > 1) return style.four_after_tens;
  if (units === 5 && tens > 0) return 'lăm';
  return DIGITS[units] ?? '';
}

/** How a company says amounts in words; each is good Vietnamese and found on invoices. */
export type WordOptions = {
  /** Hàng chục bằng không: "một trăm linh năm" or "một trăm lẻ năm". */
  readonly zero_tens: 'linh' | 'lẻ';
  /** Four after tens: "hai mươi tư" or "hai mươi bốn". */
  readonly four_after_tens: 'tư' | 'bốn';
  /** A whole amount ends with "chẵn". */
  readonly says_whole: boolean;
  /** Hundredths of a currency that has them: "hai mươi xu", "hai mươi cent", or digit by digit after "phẩy". */
  readonly hundredths: 'xu' | 'cent' | 'phẩy';
};

export const DEFAULT_WORD_OPTIONS: WordOptions = {
  zero_tens: 'linh',
  four_after_tens: 'tư',
  says_whole: false,
  hundredths: 'xu',
};
