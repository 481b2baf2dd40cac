import type { DrawnInvoice } from './drawn-invoice.ts';

const DIGIT = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'];
const UNITS: Readonly<Record<string, readonly [unit: string, has_hundredths: boolean]>> = {
  VND: ['đồng', false],
  USD: ['đô la Mỹ', true],
  EUR: ['euro', true],
  JPY: ['yên Nhật', false],
  SGD: ['đô la Singapore', true],
};

type Style = Pick<DrawnInvoice, 'zero_tens' | 'four_after_tens' | 'says_whole'>;

/** An amount in words by rewriting: every digit is spelt out, then speech is made of it rule by rule. */
export function judgedWords(text: string, currency: string, style: Style): string {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const [unit, has_hundredths] = UNITS[currency] ?? [currency, false];
  const parts = [text.startsWith('-') ? 'âm' : '', inWords(whole, style)];
  if (fraction === '') parts.push(unit, style.says_whole ? 'chẵn' : '');
  else if (has_hundredths) parts.push(unit, 'và', inWords(fraction.padEnd(2, '0'), style), 'xu');
  else parts.push('phẩy', ...[...fraction].map((digit) => DIGIT[Number(digit)] ?? ''), unit);
  const said = parts.filter((part) => part !== '').join(' ');
  return said[0]?.toUpperCase() + said.slice(1);
}

/** Thousands, millions and billions of what is below 10^18: from the right, three digits at a time. */
function inWords(digits: string, style: Style): string {
  if (BigInt(digits) === 0n) return 'không';
  const names = ['', ' nghìn', ' triệu', ' tỷ', ' nghìn tỷ', ' triệu tỷ'];
  const padded = digits.padStart(18, '0');
  let billions_named = true;
  const said = names.map((name, place) => {
    const group = padded.slice(18 - 3 * place - 3, 18 - 3 * place);
    if (place === 3) billions_named = group !== '000';
    // Five thousand and three billion: "billion" is said once, after the last group that counts them.
    const suffix = place > 3 && billions_named ? name.replace(' tỷ', '') : name;
    if (place > 3 && group !== '000' && !billions_named) billions_named = true;
    return group === '000' ? '' : `${spokenGroup(group, style)}${suffix}`;
  });
  return said
    .reverse()
    .filter((one) => one !== '')
    .join(' ')
    .replace(/^không trăm (?:linh |lẻ )?/, '');
}

function spokenGroup(group: string, { zero_tens, four_after_tens }: Style): string {
  const [hundreds = '', tens = '', units = ''] = [...group].map((digit) => DIGIT[Number(digit)] ?? '');
  return `${hundreds} trăm ${tens} mươi ${units}`
    .replace(/ không mươi không$/, '')
    .replace('không mươi', zero_tens)
    .replace('một mươi', 'mười')
    .replace(/ không$/, '')
    .replace(/mươi một$/, 'mươi mốt')
    .replace(/mươi bốn$/, `mươi ${four_after_tens}`)
    .replace(/(mươi|mười) năm$/, '$1 lăm');
}
