import { add, decimalText, parseDecimal, ZERO } from '#domain/money/decimal.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { attach } from '#server/modules/invoice-attachments/index.ts';
import { findInvoice, type InvoiceRow } from '#server/modules/invoices/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { failure } from '#server/platform/http/failure.ts';
import type { SheetColumn, SheetValue } from '#server/platform/sheets/column.ts';
import { writeXlsx } from '#server/platform/sheets/write/xlsx.ts';
import { refuseUnlistable } from './several.ts';

type Stated = components['schemas']['AdjustmentInput'];

/**
 * The invoices that a discount by quantity or revenue belongs to (TT 91/2026 Điều 10.5.b), the one it was begun from first; null of any
 * other correction. Failures: 422 discount_list_misplaced where it is none, 422 lines_missing without an amount, 404.
 */
export function discountedIds(stated: Stated, target_id: number | null): readonly number[] | null {
  const { discount_list, matter, lines = [] } = stated;
  if (discount_list === undefined) return null;
  if (matter !== 'volume_discount' || target_id === null || stated.statement_id != null)
    throw failure(
      422,
      'discount_list_misplaced',
      'Bảng kê chiết khấu chỉ đi với chiết khấu theo số lượng, doanh số của hóa đơn lập ở đây. Bỏ bảng kê, hoặc chọn lại lý do.',
      ['discount_list'],
    );
  if (lines.length === 0)
    throw failure(422, 'lines_missing', 'Nhập số tiền chiết khấu của hóa đơn điều chỉnh.', ['lines']);
  return [...new Set([target_id, ...discount_list.further_ids])];
}

const COLUMNS: readonly SheetColumn[] = [
  { header: 'STT', kind: 'number' },
  { header: 'Mẫu số', kind: 'text' },
  { header: 'Ký hiệu', kind: 'text' },
  { header: 'Số hóa đơn', kind: 'text' },
  { header: 'Ngày lập', kind: 'date' },
  { header: 'Người mua', kind: 'text', width: 40 },
  { header: 'Mã số thuế', kind: 'text' },
  { header: 'Tiền chưa thuế', kind: 'number' },
  { header: 'Tiền thuế GTGT', kind: 'number' },
  { header: 'Tổng thanh toán', kind: 'number' },
];

/** Writes the list that the seller keeps, and attaches it to the draft. Failure: 422 not_one_list. */
export async function keepDiscountList(
  tx: Tx,
  draft_id: number,
  { ids, list_no }: { ids: readonly number[]; list_no: string },
  doing: { account: Account; clock: Clock },
): Promise<void> {
  const today = doing.clock.today();
  const invoices = await Promise.all(ids.map((id) => findInvoice(tx, id)));
  refuseUnlistable(invoices, today, 'discount');
  const sums = (['total_before_vat', 'total_vat', 'total'] as const).map((column) =>
    decimalText(invoices.reduce((sum, row) => add(sum, parseDecimal(row[column])), ZERO)),
  );
  const rows = [
    ...invoices.map(rowOf),
    ['', 'Cộng', '', '', '', '', '', ...sums],
    ['', `Bảng kê số ${list_no}, ngày ${today.split('-').toReversed().join('/')}`],
  ];
  const chunks = (await writeXlsx(COLUMNS, rows, { sheet_name: 'Bảng kê chiết khấu' }).toArray()) as Buffer[];
  const name = `bang-ke-chiet-khau-${list_no.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.xlsx`;
  await attach(tx, draft_id, { bytes: Buffer.concat(chunks), name }, doing);
}

function rowOf(row: InvoiceRow, at: number): SheetValue[] {
  return [
    at + 1,
    row.form_no,
    row.symbol,
    String(row.number ?? '').padStart(8, '0'),
    row.issued_on,
    row.buyer_name ?? row.buyer_person,
    row.buyer_tax_code,
    row.total_before_vat,
    row.total_vat,
    row.total,
  ];
}
