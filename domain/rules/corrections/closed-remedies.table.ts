import { rowsOn, type Dated } from '../dated.ts';
import { matterSort, type MatterSort } from './matter-sorts.ts';
import type { Matter } from './remedies.table.ts';

/** What a seller may look for and may not do. */
export type ClosedAction = 'adjust' | 'replace' | 'notify' | 'cancel';

type ClosedRemedyRow = Dated & {
  readonly action: ClosedAction;
  readonly sorts: readonly MatterSort[];
  /** Of invoices that a summary table reports: goes before the rows of all invoices. */
  readonly by_table?: boolean;
  /** Vietnamese: why, and what to do instead. */
  readonly words: string;
};

const CHECKED = '2026-11-21';

/** Why a way is closed when no bar against the invoice itself says it. */
const CLOSED_REMEDIES: readonly ClosedRemedyRow[] = [
  byTable(
    'adjust',
    'Mã số thuế, hàng hóa và số tiền đúng nên không lập hóa đơn mới. Sửa ở bảng tổng hợp kỳ sau.',
  ),
  byTable(
    'replace',
    'Mã số thuế, hàng hóa và số tiền đúng nên không lập hóa đơn mới. Sửa ở bảng tổng hợp kỳ sau.',
  ),
  byTable(
    'notify',
    'Hóa đơn gửi cơ quan thuế bằng bảng tổng hợp nên không gửi thông báo 04/SS-HĐĐT. Sửa ở bảng tổng hợp kỳ sau.',
  ),
  row(
    'adjust',
    ['minor'],
    'Mã số thuế, hàng hóa và số tiền đúng nên không lập hóa đơn mới. Gửi thông báo 04/SS-HĐĐT.',
    '10.1.a',
  ),
  row(
    'replace',
    ['minor'],
    'Mã số thuế, hàng hóa và số tiền đúng nên không lập hóa đơn mới. Gửi thông báo 04/SS-HĐĐT.',
    '10.1.a',
  ),
  row(
    'notify',
    ['main'],
    'Chỉ khi sai tên, địa chỉ hoặc nội dung khác. Sai mã số thuế, hàng hóa, tiền, thuế thì lập hóa đơn mới.',
    '10.1.a',
  ),
  row('notify', ['later'], 'Hóa đơn không sai nên không gửi thông báo sai sót.', '10.5'),
  row(
    'replace',
    ['later'],
    'Hóa đơn không sai nên giữ nguyên. Lập hóa đơn điều chỉnh cho phần phát sinh.',
    '10.5',
  ),
  row(
    'adjust',
    ['later'],
    'Trường hợp này người mua lập hóa đơn hoặc bên bán lập hóa đơn thay thế.',
    '10.5.c.2',
  ),
  row(
    'cancel',
    ['minor', 'main', 'later'],
    'Quy định hiện hành không có cách hủy. Bỏ cả giao dịch thì điều chỉnh giảm toàn bộ giá trị hoặc lập hóa đơn thay thế.',
    '10',
  ),
];

function row(
  action: ClosedAction,
  sorts: readonly MatterSort[],
  words: string,
  article: string,
): ClosedRemedyRow {
  const source = `TT 91/2026 Điều ${article}`;
  return { action, sorts, words, source, valid_from: '2026-07-01', valid_to: null, checked: CHECKED };
}

function byTable(action: ClosedAction, words: string): ClosedRemedyRow {
  return { ...row(action, ['minor'], words, '10.1.đ'), by_table: true };
}

/** Why an action is closed for a matter on a day; null where the law of that day says nothing. */
export function closedBecause(
  action: ClosedAction,
  matter: Matter,
  date: string,
  { by_table }: { by_table: boolean },
): string | null {
  const sort = matterSort(matter);
  const found = rowsOn(CLOSED_REMEDIES, date).find(
    (one) => one.action === action && one.sorts.includes(sort) && (by_table || one.by_table !== true),
  );
  return found?.words ?? null;
}
