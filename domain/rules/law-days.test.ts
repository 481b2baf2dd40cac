import { describe, expect, test } from 'vitest';
import { AGREEMENT_EXEMPTIONS, AGREEMENTS } from './corrections/agreements.table.ts';
import { addDays } from './deadlines/calendar.ts';
import { CORRECTION_BARS } from './corrections/correction-bars.table.ts';
import { STOP_SIGNS } from './stop-signs.table.ts';
import { SEVERAL_BARS } from './corrections/several-invoices.table.ts';
import { MISTAKE_NATURES } from './corrections/mistake-notice.table.ts';
import { CORRECTION_MESSAGES } from './corrections/correction-messages.table.ts';
import { CORRECTION_REASONS } from './corrections/correction-reasons.table.ts';
import type { Dated } from './dated.ts';
import { DEADLINES } from './deadlines/deadlines.table.ts';
import { FORM_NAMES } from './particulars/forms.table.ts';
import { FORMAT_VERSIONS } from './particulars/format-versions.table.ts';
import { INCIDENT_RELIEF } from './deadlines/incident-relief.table.ts';
import { INVOICE_TYPE_FORMS, REGISTRATION_RULES } from './registration-rules.table.ts';
import { ISSUING_WARNINGS } from './issuing-warnings.table.ts';
import { FORM_TITLES } from './particulars/form-titles.table.ts';
import { LEGAL_SENTENCES } from './particulars/legal-sentences.table.ts';
import { NOTICE_STEPS } from './notice-steps.table.ts';
import { MATTERS, WAYS_AROUND } from './corrections/remedies.table.ts';
import { RETAIL_BUYER } from './particulars/retail-buyer.table.ts';
import { REVENUE_RATES, REVENUE_RELIEF } from './tax/revenue-percentages.table.ts';
import { SYMBOL_LETTERS } from './particulars/symbol-letters.table.ts';
import { VAT_RATES } from './tax/vat-rates.table.ts';

/** From 2022-01-01 the product knows the law at all. */
const LAW = ['2022-01-01', '2025-06-01' /* NĐ 70/2025, TT 32/2025 */, '2026-07-01' /* NĐ 254/2026 */];
/** First days of the reductions of tax, and the first days without them. */
const RELIEF = [
  '2022-02-01',
  '2023-01-01',
  '2023-07-01',
  '2024-01-01',
  '2024-07-01',
  '2025-01-01',
  '2025-07-01',
  '2027-01-01',
];

/** The days on which rows of a table begin, or are no longer in force. */
function turns(rows: readonly Dated[]): string[] {
  const days = rows.flatMap(({ valid_from, valid_to }) =>
    valid_to === null ? [valid_from] : [valid_from, addDays(valid_to, 1)],
  );
  return [...new Set(days)].toSorted();
}

describe('the law changes on the days on which a text of it comes into force, and on no other', () => {
  test.each<[string, readonly Dated[]]>([
    ['agreements', [...AGREEMENTS, ...AGREEMENT_EXEMPTIONS]],
    ['correction bars', CORRECTION_BARS],
    ['bars to several invoices', SEVERAL_BARS],
    ['signs of a stop', STOP_SIGNS],
    ['correction messages', CORRECTION_MESSAGES],
    ['correction reasons', CORRECTION_REASONS],
    ['deadlines', DEADLINES],
    ['form names', FORM_NAMES],
    ['form titles', Object.values(FORM_TITLES).flat()],
    ['format versions', FORMAT_VERSIONS],
    ['incident relief', INCIDENT_RELIEF],
    ['invoice types', INVOICE_TYPE_FORMS],
    ['issuing warnings', ISSUING_WARNINGS],
    ['legal sentences', Object.values(LEGAL_SENTENCES).flat()],
    ['mistake natures', MISTAKE_NATURES],
    ['notice steps', Object.values(NOTICE_STEPS).flat()],
    ['registration rules', REGISTRATION_RULES],
    ['remedies', [...MATTERS, ...WAYS_AROUND]],
    ['retail buyer', RETAIL_BUYER],
    ['revenue rates', REVENUE_RATES],
    ['symbol letters', SYMBOL_LETTERS],
  ])('%s', (_table, rows) => expect(turns(rows).filter((day) => !LAW.includes(day))).toEqual([]));

  test('the reductions of tax have days of their own', () => {
    expect(turns(REVENUE_RELIEF)).toEqual(RELIEF);
    // 2025-06-01: finance leases (TT 32/2025).
    expect(turns(VAT_RATES)).toEqual(['2022-01-01', ...RELIEF, '2025-06-01'].toSorted());
  });
});
