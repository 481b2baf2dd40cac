import { sql } from 'kysely';
import type { DB } from '#generated/database.ts';
import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import type { Handlers, Tx } from '#server/context.ts';
import { crudTable, valuesOf } from '#server/platform/crud/crud-table.ts';
import { failure } from '#server/platform/http/failure.ts';
import { listed } from '#server/platform/http/handlers.ts';

/** Mẫu hóa đơn: one series (mẫu số + ký hiệu) and how its invoices are printed. */
export type Template = components['schemas']['Template'];
type TemplateInput = components['schemas']['TemplateInput'];

const WRITABLE = operations.createTemplate.request_fields;

export const templates = crudTable<DB, Template>({
  table: 'templates',
  columns: ['id', ...WRITABLE, 'last_number', 'created_on', 'lock_version'],
  expressions: {
    last_number: sql`coalesce((select series.last_number from series
      where series.form_no = templates.form_no and series.symbol = templates.symbol), 0)`,
  },
  sortable: ['name', 'form_no', 'symbol', 'layout', 'status', 'is_default', 'created_on'],
  filters: { status: 'equal' },
  default_sort: 'symbol',
  unique: { column: 'symbol', message: 'Ký hiệu này đã có một mẫu. Hãy chọn hai chữ cuối khác.' },
  in_use: 'Mẫu này đã có hóa đơn nên không xóa được. Hãy chuyển sang “Ngừng hoạt động”.',
});

/** The series a draft takes when none is named. */
export async function defaultTemplate(tx: Tx): Promise<Template> {
  const { rows } = await templates.list(tx, { status: 'active', sort: '-is_default,symbol', limit: 1 });
  const template = rows[0];
  if (template === undefined)
    throw failure(422, 'no_template', 'Chưa có mẫu hóa đơn nào đang hoạt động. Hãy tạo mẫu hóa đơn trước.', [
      'template_id',
    ]);
  return template;
}

/** Only one template is the default: the one said last. */
async function makeRoom(tx: Tx, input: TemplateInput): Promise<void> {
  if (input.is_default)
    await tx.updateTable('templates').set({ is_default: false }).where('is_default', '=', true).execute();
}

async function openSeries(tx: Tx, tenant_id: number, input: TemplateInput): Promise<void> {
  await tx
    .insertInto('series')
    .values({ tenant_id, form_no: input.form_no, symbol: input.symbol })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const templateHandlers = {
  listTemplates: async ({ query }, { tenant }) => {
    const { rows, total } = await tenant((tx) => templates.list(tx, query));
    return listed({ templates: rows }, total);
  },
  createTemplate: async ({ body }, { tenant, account, clock }) =>
    tenant(async (tx) => {
      const { tenant_id } = account;
      await makeRoom(tx, body.template);
      await openSeries(tx, tenant_id, body.template);
      const values = { tenant_id, created_on: clock.now(), ...valuesOf(WRITABLE, body.template) };
      return { template: await templates.create(tx, values) };
    }),
  getTemplate: async ({ path }, { tenant }) => ({
    template: await tenant((tx) => templates.get(tx, path.id)),
  }),
  updateTemplate: async ({ path, body }, { tenant, account }) =>
    tenant(async (tx) => {
      const current = await templates.get(tx, path.id);
      const { symbol, form_no, lock_version } = body.template;
      if (current.last_number > 0 && (current.symbol !== symbol || current.form_no !== form_no))
        throw failure(
          422,
          'series_used',
          `Ký hiệu ${current.symbol} đã cấp số nên không đổi được. Hãy tạo mẫu mới.`,
          ['symbol'],
        );
      await makeRoom(tx, body.template);
      await openSeries(tx, account.tenant_id, body.template);
      return {
        template: await templates.update(tx, path.id, lock_version, valuesOf(WRITABLE, body.template)),
      };
    }),
  deleteTemplate: async ({ path }, { tenant }) => ({
    template: await tenant((tx) => templates.remove(tx, path.id)),
  }),
} satisfies Pick<
  Handlers,
  'listTemplates' | 'createTemplate' | 'getTemplate' | 'updateTemplate' | 'deleteTemplate'
>;
