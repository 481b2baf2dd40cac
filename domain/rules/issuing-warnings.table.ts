import type { Dated } from './dated.ts';

export type IssuingWarningCode = (typeof ISSUING_WARNING_CODES)[number];

/** Warnings that a person can confirm, to publish the invoice all the same. */
export const ISSUING_WARNING_CODES = [
  'issued_on_backwards',
  'signing_late',
  'value_below_zero',
  'letters_unprintable',
  'letters_lost',
  'vehicle_details_missing',
] as const;

type IssuingWarningRow = Dated & { readonly code: IssuingWarningCode };

const CHECKED = '2026-11-23';

/** Since when each is shown. */
export const ISSUING_WARNINGS: readonly IssuingWarningRow[] = [
  {
    // The law has numbers rise in time; that dates rise with them is what providers and inspectors look for.
    code: 'issued_on_backwards',
    valid_from: '2022-01-01',
    valid_to: null,
    source: 'practice of providers; NĐ 254/2026 Phụ lục 2 speaks of numbers alone',
    checked: CHECKED,
    assumed: true,
  },
  {
    code: 'signing_late',
    valid_from: '2025-06-01',
    valid_to: null,
    source:
      'NĐ 254/2026 Phụ lục 7, which leaves out what is reported by table; before it, NĐ 70/2025 Điều 1.7.c',
    checked: '2026-12-01',
  },
  {
    // No text forbids it; a sale is never worth less than nothing, so it is most likely a sign typed wrong.
    code: 'value_below_zero',
    valid_from: '2022-01-01',
    valid_to: null,
    source: 'practice; TT 91/2026 Điều 10.1.b says only that a decrease is negative',
    checked: CHECKED,
    assumed: true,
  },
  {
    // The XML has the letter, and it alone is the invoice; the print would show a box in its place.
    code: 'letters_unprintable',
    valid_from: '2022-01-01',
    valid_to: null,
    source:
      'NĐ 254/2026 Điều 10: what an invoice shows has to be readable; which letters is the print of this product',
    checked: '2026-11-26',
    assumed: true,
  },
  {
    // U+FFFD is what programs write for a letter that they could not read: an invoice has no use for the sign itself.
    code: 'letters_lost',
    valid_from: '2022-01-01',
    valid_to: null,
    source:
      'NĐ 254/2026 Điều 10: names and addresses are those of the registration; practice of text in other charsets',
    checked: '2026-12-01',
    assumed: true,
  },
  {
    // The annex of the data format asks for them of used vehicles alone; of new ones the decree wants them in the name or beside it.
    code: 'vehicle_details_missing',
    valid_from: '2026-07-01',
    valid_to: null,
    source: 'NĐ 254/2026 Phụ lục 5.a.1.1: nhãn hiệu, loại xe, năm sản xuất of cars and motorbikes',
    checked: '2026-12-01',
  },
];
