import { shownName } from '#domain/invoice/shown-name.ts';
import type { Tx } from '#server/context.ts';

/** A record as events speak of it: what it is called, and what the receiver is sent of it. */
export type Subject = { name: string; data: object };

type Read = (tx: Tx, ids: readonly number[]) => Promise<ReadonlyMap<number, Subject>>;

/** What is said of records, by the name of their kind of document: ids, names and states. Amounts and parties are read by the API. */
export const SUBJECTS: Readonly<Record<string, Read>> = {
  invoice: async (tx, ids) => {
    const rows = await tx
      .selectFrom('invoices')
      .select(['id', 'form_no', 'symbol', 'number', 'issued_on', 'lifecycle', 'status', 'version'])
      .select(['tax_authority_code', 'signed_on'])
      .where('id', 'in', [...ids])
      .execute();
    return new Map(
      rows.map(({ lifecycle, ...row }) => {
        const name = shownName(row);
        return [row.id, { name, data: { kind: 'invoice', name, ...row, state: lifecycle } }];
      }),
    );
  },
  invoice_mistake: async (tx, ids) => {
    const rows = await tx
      .selectFrom('invoice_mistakes')
      .select(['id', 'label as name', 'invoice_names', 'status', 'result_no', 'resulted_on'])
      .where('id', 'in', [...ids])
      .execute();
    return new Map(
      rows.map((row) => [row.id, { name: row.name, data: { kind: 'invoice_mistake', ...row } }]),
    );
  },
  statement: async (tx, ids) => {
    const rows = await tx
      .selectFrom('statements')
      .select(['id', 'label as name', 'invoice_id', 'nature', 'state', 'made_on'])
      .where('id', 'in', [...ids])
      .execute();
    return new Map(rows.map((row) => [row.id, { name: row.name, data: { kind: 'statement', ...row } }]));
  },
};
