import { numberText as eightDigits } from '#domain/invoice/shown-name.ts';
import { shownDecimal, type NumberStyle } from '#domain/numbers/number-style.ts';

/** `12445454.5455` -> `12.445.454,5455`; a missing number prints as nothing. */
export function numberText(decimal: string | null, style: NumberStyle): string {
  return decimal === null ? '' : shownDecimal(decimal, style);
}

/** Is the decimal text zero, whatever its scale? */
export function isZeroText(decimal: string): boolean {
  return /^-?0*(\.0*)?$/.test(decimal);
}

/** Số hóa đơn padded to the eight digits the printed form shows. */
export function invoiceNumberText(number: number | null): string {
  return number === null ? '(chưa cấp)' : eightDigits(number);
}

/** `2026-11-21` -> `21/11/2026`. */
export function dateText(date: string): string {
  return date.split('-').reverse().join('/');
}

const vietnamTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Ho_Chi_Minh',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** An instant (ISO with Z) as Vietnam's clock shows it: `21/11/2026 09:14:52`. */
export function timeText(iso: string): string {
  return vietnamTime.format(new Date(iso)).replace(',', '');
}

/** `8%` stays; KHAC:05.26% -> 5,26%. */
export function rateText(vat_rate: string | null, style: NumberStyle): string {
  const other = /^KHAC:0*(\d+(?:\.\d+)?)%$/.exec(vat_rate ?? '');
  return other ? `${numberText(other[1] ?? null, style)}%` : (vat_rate ?? '');
}
