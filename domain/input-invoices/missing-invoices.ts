import { addMonths, dayOfMonth } from '../rules/deadlines/calendar.ts';

/** Months in a row, each with an invoice, after which the next one is expected too: electricity, telecom, rent. */
export const REGULAR_MONTHS = 3;
/** A seller that sends more than these in one month delivers goods; a month without any says little. */
const MAX_A_MONTH = 3;
/** A seller that has been silent for more months than these is no longer one. */
const MAX_SILENT = 2;
/** Days after the end of a month in which its invoice may still come. */
const GRACE_DAYS = 5;

/** How many invoices of a seller, corrections apart, were issued in which month (YYYY-MM). */
type SellerMonths = ReadonlyMap<string, number>;

/** A month (YYYY-MM) of which an invoice is expected, after so many in a row that have one. */
type MissingMonth = { readonly month: string; readonly months_before: number };

/**
 * Months without an invoice of a seller that sent one in each of the three or more months before. `today` YYYY-MM-DD: a month counts
 * five days after its end. A seller that did not come back after two months has ended, and nothing is missing of it.
 */
export function missingMonths(months: SellerMonths, today: string): MissingMonth[] {
  const first = [...months.keys()].toSorted()[0];
  if (first === undefined) return [];
  const found: MissingMonth[] = [];
  let run = 0;
  let silent: MissingMonth[] = [];
  let before = 0;
  for (let day = `${first}-01`; isOver(day, today) || months.has(day.slice(0, 7)); day = addMonths(day, 1)) {
    const month = day.slice(0, 7);
    const count = months.get(month) ?? 0;
    if (count > 0) {
      // The months of a longer pause are not missing: the seller had stopped, and began again.
      if (silent.length <= MAX_SILENT) found.push(...silent);
      silent = [];
      run = count <= MAX_A_MONTH ? run + 1 : 0;
    } else {
      if (silent.length === 0) before = run;
      run = 0;
      if (before >= REGULAR_MONTHS) silent.push({ month, months_before: before });
    }
  }
  return silent.length <= MAX_SILENT ? [...found, ...silent] : found;
}

const isOver = (first_day: string, today: string): boolean => dayOfMonth(first_day, 1, GRACE_DAYS) < today;

export type MissingInvoice =
  | {
      /** The invoice that a received one replaces or adjusts. */
      readonly kind: 'original';
      readonly missing_name: string;
      readonly received_name: string;
      readonly nature: 'replace' | 'adjust';
    }
  | { readonly kind: 'month'; readonly month: string; readonly months_before: number };

/** What the company has decided of a hint is remembered under this. */
export function missingKey(seller_tax_code: string, missing: MissingInvoice): string {
  return `${missing.kind} ${seller_tax_code} ${missing.kind === 'original' ? missing.missing_name : missing.month}`;
}

/** The mail that asks the seller for it, in Vietnamese whatever language the page has: the seller reads it. */
export function requestMail(
  missing: MissingInvoice,
  seller_name: string,
  company: { name: string; tax_code: string },
): { subject: string; body: string } {
  const { subject, asked } =
    missing.kind === 'original' ? originalAsked(missing) : monthAsked(readableMonth(missing.month));
  return {
    subject: `${company.name}: ${subject}`,
    body: [
      `Kính gửi ${seller_name},`,
      asked,
      `Thông tin người mua: ${company.name}, mã số thuế ${company.tax_code}.`,
      'Trân trọng cảm ơn.',
    ].join('\n\n'),
  };
}

function originalAsked({ missing_name, received_name, nature }: MissingInvoice & { kind: 'original' }) {
  const verb = nature === 'replace' ? 'thay thế' : 'điều chỉnh';
  return {
    subject: `xin gửi tệp XML của hóa đơn ${missing_name}`,
    asked: `Chúng tôi đã nhận hóa đơn ${received_name}, ${verb} hóa đơn ${missing_name}, nhưng chưa nhận được hóa đơn ${missing_name}. Kính đề nghị Quý công ty gửi lại tệp XML của hóa đơn này để chúng tôi đối chiếu.`,
  };
}

function monthAsked(month: string) {
  return {
    subject: `xin gửi hóa đơn tháng ${month}`,
    asked: `Chúng tôi chưa nhận được hóa đơn tháng ${month} của Quý công ty. Nếu hóa đơn đã được lập, kính đề nghị gửi lại tệp XML; nếu trong tháng không phát sinh, xin báo lại để chúng tôi ghi nhận.`,
  };
}

/** `10/2026` of `2026-10`. */
function readableMonth(month: string): string {
  return month.split('-').toReversed().join('/');
}
