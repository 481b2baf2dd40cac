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
import { inputsInDong } from './inputs-in-dong.ts';
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
export { inputsInDong } from './inputs-in-dong.ts';
export { STATED_PARTS } from './stated-parts.ts';

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

/** Sums in đồng. An invoice that was replaced is counted and left out of them: its replacement has them. */
async function totalsOf(tx: Tx, query: ListQuery): Promise<Schemas['InputInvoiceTotals']> {
  const summed = (amount: string, when = sql`true`) =>
    sql`coalesce(sum(${sql.ref(amount)}) filter (where not replaced and ${when}), 0)::text`;
  const { rows } = await sql<Schemas['InputInvoiceTotals']>`
    select count(*)::int as count, ${summed('before_dong')} as total_before_vat, ${summed('vat_dong')} as total_vat,
      ${summed('total_dong')} as total,
      ${summed('vat_dong', sql`state = 'approved' and verdict <> 'invalid'`)} as deductible_vat,
      count(*) filter (where in_dong(1, currency, exchange_rate) is null and not replaced)::int as without_rate,
      count(*) filter (where replaced)::int as replaced
    from ${inputsInDong(whereOf(invoiceCollectors.store.shape, query))} as inputs`.execute(tx);
  const [totals] = rows;
  if (totals === undefined) throw new Error('a sum without a row');
  return totals;
}
