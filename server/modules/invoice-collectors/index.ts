import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Handlers, Tx } from '#server/context.ts';
import { readTaxCode } from '#server/modules/tenant/index.ts';
import { stale } from '#server/platform/crud/crud-table.ts';
import { whereOf, type ListQuery } from '#server/platform/crud/list-query.ts';
import { notFound } from '#server/platform/http/failure.ts';
import { FileReply } from '#server/platform/http/handlers.ts';
import { collectUpload, type InvoiceReaders } from './collect.ts';
import { collectorTable, invoiceCollectors } from './collectors.ts';
import { isReplaced } from './corrections.ts';
import { readInputInvoice } from './reading.ts';

type Schemas = components['schemas'];

export { collectUpload } from './collect.ts';
export { collectorMailboxHandlers } from './mailbox-handlers.ts';
export { lookIntoMailbox, type MailboxDeps } from './mailbox-look.ts';
export { missingInvoiceHandlers } from './missing.ts';
export { mailboxProblem } from './mailbox.ts';
export { mailboxCrontab, mailboxTasks } from './mailbox-tasks.ts';
export { invoiceCollectors } from './collectors.ts';
export { isReplaced } from './corrections.ts';

/** Hóa đơn đầu vào: files that sellers have sent, judged, and what the company decides of them. */
export const invoiceCollectorHandlers = ({ file_judge, pdf_opener }: InvoiceReaders) =>
  ({
    submitInputInvoices: async ({ query, body }, context) => ({
      collected_files: await collectUpload({ file_judge, pdf_opener }, context, {
        file_name: query.file_name ?? '',
        bytes: Buffer.from(body.buffer, body.byteOffset, body.length),
      }),
    }),
    getInputInvoiceTotals: async ({ query }, { tenant }) => ({
      input_invoice_totals: await tenant((tx) => totalsOf(tx, query)),
    }),
    getInputInvoiceReading: async ({ path }, { tenant }) => ({
      input_invoice_reading: (await tenant((tx) => fileOf(tx, path.id))).reading,
    }),
    getInputInvoiceXml: async ({ path }, { tenant }) => {
      const { bytes, file_name } = await tenant((tx) => fileOf(tx, path.id));
      return new FileReply(bytes, 'application/xml', file_name);
    },
    verifyInputInvoice: async ({ path, body }, { tenant, account, clock }) => {
      const { tenant_id } = account;
      const found = await tenant(async (tx) => ({
        ...(await fileOf(tx, path.id)),
        tax_code: await readTaxCode(tx),
      }));
      const { tax_code, bytes } = found;
      const judged = await readInputInvoice(file_judge, { tenant_id, tax_code, today: clock.today() }, bytes);
      const { verdict, finding, reading, columns } = judged;
      const related = columns.related && JSON.stringify(columns.related);
      return {
        invoice_collector: await tenant(async (tx) => {
          const current = await collectorTable.lock(tx, path.id);
          const { lock_version } = body.invoice_collector;
          if (current.lock_version !== lock_version) throw stale(current, body.invoice_collector, 'hóa đơn');
          await tx
            .updateTable('invoice_collector_files')
            .set({ reading: JSON.stringify(reading) })
            .where('invoice_collector_id', '=', path.id)
            .execute();
          return collectorTable.update(tx, current, lock_version, {
            ...{ verdict, finding, related },
            checked_on: clock.now(),
          });
        }),
      };
    },
  }) satisfies Pick<
    Handlers,
    | 'submitInputInvoices'
    | 'getInputInvoiceTotals'
    | 'getInputInvoiceReading'
    | 'getInputInvoiceXml'
    | 'verifyInputInvoice'
  >;

type StoredFile = { bytes: Buffer; reading: Schemas['InputInvoiceReading']; file_name: string };

async function fileOf(tx: Tx, id: number): Promise<StoredFile> {
  const { file_name } = await collectorTable.get(tx, id);
  const row = await tx
    .selectFrom('invoice_collector_files')
    .select(['bytes', 'reading'])
    .where('invoice_collector_id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return { file_name, bytes: row.bytes, reading: row.reading as unknown as Schemas['InputInvoiceReading'] };
}

/** Sums in đồng: what is in another currency by the rate it states. */
async function totalsOf(tx: Tx, query: ListQuery): Promise<Schemas['InputInvoiceTotals']> {
  const summed = (column: 'total_before_vat' | 'total_vat' | 'total', when = sql`true`) =>
    sql`coalesce(sum(round(${sql.ref(column)} * rate)) filter (where ${when}), 0)::text`;
  const { rows } = await sql<Schemas['InputInvoiceTotals']>`
    select count(*)::int as count, ${summed('total_before_vat')} as total_before_vat, ${summed('total_vat')} as total_vat,
      ${summed('total')} as total,
      ${summed('total_vat', sql`state = 'approved' and verdict <> 'invalid' and not replaced`)} as deductible_vat,
      count(*) filter (where rate is null)::int as without_rate
    from (select total_before_vat, total_vat, total, state, verdict, ${isReplaced('invoice_collectors')} as replaced,
        case currency when 'VND' then 1 else exchange_rate end as rate
      from invoice_collectors where ${whereOf(invoiceCollectors.store.shape, query)}) as found`.execute(tx);
  const [totals] = rows;
  if (totals === undefined) throw new Error('a sum without a row');
  return totals;
}
