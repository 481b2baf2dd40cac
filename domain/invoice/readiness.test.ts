import { describe, expect, test } from 'vitest';
import { DEFAULT_DECIMAL_DIGITS } from '../money/decimal-digits.ts';
import { computeInvoice } from '../money/invoice-amounts.ts';
import type { RefusalCode } from '../refusals.ts';
import { refusalText } from '../refusals.ts';
import type { DeclarationContent, DeclaredCertificate, PauseRequest } from '../registration/content.ts';
import type { AcceptedDeclaration } from '../registration/in-force.ts';
import { SAMPLE_DECLARATION } from '../samples/sample-declaration.ts';
import { SAMPLE_INVOICE, sampleLine } from '../samples/sample-invoice.ts';
import type { InvoiceContent, InvoiceLine } from './content.ts';
import type { ReadinessInput } from './readiness.ts';
import { checkReady } from './readiness.ts';

const CERTIFICATE = {
  subject_name: 'Công ty Sao Mai',
  tax_code: '0101243150',
  serial: '5401010A',
  valid_from: '2026-01-01T00:00:00Z',
  valid_to: '2028-01-01T00:00:00Z',
};

const DECLARED: DeclaredCertificate = {
  issuer_name: 'CA MẪU',
  serial: '54:01:01:0a',
  valid_from: '2026-01-01T00:00:00Z',
  valid_to: '2028-01-01T00:00:00Z',
  action: 'add',
};

const UNCODED = { ...SAMPLE_DECLARATION.invoice_modes, coded: false, uncoded: true };

const pause = (period: Pick<PauseRequest, 'starts_on' | 'ends_on'>): PauseRequest => ({
  provider_name: null,
  provider_tax_code: null,
  certificate_serial: null,
  note: null,
  ...period,
});

/** Declarations of these certificates, each accepted on a day of its own, the first long ago. */
const accepted = (...all: Partial<DeclarationContent & { on: string }>[]): AcceptedDeclaration[] =>
  all.map(({ on = '2025-06-01', ...change }, at) => ({
    id: at + 1,
    content: { ...SAMPLE_DECLARATION, certificates: [DECLARED], ...change },
    accepted_on: `${on}T01:00:00Z`,
    cash_register_code: null,
  }));

function check(content: Partial<InvoiceContent> = {}, rest: Partial<ReadinessInput> = {}) {
  const whole = { ...SAMPLE_INVOICE, number: null, ...content };
  return checkReady({
    content: whole,
    amounts: computeInvoice(whole, DEFAULT_DECIMAL_DIGITS),
    today: '2026-11-20',
    now: '2026-11-20T02:15:00Z',
    series: { active: true, last_number: 14 },
    certificate: CERTIFICATE,
    declarations: accepted({}),
    message_bytes: 5161,
    ...rest,
  });
}

const goods = (line: Partial<InvoiceLine>) => ({
  lines: [sampleLine({ name: 'Bút', quantity: '1', unit_price: '1', vat_rate: '8%', ...line })],
});

/** Five characters came with the acceptance. */
const REGISTER = { declarations: accepted({}).map((one) => ({ ...one, cash_register_code: 'A1B2C' })) };

test('the sample is ready', () => expect(check()).toEqual([]));

test('all reasons at once', () => {
  const found = check(
    { ...goods({ quantity: '1.1234567' }), issued_on: '2026-11-21', buyer_tax_code: '0100109107' },
    { certificate: null, series: { active: false, last_number: 0 } },
  );
  expect(found.map(({ code, field }) => [code, field])).toEqual([
    ['tax_code_check_digit', 'buyer_tax_code'],
    ['number_decimals', 'lines.0.quantity'],
    ['issued_on_future', 'issued_on'],
    ['series_closed', 'symbol'],
    ['certificate_missing', 'certificate'],
  ]);
});

type Case = [RefusalCode, string | null, Partial<InvoiceContent>, Partial<ReadinessInput>?];
const LONG = 'a'.repeat(501);
const CASES: Case[] = [
  ['issued_on_future', 'issued_on', { issued_on: '2026-11-21' }],
  ['issued_on_malformed', 'issued_on', { issued_on: '2026-02-30' }],
  ['symbol_year', 'symbol', { symbol: 'C25TAA' }],
  ['symbol_letter_form', 'symbol', { symbol: 'C26NAA' }],
  ['form_unknown', 'form_no', { form_no: '0' }],
  ['series_unpublished', 'symbol', { symbol: 'C26LAA' }],
  ['issued_on_not_today', 'issued_on', { symbol: 'C26MAA', issued_on: '2026-11-19' }, REGISTER],
  ['register_code_missing', 'symbol', { symbol: 'C26MAA' }],
  ['series_missing', 'symbol', {}, { series: null }],
  ['series_closed', 'symbol', {}, { series: { active: false, last_number: 14 } }],
  ['series_exhausted', 'symbol', {}, { series: { active: true, last_number: 99_999_999 } }],
  ['certificate_missing', 'certificate', {}, { certificate: null }],
  ['certificate_deleted', 'certificate', {}, { certificate: null, was_chosen: true }],
  ['certificate_expired', 'certificate', {}, { now: '2028-01-01T00:00:01Z' }],
  ['certificate_not_yet_valid', 'certificate', {}, { now: '2025-12-31T23:59:59Z' }],
  ['certificate_tax_code', 'certificate', {}, { certificate: { ...CERTIFICATE, tax_code: '0100109106' } }],
  ['certificate_tax_code', 'certificate', {}, { certificate: { ...CERTIFICATE, tax_code: null } }],
  [
    'certificate_not_declared',
    'certificate',
    {},
    { declarations: accepted({ certificates: [{ ...DECLARED, serial: '5401010B' }] }) },
  ],
  [
    'certificate_stopped',
    'certificate',
    {},
    {
      declarations: accepted({}, { on: '2026-11-20', certificates: [{ ...DECLARED, action: 'stop' }] }),
    },
  ],
  [
    'certificate_declared_dates',
    'certificate',
    {},
    { declarations: accepted({ certificates: [{ ...DECLARED, valid_to: '2026-11-20T02:14:59Z' }] }) },
  ],
  ['series_type_not_declared', 'form_no', { form_no: '2' }],
  ['series_mode_not_declared', 'symbol', {}, { declarations: accepted({ invoice_modes: UNCODED }) }],
  [
    'issued_before_declaration',
    'issued_on',
    { issued_on: '2026-11-18' },
    { declarations: accepted({ invoice_modes: UNCODED }, { on: '2026-11-19' }) },
  ],
  [
    'issuing_paused',
    null,
    {},
    { declarations: accepted({ pauses: [pause({ starts_on: '2026-11-20', ends_on: '2026-11-20' })] }) },
  ],
  ['buyer_missing', 'buyer_name', { buyer_name: ' ', buyer_person: null, buyer_tax_code: null }],
  ['buyer_missing', 'buyer_name', { buyer_name: '\u200B', buyer_person: '\u200F', buyer_tax_code: null }],
  ['retail_buyer_words', 'buyer_name', { buyer_name: ' người mua không lấy  hóa đơn\u200B' }],
  ['retail_buyer_words', 'buyer_person', { buyer_person: 'Người mua không lấy hóa đơn'.normalize('NFD') }],
  ['text_missing', 'payment_method', { payment_method: '\u2060' }],
  ['text_missing', 'lines.0.name', goods({ name: '\u200B\u00A0' })],
  ['currency_unknown', 'currency', { currency: 'XXX', exchange_rate: '1' }],
  ['buyer_name_required', 'buyer_name', { buyer_name: null }],
  ['buyer_address_required', 'buyer_address', { buyer_address: '' }],
  ['tax_code_length', 'buyer_tax_code', { buyer_tax_code: '031129874' }],
  [
    'tax_code_check_digit',
    'seller.tax_code',
    { seller: { ...SAMPLE_INVOICE.seller, tax_code: '0101243151' } },
    { certificate: { ...CERTIFICATE, tax_code: '0101243151' } },
  ],
  ['text_missing', 'seller.address', { seller: { ...SAMPLE_INVOICE.seller, address: '' } }],
  ['identity_no_malformed', 'buyer_identity_no', { buyer_identity_no: '1234' }],
  ['budget_code_malformed', 'buyer_budget_code', { buyer_budget_code: '0123456' }],
  ['email_malformed', 'buyer_email', { buyer_email: 'mua.example.vn' }],
  ['text_too_long', 'buyer_person', { buyer_person: 'a'.repeat(101) }],
  ['text_too_long', 'payment_method', { payment_method: 'a'.repeat(51) }],
  ['text_characters', 'buyer_name', { buyer_name: 'Công ty \u0007' }],
  ['text_characters', 'buyer_name', { buyer_name: 'Công ty \u202Egnp.exe' }],
  ['text_missing', 'payment_method', { payment_method: '' }],
  ['currency_malformed', 'currency', { currency: 'vnd' }],
  ['exchange_rate_missing', 'exchange_rate', { currency: 'USD' }],
  ['exchange_rate_not_positive', 'exchange_rate', { currency: 'USD', exchange_rate: '0' }],
  ['number_decimals', 'exchange_rate', { currency: 'USD', exchange_rate: '25000.123' }],
  ['lines_missing', 'lines', { lines: [] }],
  ['lines_missing', 'lines', { lines: [sampleLine({ kind: 'note', name: 'Ghi chú' })] }],
  ['line_quantity_missing', 'lines.0.quantity', goods({ quantity: null })],
  ['line_unit_price_missing', 'lines.0.unit_price', goods({ unit_price: null })],
  ['number_malformed', 'lines.0.quantity', goods({ quantity: '1,5' })],
  ['number_decimals', 'lines.0.unit_price', goods({ unit_price: '1.0000001' })],
  ['number_digits', 'lines.0.quantity', goods({ quantity: '1234567890123456789012', unit_price: '0' })],
  ['text_missing', 'lines.0.name', goods({ name: '' })],
  ['text_too_long', 'lines.0.name', goods({ name: LONG })],
  ['vat_rate_missing', 'lines.0.vat_rate', goods({ vat_rate: null })],
  ['vat_rate_unknown', 'lines.0.vat_rate', goods({ vat_rate: 'KHAC:%' })],
  ['line_discount_rate_range', 'lines.0.discount_rate', goods({ discount_rate: '100' })],
  [
    'line_discount_too_large',
    'lines.0.discount_amount',
    {
      lines: [...SAMPLE_INVOICE.lines.slice(1, 2), ...goods({ discount_amount: '2' }).lines].reverse(),
    },
  ],
  [
    'line_discount_contradicts',
    'lines.0.discount_amount',
    goods({ quantity: '1', unit_price: '108000', discount_rate: '5', discount_amount: '5000' }),
  ],
  ['document_too_large', null, {}, { message_bytes: 2 * 1024 * 1024 + 1 }],
  ['document_format', null, { file_no: 'p'.repeat(101) }],
];

test('what replaces an invoice may state the discount that this one stated', () => {
  const stated = goods({ quantity: '1', unit_price: '108000', discount_rate: '5', discount_amount: '5000' });
  const related: InvoiceContent['related'] = {
    ...{ nature: 'replace', regime: '1', tax_code: null, form_no: '1', symbol: 'C26TAA', number: '14' },
    ...{ issued_on: '2026-11-19', reason_code: null, note: 'Thay thế', list_no: null, list_on: null },
  };
  const codes = (content: Partial<InvoiceContent>) => check(content).map(({ code }) => code);
  expect(codes(stated)).toContain('line_discount_contradicts');
  expect(codes({ ...stated, related })).not.toContain('line_discount_contradicts');
});

describe('one reason', () => {
  test.each(CASES)('%s at %s', (code, field, content, rest) => {
    const found = check(content, rest);
    expect(found.map((refusal) => [refusal.code, refusal.field])).toEqual([[code, field]]);
    const text = found.map((one) => refusalText(one)).join('');
    expect(text).not.toMatch(/undefined|\{/);
    expect(text).toMatch(/\.$/);
  });
});

test('a certificate that is not declared is named by its holder, its serial number after that', () => {
  const found = check({}, { declarations: accepted({ certificates: [] }) });
  expect(found.map((one) => refusalText(one))).toEqual([
    'Chứng thư số của Công ty Sao Mai, số hiệu 5401010A, chưa có trong tờ khai nào được cơ quan thuế chấp nhận. Lập tờ khai có chứng thư này và chờ chấp nhận.',
  ]);
});

describe('by what the tax authority has accepted', () => {
  const codes = (content: Partial<InvoiceContent>, declarations: readonly AcceptedDeclaration[]) =>
    check(content, { declarations }).map(({ code }) => code);

  test('without a declaration neither the series nor the certificate is in force', () =>
    expect(codes({}, [])).toEqual(['declaration_missing', 'certificate_not_declared']));

  test('a declaration counts from the day of its acceptance on, for invoices of that day and later', () => {
    const today = accepted({ on: '2026-11-20' });
    expect(codes({ issued_on: '2026-11-20' }, today)).toEqual([]);
    expect(codes({ issued_on: '2026-11-19' }, today)).toEqual(['issued_before_declaration']);
    expect(codes({}, accepted({ on: '2026-11-21' }))).toEqual([
      'declaration_missing',
      'certificate_not_declared',
    ]);
  });

  test('the first day that is allowed is named', () => {
    const [found] = check({ issued_on: '2026-11-10' }, { declarations: accepted({ on: '2026-11-17' }) });
    expect(found && refusalText(found)).toBe(
      'Ký hiệu 1C26TAA được dùng từ 17/11/2026 theo tờ khai được chấp nhận, ngày lập 10/11/2026 trước ngày đó. Đổi ngày lập về 17/11/2026 hoặc sau đó.',
    );
  });

  test('what a later declaration takes away is gone, though the invoice is dated before', () =>
    expect(
      codes({ issued_on: '2026-11-10' }, accepted({}, { on: '2026-11-20', invoice_modes: UNCODED })),
    ).toEqual(['series_mode_not_declared']));

  test('a later declaration that does not name the certificate leaves it in use; an extension gives it new dates', () => {
    const ended = { ...DECLARED, valid_to: '2026-11-01T00:00:00Z' };
    expect(codes({}, accepted({}, { on: '2026-11-20', certificates: [] }))).toEqual([]);
    expect(
      codes(
        {},
        accepted(
          { certificates: [ended] },
          { on: '2026-11-20', certificates: [{ ...DECLARED, action: 'extend' }] },
        ),
      ),
    ).toEqual([]);
  });

  test('a pause of another certificate, of other days or of another provider stops nothing', () => {
    const days = { starts_on: '2026-11-20', ends_on: null };
    const pauses = [
      pause({ starts_on: '2026-11-21', ends_on: null }),
      pause({ starts_on: '2026-11-01', ends_on: '2026-11-19' }),
      { ...pause(days), certificate_serial: '5401010B' },
      { ...pause(days), provider_tax_code: '0100686209' },
    ];
    expect(codes({}, accepted({ pauses }))).toEqual([]);
    expect(codes({}, accepted({ pauses: [{ ...pause(days), certificate_serial: '5401010A' }] }))).toEqual([
      'issuing_paused',
    ]);
  });
});

test('numbers in a sentence are written in the style of the company', () => {
  const refusal = { code: 'total_negative', params: { total: '-2160.5' } } as const;
  expect(refusalText(refusal)).toContain('Tổng thanh toán −2.160,5 là số âm');
  expect(refusalText(refusal, 'international')).toContain('Tổng thanh toán −2,160.5 là số âm');
});

test('what only the data format refuses is named by its label and its element', () => {
  const [found] = check({ file_no: 'p'.repeat(101) });
  expect(found && refusalText(found)).toBe(
    'Mã hồ sơ (cấp mã theo từng lần phát sinh) dài hơn định dạng cho phép (phần tử TTChung/MHSo). Sửa thông tin ấy rồi phát hành lại.',
  );
});

test('8% on an invoice dated 2027 is refused, with the date in the words', () => {
  const found = check(
    { ...goods({}), symbol: 'C27TAA', issued_on: '2027-01-01' },
    { today: '2027-01-01', now: '2027-01-01T02:00:00Z' },
  );
  expect(found.map(({ code, field }) => [code, field])).toEqual([
    ['vat_rate_not_in_force', 'lines.0.vat_rate'],
  ]);
  expect(found.map((one) => refusalText(one))).toEqual([
    'Dòng 1: thuế suất 8% không áp dụng cho hóa đơn lập ngày 01/01/2027. Chọn thuế suất khác.',
  ]);
});

test('a trade discount is typed positive, with amount and rate', () => {
  const discount = (line: Partial<InvoiceLine>) =>
    check({ lines: [...goods({}).lines, sampleLine({ kind: 'discount', name: 'CK', ...line })] }).map(
      (r) => r.code,
    );
  expect(discount({})).toEqual(['line_amount_missing', 'vat_rate_missing']);
  expect(discount({ amount: '-1', vat_rate: '8%' })).toEqual(['line_amount_negative']);
  expect(discount({ amount: '5', vat_rate: '8%' })).toEqual(['total_negative']);
});

test('an invoice that has its number is not stopped by a series that ran out', () =>
  expect(check({ number: 15 }, { series: { active: true, last_number: 99_999_999 } })).toEqual([]));

test('an issue date before today is no reason', () => expect(check({ issued_on: '2026-11-02' })).toEqual([]));
