import { FORMAT_PROBLEM_WORDS } from '../documents/format/problems.ts';
import { documentProblems } from '../documents/format/write.ts';
import { MISTAKE_NOTICE } from '../documents/formats/messages/mistake-notice.format.ts';
import { mistakeNoticeValue } from '../documents/mistake-notice-xml.ts';
import { isCalendarDate } from '../fields/calendar-date.ts';
import { parseSymbol } from '../fields/series-symbol.ts';
import { isBlank } from '../fields/text.ts';
import { requiredText } from '../invoice/ready/field-refusals.ts';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusals.ts';
import { formatVersionFor } from '../rules/particulars/format-versions.table.ts';
import { isCashRegisterInvoice, mistakenInvoiceName } from './content.ts';
import type { MistakenInvoice, MistakeNotice } from './content.ts';
import type { InvoiceDecree } from '../rules/corrections/mistake-notice.table.ts';
import { MISTAKE_NATURES, mistakeNaturesOn } from '../rules/corrections/mistake-notice.table.ts';

const REASON = { label: 'Lý do', max: 255, element: 'HDon/LDo' };
const NOTICE_NO = { label: 'Số thông báo của cơ quan thuế', max: 30, element: 'So' };
const FORM_NO = { label: 'Mẫu số', max: 11, element: 'HDon/KHMSHDon' };
const SYMBOL = { label: 'Ký hiệu', max: 8, element: 'HDon/KHHDon' };
const NUMBER = { label: 'Số hóa đơn', max: 8, element: 'HDon/SHDon' };

/** Hóa đơn điện tử: those of the rules in force (LADHDDT). */
const TODAYS: InvoiceDecree = '1';
const FORM = /^[1-9]$/;
const DIGITS = /^\d+$/;

/** What prevents sending this notice; empty when it is ready. The certificate is checked separately. */
export function checkMistakeNotice(content: MistakeNotice): Refusal[] {
  const { invoices, noticed_on } = content;
  const stated = [
    ...headRefusals(content),
    ...(invoices.length === 0 ? [refuse('mistake_invoices_missing', 'invoices')] : []),
    ...invoices.flatMap((invoice, at) => lineRefusals(invoice, at, noticed_on)),
    ...repeated(invoices),
    ...mixed(invoices),
  ];
  return stated.length === 0 ? formatRefusals(content) : stated;
}

function headRefusals({ review, tax_authority, place, noticed_on }: MistakeNotice): Refusal[] {
  const refusals: Refusal[] = [];
  if ([tax_authority.code, tax_authority.name, place].some(isBlank))
    refusals.push(refuse('mistake_office_missing', null));
  if (review === null) return refusals;
  if (isBlank(review.notice_no) || isBlank(review.noticed_on))
    refusals.push(refuse('mistake_review_missing', isBlank(review.notice_no) ? 'review_no' : 'review_on'));
  else {
    refusals.push(...requiredText('review_no', review.notice_no, NOTICE_NO));
    refusals.push(...dayRefusals('review_on', 'Ngày thông báo', review.noticed_on, noticed_on));
  }
  return refusals;
}

function lineRefusals(invoice: MistakenInvoice, at: number, noticed_on: string): Refusal[] {
  const { number, issued_on, nature, reason } = invoice;
  const line = String(at + 1);
  const refusals = [
    ...requiredText(`invoices.${at}.number`, number, NUMBER, { line }),
    ...(invoice.decree === TODAYS ? seriesRefusals(invoice, at) : []),
    ...requiredText(`invoices.${at}.reason`, reason, REASON, { line }),
    ...dayRefusals(`invoices.${at}.issued_on`, `Dòng ${line}`, issued_on, noticed_on),
  ];
  if (!mistakeNaturesOn(noticed_on).some((row) => row.nature === nature)) {
    const named = MISTAKE_NATURES.find((row) => row.nature === nature)?.name ?? nature;
    refusals.push(refuse('mistake_nature', `invoices.${at}.nature`, { line, nature: named }));
  }
  return refusals;
}

/** What no e-invoice of today's rules says of itself; invoices of older rules wrote theirs in other ways. */
function seriesRefusals({ form_no, symbol, number }: MistakenInvoice, at: number): Refusal[] {
  const line = String(at + 1);
  const refusals = [
    ...requiredText(`invoices.${at}.form_no`, form_no, FORM_NO, { line }),
    ...requiredText(`invoices.${at}.symbol`, symbol, SYMBOL, { line }),
  ];
  if (refusals.length === 0 && (!FORM.test(form_no) || parseSymbol(symbol) === null))
    refusals.push(refuse('mistake_symbol', `invoices.${at}.symbol`, { line, form_no, symbol }));
  if (!isBlank(number) && !DIGITS.test(number))
    refusals.push(refuse('mistake_number', `invoices.${at}.number`, { line, value: number }));
  return refusals;
}

function dayRefusals(field: string, where: string, value: string, latest: string): Refusal[] {
  return isCalendarDate(value) && value <= latest ? [] : [refuse('mistake_day', field, { where, value })];
}

/** An invoice in a notice that was sent before, by the name of that notice; `accepted`: the authority has received its line. */
export type SentBefore = Pick<MistakenInvoice, 'form_no' | 'symbol' | 'number' | 'decree'> & {
  notice: string;
  accepted: boolean;
};

/** An invoice that another notice names already is not sent a second time. */
export function sentBeforeRefusals(
  invoices: readonly MistakenInvoice[],
  sent: readonly SentBefore[],
): Refusal[] {
  const before = new Map(sent.map((one) => [keyOf(one), one]));
  return invoices.flatMap((one, at) => {
    const other = before.get(keyOf(one));
    if (other === undefined) return [];
    const { notice } = other;
    const accepted = other.accepted ? 'yes' : 'no';
    const params = { line: String(at + 1), invoice: mistakenInvoiceName(one), notice, accepted };
    return [refuse('mistake_under_way', `invoices.${at}`, params)];
  });
}

const keyOf = (one: Pick<MistakenInvoice, 'form_no' | 'symbol' | 'number' | 'decree'>): string =>
  `${one.decree} ${mistakenInvoiceName(one)}`;

/** An invoice is named once: two lines of one invoice would get two answers. */
function repeated(invoices: readonly MistakenInvoice[]): Refusal[] {
  const seen = new Map<string, number>();
  return invoices.flatMap((one, at) => {
    const invoice = mistakenInvoiceName(one);
    const key = keyOf(one);
    const before = seen.get(key);
    if (before === undefined) {
      seen.set(key, at + 1);
      return [];
    }
    const params = { line: String(at + 1), before: String(before), invoice };
    return [refuse('mistake_invoice_twice', `invoices.${at}`, params)];
  });
}

/** Invoices of cash registers go in message 303, all others in 300: one notice is one message. */
function mixed(invoices: readonly MistakenInvoice[]): Refusal[] {
  const [first] = invoices;
  if (first === undefined) return [];
  const of_cash_register = isCashRegisterInvoice(first);
  const at = invoices.findIndex((invoice) => isCashRegisterInvoice(invoice) !== of_cash_register);
  const other = invoices[at];
  if (other === undefined) return [];
  const params = { line: String(at + 1), invoice: mistakenInvoiceName(other) };
  return [refuse('mistake_mixed', `invoices.${at}`, params)];
}

/** What the data format of the day would refuse of content that the other rules let pass. */
function formatRefusals(content: MistakeNotice): Refusal[] {
  const version = formatVersionFor(content.noticed_on);
  return documentProblems(MISTAKE_NOTICE, version, mistakeNoticeValue(content, version)).map(
    ({ path, label, problem }) =>
      refuse('mistake_format', null, { label: label || path, path, reason: FORMAT_PROBLEM_WORDS[problem] }),
  );
}
