import { CURRENCIES } from '../fields/currencies.table.ts';

/** Why the amounts of a column are not those of an invoice: in thousands or millions, in another currency, with or without its tax. */
export type AmountMisfit = 'multiple' | 'currency' | 'with_tax' | 'without_tax';

/** What the amounts of an invoice are; `with_tax` is null where it makes no difference. */
export type AmountsWanted = { readonly currency: string; readonly with_tax: boolean | null };

/** A currency that a heading speaks of without naming it: `Đơn giá nguyên tệ`. */
export const FOREIGN = 'foreign';

const MULTIPLE =
  /(?<![\d.,])(?:1[., ]?)?000(?![\d.,])|\b(?:nghin|ngan|trieu|trd)\b(?! hang| sach)|\((?:k|tr)\)/;
const SIGNS: readonly (readonly [sign: RegExp, currency: string])[] = [
  [/₫|\b(?:vnd|dong)\b|[(/] ?d\)?$/, 'VND'],
  [/\$|\bdo ?la\b/, 'USD'],
  [/€/, 'EUR'],
  [/\b(?:ngoai|nguyen) te\b/, FOREIGN],
];
const WITHOUT_TAX = /\b(?:chua|khong|truoc|excl|excluding)(?: \w+){0,2}? (?:tien )?(?:thue|vat|gtgt|tax)\b/;
const WITH_TAX =
  /\b(?:sau|co|gom|ca|da|kem|incl|including|with)(?: \w+){0,2}? (?:tien )?(?:thue|vat|gtgt|tax)\b/;

/** The currency that a heading (folded: lower case, without accents) names, null where it names none. */
export function currencyOfHeading(folded: string): string | null {
  const sign = SIGNS.find(([shape]) => shape.test(folded))?.[1];
  if (sign !== undefined && sign !== FOREIGN) return sign;
  const code = /[\s(/,-]([a-z]{3})[)\s]*(?:$|,)/.exec(folded)?.[1]?.toUpperCase();
  return code !== undefined && CURRENCIES.has(code) ? code : (sign ?? null);
}

/** Whether a heading (folded) says that its prices contain the tax, or that they do not; null where it says neither. */
export function taxOfHeading(folded: string): boolean | null {
  const words = folded.replaceAll(/[^a-z0-9]+/g, ' ');
  if (WITHOUT_TAX.test(words)) return false;
  return WITH_TAX.test(words) ? true : null;
}

export function isMultiple(folded: string): boolean {
  return MULTIPLE.test(folded);
}

/** What a heading (folded) says of its amounts that those of the invoice are not; null where they can be taken as they are. */
export function amountMisfit(folded: string, { currency, with_tax }: AmountsWanted): AmountMisfit | null {
  if (isMultiple(folded)) return 'multiple';
  const named = currencyOfHeading(folded);
  if (named === FOREIGN ? currency === 'VND' : named !== null && named !== currency) return 'currency';
  const said = taxOfHeading(folded);
  if (with_tax === null || said === null || said === with_tax) return null;
  return said ? 'with_tax' : 'without_tax';
}
