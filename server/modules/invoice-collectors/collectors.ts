import { sql } from 'kysely';
import { isBlank } from '#domain/fields/text.ts';
import { invoice_collectors as descriptor } from '#generated/resources/invoice_collectors.ts';
import type { components } from '#generated/types.ts';
import type { CrudRecord, Requester, Values } from '#server/platform/crud/crud-context.ts';
import { crudTable } from '#server/platform/crud/crud-table.ts';
import { failure } from '#server/platform/http/failure.ts';
import { plainModule } from '#server/plain-module.ts';
import { correctionColumns } from './corrections.ts';

export type InvoiceCollector = components['schemas']['InvoiceCollector'];

const nameOf = (column: 'created_by' | 'decided_by') =>
  sql`(select full_name from users
    where users.tenant_id = invoice_collectors.tenant_id and users.id = invoice_collectors.${sql.ref(column)})`;

const expressions = {
  created_by_name: nameOf('created_by'),
  decided_by_name: nameOf('decided_by'),
  ...correctionColumns,
};

/** What was received changes in what the company decides of it alone; approved, it is not deleted. */
export const invoiceCollectors = plainModule(descriptor, {
  expressions: () => expressions,
  filtered: {
    purchase_order: sql`case when coalesce(purchase_order_no, '') = '' then 'none' else 'given' end`,
  },
  fill: ({ account }) => ({ created_by: account.user_id }),
  beforeUpdate: async (_tx, current, values, requester) => {
    decide(current, values, requester);
  },
  beforeDelete: async (_tx, current) => {
    if (current['state'] === 'approved')
      throw failure(
        409,
        'not_deletable',
        'Hóa đơn đã duyệt nên không xóa được. Chuyển về chờ duyệt trước, rồi xóa.',
      );
  },
});

/** The records for this module, in a transaction of its own. */
export const collectorTable = crudTable<InvoiceCollector>({ ...invoiceCollectors.store.shape, expressions });

/** Who decided, and when. What is sent back, or approved although it is not valid, has to say why. */
function decide(current: CrudRecord, values: Values, { account, now }: Requester): void {
  const state = values['state'] ?? current['state'];
  const remark = (values['remark'] === undefined ? current['remark'] : values['remark']) as string | null;
  if (state === current['state']) return;
  if (state === 'rejected' && isBlank(remark))
    throw failure(422, 'remark_missing', 'Ghi lý do trả lại, để người bán biết phải sửa gì.', ['remark']);
  if (state === 'approved' && current['verdict'] !== 'valid' && isBlank(remark))
    throw failure(
      422,
      'remark_missing',
      'Hóa đơn này có điểm cần xem hoặc không hợp lệ. Ghi lý do vẫn duyệt vào ô ghi chú.',
      ['remark'],
    );
  const decided = state === 'new' ? [null, null] : [now, account.user_id];
  Object.assign(values, { decided_on: decided[0], decided_by: decided[1] });
}
