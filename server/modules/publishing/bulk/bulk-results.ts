import { sql } from 'kysely';
import { PUBLICATION_STATUSES } from '#domain/transmission/publication.ts';
import type { Outcome } from '#domain/transmission/outcome.ts';
import type { Context } from '#server/context.ts';
import { readNumberStyle } from '#server/modules/tenant-settings/index.ts';
import { listFile } from '#server/platform/crud/export/list-file.ts';
import { cellValueOf, type ExportFormat, type SheetField } from '#server/platform/crud/export/sheet-cells.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { FileStream } from '#server/platform/http/handlers.ts';
import type { SheetValue } from '#server/platform/sheets/column.ts';
import { ITEMS, ROW, wireRow } from './batch-items.ts';
import { batchOf } from './batches.ts';

const PORTION = 1_000;

const FIELDS: readonly SheetField[] = [
  { label: 'STT', kind: 'integer' },
  { label: 'Hóa đơn', kind: 'text' },
  { label: 'Người mua', kind: 'text' },
  { label: 'Tổng thanh toán', kind: 'decimal' },
  { label: 'Loại tiền', kind: 'text' },
  { label: 'Kết quả', kind: 'text' },
  { label: 'Trạng thái', kind: 'text' },
  { label: 'Lý do', kind: 'text' },
].map((field) => ({ ...field, options: null }) as SheetField);

const OUTCOMES = {
  ok: 'Đã phát hành',
  failed: 'Không được',
  unknown: 'Chưa rõ',
  waiting: 'Đang chờ',
  stopped: 'Đã dừng',
} as const satisfies Record<Outcome, string>;

type Item = Parameters<typeof wireRow>[0] & { position: number };

/** Each invoice of a batch with what came of it, as a file that is written while they are read. 404 for a batch that is not there. */
export async function bulkResults(
  id: number,
  format: ExportFormat,
  { tenant, portions, clock }: Context,
): Promise<FileStream> {
  const { counts } = await tenant((tx) => batchOf(tx, id, clock));
  const style = await tenant(readNumberStyle);
  const found = portions(
    sql<Item>`select item.position, ${ROW} from ${ITEMS} where item.tenant_id = ${TENANT} and item.publish_id = ${id}
      order by item.position`,
    PORTION,
  );
  async function* lines(): AsyncGenerator<SheetValue[]> {
    for await (const items of found)
      for (const item of items)
        yield lineOf(item).map((value, at) =>
          FIELDS[at] === undefined ? null : cellValueOf(value, FIELDS[at], format, style),
        );
  }
  return listFile({
    label: 'Kết quả phát hành',
    fields: FIELDS,
    lines: lines(),
    format,
    total: counts.total,
    today: clock.today(),
  });
}

function lineOf(item: Item): SheetValue[] {
  const { name, buyer_name, total, currency, outcome, status, reasons } = wireRow(item);
  return [
    item.position,
    name,
    buyer_name,
    total,
    currency,
    OUTCOMES[outcome],
    status === null ? 'Không còn' : PUBLICATION_STATUSES[status].label,
    reasons.map(({ message }) => message).join(' '),
  ];
}
