import { relationWords } from '#domain/input-invoices/related-invoice.ts';
import { numberText } from '#domain/invoice/shown-name.ts';
import type { FileStream } from '#server/platform/http/handlers.ts';
import { rateName, type Asked } from './asked.ts';
import { purchaseCounts, purchaseRows, type PurchaseCounts, type PurchaseRow } from './purchases.ts';
import {
  readRows,
  reportFile,
  totalsByRate,
  type ReportColumn,
  type ReportDeps,
  type ReportFormat,
} from './report-file.ts';

const PURCHASES: readonly ReportColumn<PurchaseRow>[] = [
  { label: 'STT', kind: 'integer', width: 6, share: 40, value: ({ place }) => place },
  { label: 'Ký hiệu hóa đơn', kind: 'string', share: 75, value: ({ series }) => series },
  { label: 'Số hóa đơn', kind: 'string', share: 80, value: ({ number }) => numberText(number) },
  { label: 'Ngày lập', kind: 'date', share: 80, value: ({ issued_on }) => issued_on },
  { label: 'Tên người bán', kind: 'string', width: 44, share: 240, value: ({ seller_name }) => seller_name },
  {
    label: 'Mã số thuế người bán',
    kind: 'string',
    share: 110,
    value: ({ seller_tax_code }) => seller_tax_code,
  },
  {
    label: 'Giá trị mua vào chưa thuế',
    kind: 'decimal',
    share: 120,
    value: ({ before_vat }) => before_vat,
  },
  { label: 'Thuế suất', kind: 'string', share: 80, value: ({ vat_rate }) => rateName(vat_rate) },
  { label: 'Thuế GTGT', kind: 'decimal', share: 110, value: ({ vat }) => vat },
  { label: 'Ghi chú', kind: 'string', width: 44, share: 150, value: purchaseNote },
];

/** Bảng kê mua vào of a period as accountants file it, with the total of each rate. */
export async function exportPurchases(
  asked: Asked,
  format: ReportFormat,
  deps: ReportDeps,
): Promise<FileStream> {
  const [counts] = await deps.read(purchaseCounts(asked));
  if (counts === undefined) throw new Error('an aggregate without a row');
  return reportFile(
    {
      title: 'Bảng kê mua vào',
      heading: 'BẢNG KÊ HÓA ĐƠN, CHỨNG TỪ HÀNG HÓA, DỊCH VỤ MUA VÀO',
      notes: notesOf(counts),
      asked,
      columns: PURCHASES,
      unit: 'đồng',
      zoom: 1,
      ...(await readRows(purchaseRows(asked), deps)),
      totals: totalsByRate(({ before_vat: revenue, vat }: PurchaseRow) => ({ revenue, vat })),
    },
    format,
    deps,
  );
}

/** What a row says of its invoice beside its amounts. */
function purchaseNote({ finding, state, related, before_vat }: PurchaseRow): string {
  return [
    related && relationWords(related),
    state === 'new' ? 'Chờ duyệt' : null,
    finding === null ? null : `Cần xem: ${finding}`,
    before_vat === null ? 'Không có số tiền quy ra đồng' : null,
  ]
    .filter((part) => part !== null)
    .join('; ');
}

/** What is in the table without being certain, and what is left out: nothing is dropped in silence. */
function notesOf(counts: PurchaseCounts): string[] {
  const { listed, invalid, rejected, replaced, slips, undecided, without_rate } = counts;
  const named = (parts: readonly (readonly [number, string])[]) =>
    parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  const doubtful = named([
    [undecided, 'chờ duyệt'],
    [without_rate, 'bằng ngoại tệ không ghi tỷ giá nên không có số tiền'],
  ]);
  const left_out = named([
    [invalid, 'không hợp lệ'],
    [rejected, 'đã trả lại'],
    [replaced, 'đã bị thay thế'],
    [slips, 'phiếu xuất kho'],
  ]);
  return [
    `Có ${listed} hóa đơn${doubtful.length > 0 ? `, trong đó ${doubtful.join(', ')}` : ''}.`,
    left_out.length > 0 ? `Không đưa vào bảng kê: ${left_out.join(', ')}.` : 'Không hóa đơn nào bị để ngoài.',
  ];
}
