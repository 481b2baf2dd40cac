import { sql } from 'kysely';
import type { Account, Handlers, Tx } from '#server/context.ts';
import { orderOf } from '#server/platform/crud/list-query.ts';
import { notFound } from '#server/platform/http/failure.ts';
import { FileReply, listed } from '#server/platform/http/handlers.ts';
import { exportTransmissions } from './export.ts';
import { COLUMNS, ROWS, SHAPE, whereVisible, wire } from './rows.ts';
import type { Row, Transmission, TransmissionQuery } from './rows.ts';

const PAGE = 25;

async function list(
  tx: Tx,
  query: TransmissionQuery,
  { permissions }: Account,
): Promise<{ rows: Transmission[]; total: number }> {
  const where = whereVisible(query, permissions);
  const limit = query.limit ?? PAGE;
  const offset = ((query.page ?? 1) - 1) * limit;
  const found =
    await sql<Row>`select ${COLUMNS} from ${ROWS} where ${where} order by ${orderOf(SHAPE, query.sort)}
    limit ${limit} offset ${offset}`.execute(tx);
  const count = await sql<{ total: number }>`select count(*) as total from ${ROWS} where ${where}`.execute(
    tx,
  );
  return { rows: found.rows.map(wire), total: count.rows[0]?.total ?? 0 };
}

/** A message of a kind whose code the account does not hold is not there for it. */
async function get(tx: Tx, id: number, { permissions }: Account): Promise<Transmission> {
  const where = whereVisible({ ids: [id] }, permissions);
  const found = await sql<Row>`select ${COLUMNS} from ${ROWS} where ${where}`.execute(tx);
  const row = found.rows[0];
  if (row === undefined) throw notFound();
  return wire(row);
}

export const transmissionHandlers = {
  listTransmissions: async ({ query }, { tenant, account }) => {
    const { rows, total } = await tenant((tx) => list(tx, query, account));
    return listed({ transmissions: rows }, total);
  },
  exportTransmissions: ({ query }, context) => exportTransmissions(query, context),
  getTransmission: async ({ path }, { tenant, account }) => ({
    transmission: await tenant((tx) => get(tx, path.id, account)),
  }),
  getTransmissionXml: async ({ path }, { tenant, account }) => {
    const row = await tenant(async (tx) => {
      const { id } = await get(tx, path.id, account);
      return tx
        .selectFrom('transmissions')
        .select(['bytes', 'message_id'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    });
    return new FileReply(row.bytes, 'application/xml', `${row.message_id}.xml`);
  },
} satisfies Pick<
  Handlers,
  'listTransmissions' | 'exportTransmissions' | 'getTransmission' | 'getTransmissionXml'
>;
