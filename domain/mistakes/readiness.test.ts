import { describe, expect, test } from 'vitest';
import { SAMPLE_MISTAKE_NOTICE } from '../samples/sample-mistake-notice.ts';
import { mistakeMessageType, mistakenInvoiceName, mistakeNoticeName } from './content.ts';
import type { MistakenInvoice, MistakeNotice } from './content.ts';
import { mistakeNaturesOn } from '../rules/corrections/mistake-notice.table.ts';
import { checkMistakeNotice } from './readiness.ts';

const [LINE] = SAMPLE_MISTAKE_NOTICE.invoices as [MistakenInvoice];
const said = (changed: Partial<MistakeNotice>) =>
  checkMistakeNotice({ ...SAMPLE_MISTAKE_NOTICE, ...changed }).map(({ code, field }) => [code, field]);
const ofLine = (changed: Partial<MistakenInvoice>) => said({ invoices: [{ ...LINE, ...changed }] });

test('the sample may be sent', () => expect(said({})).toEqual([]));

describe('what stands in the way of a notice', () => {
  test('an empty list, and one invoice named twice', () => {
    expect(said({ invoices: [] })).toEqual([['mistake_invoices_missing', 'invoices']]);
    expect(said({ invoices: [LINE, { ...LINE, number: '00000015' }] })).toEqual([
      ['mistake_invoice_twice', 'invoices.1'],
    ]);
  });

  test.each([
    [{ reason: ' ' }, 'text_missing', 'invoices.0.reason'],
    [{ reason: 'x'.repeat(256) }, 'text_too_long', 'invoices.0.reason'],
    [{ number: '' }, 'text_missing', 'invoices.0.number'],
    [{ issued_on: '2026-11-21' }, 'mistake_day', 'invoices.0.issued_on'],
    [{ issued_on: '' }, 'mistake_day', 'invoices.0.issued_on'],
    [{ nature: 'cancel' }, 'mistake_nature', 'invoices.0.nature'],
    [{ nature: 'adjust' }, 'mistake_nature', 'invoices.0.nature'],
    [{ symbol: 'c26taa' }, 'mistake_symbol', 'invoices.0.symbol'],
    [{ symbol: '' }, 'text_missing', 'invoices.0.symbol'],
    [{ form_no: ' ' }, 'text_missing', 'invoices.0.form_no'],
    [{ symbol: 'C26TAAA' }, 'mistake_symbol', 'invoices.0.symbol'],
    [{ symbol: 'C26TAA-LONG' }, 'text_too_long', 'invoices.0.symbol'],
    [{ form_no: '01GTKT0/001' }, 'mistake_symbol', 'invoices.0.symbol'],
    [{ number: 'abc' }, 'mistake_number', 'invoices.0.number'],
    [{ symbol: 'AA/20E-LONG', decree: '3' }, 'mistake_format', null],
  ] as const)('a line with %j: %s', (changed, code, field) => {
    expect(ofLine(changed)).toEqual([[code, field]]);
  });

  test('an invoice of older rules is named in the ways of its time', () =>
    expect(ofLine({ form_no: '01GTKT0/001', symbol: 'AA/20E', number: '0000012', decree: '3' })).toEqual([]));

  test('invoices of cash registers and others in one notice', () => {
    expect(said({ invoices: [LINE, { ...LINE, symbol: 'C26MAA' }] })).toEqual([
      ['mistake_mixed', 'invoices.1'],
    ]);
    expect(ofLine({ symbol: 'C26MAA' })).toEqual([]);
  });

  test('an answer to a review without its number or day, or dated after the notice', () => {
    const review = { notice_no: 'RS/26/1', noticed_on: '2026-11-19' };
    expect(said({ review })).toEqual([]);
    expect(said({ review: { ...review, notice_no: '' } })).toEqual([['mistake_review_missing', 'review_no']]);
    expect(said({ review: { ...review, noticed_on: '' } })).toEqual([
      ['mistake_review_missing', 'review_on'],
    ]);
    expect(said({ review: { ...review, noticed_on: '2026-11-21' } })).toEqual([['mistake_day', 'review_on']]);
  });

  test('a profile without tax office or place', () => {
    expect(said({ place: '' })).toEqual([['mistake_office_missing', null]]);
    expect(said({ tax_authority: { code: '', name: 'Thuế' } })).toEqual([['mistake_office_missing', null]]);
  });
});

test('what a notice may state follows its day', () => {
  const on = (day: string) => mistakeNaturesOn(day).map(({ nature }) => nature);
  expect(on('2025-05-31')).toEqual(['cancel', 'adjust', 'replace', 'explain']);
  expect(on('2025-06-01')).toEqual(['adjust', 'replace', 'explain']);
  expect(on('2026-07-01')).toEqual(['explain']);
});

test('a notice of cash-register invoices goes as message 303, any other as 300', () => {
  const type = (...symbols: string[]) =>
    mistakeMessageType({ invoices: symbols.map((symbol) => ({ ...LINE, symbol })) });
  expect([type('C26TAA'), type('C26MAA'), type('K26MAA')]).toEqual(['300', '303', '303']);
  expect(mistakeMessageType({ invoices: [{ ...LINE, symbol: 'AB/M', decree: '3' }] })).toBe('300');
});

test('an invoice is called by form, symbol and number, a notice by its first one', () => {
  expect(mistakenInvoiceName(LINE)).toBe('1C26TAA 00000015');
  expect(mistakenInvoiceName({ form_no: '01GTKT0/001', symbol: 'AA/17E', number: 'A12' })).toBe(
    '01GTKT0/001AA/17E A12',
  );
  expect(mistakeNoticeName([LINE])).toBe('1C26TAA 00000015');
  expect(mistakeNoticeName([LINE, LINE, LINE])).toBe('1C26TAA 00000015 và 2 hóa đơn khác');
  expect(mistakeNoticeName([])).toBe('Thông báo chưa có hóa đơn');
});
