import type { Dated } from '../dated.ts';

/** What decides how a correction is sent, the first that fits. */
export type CorrectedSeries = 'several' | 'cash_register' | 'per_occurrence' | 'ordinary';

type CorrectionMessageRow = Dated & {
  readonly series: CorrectedSeries;
  readonly coded: boolean;
  /** Message type (MLTDiep) of the new invoice. */
  readonly invoice: string;
  /** Message type of notice 04/SS-HĐĐT. */
  readonly notice: string;
};

/** Message types of corrections; those of 2.1.1 are known from vendors only. */
export const CORRECTION_MESSAGES: readonly CorrectionMessageRow[] = [
  vendor('several', true, '208', '300'),
  vendor('several', false, '210', '300'),
  row('cash_register', true, '206', '303'),
  vendor('cash_register', false, '216', '303'),
  row('per_occurrence', true, '201', '300'),
  row('ordinary', true, '200', '300'),
  row('ordinary', false, '203', '300'),
];

function row(series: CorrectedSeries, coded: boolean, invoice: string, notice: string): CorrectionMessageRow {
  const source = 'QĐ 1450/QĐ-TCT, QĐ 1510/QĐ-TCT';
  return {
    series,
    coded,
    invoice,
    notice,
    source,
    valid_from: '2022-01-01',
    valid_to: null,
    checked: '2026-11-21',
  };
}

function vendor(
  series: CorrectedSeries,
  coded: boolean,
  invoice: string,
  notice: string,
): CorrectionMessageRow {
  const source = 'format 2.1.1 as vendors send it';
  return { ...row(series, coded, invoice, notice), source, valid_from: '2026-07-01', assumed: true };
}
