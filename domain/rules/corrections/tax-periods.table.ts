import { rowsOn, type Dated } from '../dated.ts';
import { matterSort, type MatterSort } from './matter-sorts.ts';
import type { Matter } from './remedies.table.ts';

type CorrectionPeriodRow = Dated & {
  readonly sort: MatterSort;
  /** Vietnamese: in which tax period the correction is declared. */
  readonly words: string;
};

const CHECKED = '2026-11-27';

/** Kỳ kê khai of an adjusting or replacing invoice. */
const CORRECTION_PERIODS: readonly CorrectionPeriodRow[] = [
  {
    sort: 'main',
    words: 'Khai bổ sung kỳ của hóa đơn gốc nếu tờ khai kỳ đó đã nộp.',
    valid_from: '2026-07-01',
    valid_to: null,
    source: 'NĐ 252/2026 Điều 12 (assumed: TT 91/2026 Điều 10 names no period for wrong invoices)',
    checked: CHECKED,
  },
  {
    sort: 'later',
    words: 'Bên bán kê khai vào kỳ lập hóa đơn mới, bên mua vào kỳ nhận hóa đơn.',
    valid_from: '2026-07-01',
    valid_to: null,
    source: 'TT 91/2026 Điều 10.6.d',
    checked: CHECKED,
  },
];

/** In which period a correction made on a day is declared, in plain words; null where the tables say nothing. */
export function correctionPeriod(matter: Matter, date: string): string | null {
  const sort = matterSort(matter);
  return rowsOn(CORRECTION_PERIODS, date).find((row) => row.sort === sort)?.words ?? null;
}
