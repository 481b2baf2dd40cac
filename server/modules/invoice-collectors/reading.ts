import { judgeInputInvoice, type Judgement } from '#domain/input-invoices/judge-input-invoice.ts';
import { decimalText, readDecimal } from '#domain/money/decimal.ts';
import { isCalendarDate } from '#domain/fields/calendar-date.ts';
import { inputRelation, type InputRelation } from '#domain/input-invoices/related-invoice.ts';
import { formNameOn } from '#domain/rules/particulars/forms.table.ts';
import type { components } from '#generated/types.ts';
import type { FileJudge } from '#server/modules/xml-verifications/index.ts';
import { judgeXml } from '#server/modules/xml-verifications/index.ts';
import { failure } from '#server/platform/http/failure.ts';
import { shownName } from '#domain/invoice/shown-name.ts';

type Schemas = components['schemas'];
type Reading = Schemas['InputInvoiceReading'];
type First = NonNullable<Awaited<ReturnType<typeof judgeXml>>['first']>;

/** Lines that are kept of one invoice; a real one of 2 MB has some thousand. */
const MAX_LINES = 10_000;

export type JudgedInvoice = Judgement & { reading: Reading; columns: Columns };

/** What the list knows of an invoice. */
type Columns = Pick<
  Schemas['InvoiceCollector'],
  | 'name'
  | 'seller_name'
  | 'seller_tax_code'
  | 'buyer_name'
  | 'buyer_tax_code'
  | 'issued_on'
  | 'currency'
  | 'exchange_rate'
  | 'total_before_vat'
  | 'total_vat'
  | 'total'
  | 'authority_code'
> & { form_no: string; symbol: string; number: number; related: InputRelation | null };

/** Of a file: the invoice, and the verdict on it. Failures: those of judgeXml, and 422 for what is not one whole invoice. */
export async function readInputInvoice(
  judge: FileJudge,
  { tenant_id, tax_code, today }: { tenant_id: number; tax_code: string; today: string },
  file: Uint8Array,
): Promise<JudgedInvoice> {
  const { first, verification } = await judgeXml(judge, tenant_id, file);
  if (first === null)
    throw failure(422, 'no_invoice', 'Trong tệp không có hóa đơn nào. Chọn tệp XML gốc của hóa đơn.');
  if (verification.invoice_count > 1)
    throw failure(
      422,
      'several_invoices',
      `Tệp gộp ${verification.invoice_count} hóa đơn. Xin người bán gửi mỗi hóa đơn một tệp XML.`,
    );
  const columns = columnsOf(first);
  if (first.content.lines.length > MAX_LINES)
    throw failure(
      422,
      'too_many_lines',
      `Hóa đơn có ${first.content.lines.length} dòng, hệ thống nhận tối đa ${MAX_LINES} dòng.`,
    );
  const { signatures, unsigned_parts } = verification;
  const judgement = judgeInputInvoice(
    { ...first, amount_problems: amountFaults(first, columns), invoice: first, signatures, unsigned_parts },
    { tax_code, today },
  );
  return {
    ...judgement,
    columns,
    reading: readingOf(first, columns.number, { checks: [...judgement.checks], signatures }),
  };
}

/** Longest texts of the format (QĐ 1271/QĐ-CT), for what the list shows. */
const LENGTHS = { form_no: 11, symbol: 8, tax_code: 14, name: 400, code: 50, currency: 3 } as const;

const short = (text: string | null, most: number): string | null => text?.slice(0, most) ?? null;

/** An amount that a column of money can hold, however many zeros are behind it; null for anything else. */
function amount(text: string | null): string | null {
  const decimal = readDecimal(text);
  const plain = decimal === null ? '' : decimalText(decimal);
  return /^-?\d{1,19}(\.\d{1,6})?$/.test(plain) ? plain : null;
}

const TOTALS = ['total_before_vat', 'total_vat', 'total'] as const;

/** What does not add up; a total that is stated and that the list cannot have is as good as missing. */
function amountFaults({ amount_problems, stated }: First, columns: Columns): First['amount_problems'] {
  const is_lost = TOTALS.some((total) => stated[total] !== null && columns[total] === null);
  return is_lost && !amount_problems.includes('amount_missing')
    ? [...amount_problems, 'amount_missing']
    : amount_problems;
}

/** What an invoice is known by has to be there: without it nobody could tell one from another. */
function columnsOf({ content, stated, authority_code }: First): Columns {
  const { form_no, symbol, number, issued_on, seller } = content;
  const missing = [
    form_no === '' || form_no.length > LENGTHS.form_no ? 'ký hiệu mẫu số' : null,
    symbol === '' || symbol.length > LENGTHS.symbol ? 'ký hiệu' : null,
    number === null || number === 0 ? 'số hóa đơn' : null,
    isCalendarDate(issued_on) ? null : 'ngày lập',
    seller.tax_code === '' || seller.tax_code.length > LENGTHS.tax_code ? 'mã số thuế người bán' : null,
  ].filter((part) => part !== null);
  if (missing.length > 0 || number === null)
    throw failure(
      422,
      'invoice_incomplete',
      `Hóa đơn trong tệp thiếu hoặc sai ${missing.join(', ')}, có thể là bản nháp. Xin người bán gửi tệp XML của hóa đơn đã phát hành.`,
    );
  return {
    ...{ form_no, symbol, number, issued_on },
    name: shownName({ form_no, symbol, number }),
    seller_name: short(seller.name, LENGTHS.name) || seller.tax_code,
    seller_tax_code: seller.tax_code,
    buyer_name: short(content.buyer_name ?? content.buyer_person, LENGTHS.name),
    buyer_tax_code: short(content.buyer_tax_code, LENGTHS.tax_code),
    currency: short(content.currency, LENGTHS.currency) || 'VND',
    exchange_rate: amount(content.exchange_rate),
    total_before_vat: amount(stated.total_before_vat),
    total_vat: amount(stated.total_vat),
    total: amount(stated.total),
    authority_code: short(authority_code, LENGTHS.code),
    related: content.related ? inputRelation(content.related) : null,
  };
}

function readingOf(
  { content, stated, stated_lines, version, authority_code }: First,
  number: number,
  { checks, signatures }: Pick<Reading, 'checks' | 'signatures'>,
): Reading {
  const { form_no, symbol, issued_on, payment_method, currency, exchange_rate, seller } = content;
  return {
    ...{ form_no, symbol, number, issued_on, version, authority_code, payment_method, exchange_rate },
    currency: currency || 'VND',
    form_name: formNameOn(form_no, issued_on),
    seller: {
      name: seller.name || null,
      person: null,
      tax_code: seller.tax_code,
      address: seller.address || null,
    },
    buyer: {
      name: content.buyer_name,
      person: content.buyer_person,
      tax_code: content.buyer_tax_code,
      address: content.buyer_address,
    },
    lines: content.lines.map((line, at) => {
      const { kind, name, unit, quantity, unit_price, discount_rate, discount_amount, vat_rate } = line;
      return {
        ...{ kind, name, unit, quantity, unit_price, discount_rate, discount_amount },
        // What is no rate is shown as it is written.
        vat_rate: vat_rate ?? stated_lines[at]?.vat_rate ?? null,
        amount: stated.lines[at] ?? null,
      };
    }),
    by_rate: stated.by_rate,
    total_before_vat: stated.total_before_vat,
    total_discount: stated.total_discount,
    total_vat: stated.total_vat,
    total: stated.total,
    total_in_words: stated.total_in_words,
    checks,
    signatures,
  };
}
