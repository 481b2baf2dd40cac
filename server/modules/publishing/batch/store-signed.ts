import { sql } from 'kysely';
import { publicationOf } from '#domain/invoice/publication.ts';
import type { Tx } from '#server/context.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import { insertMany } from '#server/platform/db/insert-many.ts';
import { eventRow, machinesAfter, type Moves } from '../advance.ts';
import type { Machines } from '../publication.ts';
import type { Sealed } from '../sealed.ts';
import type { outgoingMessage, signedDocument } from '../signed-file.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

export type SignedInvoice = {
  row: InvoiceRow;
  seal: Sealed;
  document: ReturnType<typeof signedDocument>;
  message: ReturnType<typeof outgoingMessage>;
};

/** What the steps would do one after the other. */
const MOVES = [
  { invoice: 'reserve_number' },
  { signing: 'request' },
  { signing: 'sign' },
] as const satisfies readonly Moves[];

/** Writes seals, files, messages, new states and history of a batch, each table by one statement. */
export async function storeSigned(
  tx: Tx,
  signed: readonly SignedInvoice[],
  certificate: string,
  now: string,
): Promise<void> {
  const all = <K extends keyof SignedInvoice>(part: K) => signed.map((one) => one[part]);
  await insertMany(tx, 'invoice_seals', all('seal'));
  await insertMany(tx, 'invoice_documents', all('document'));
  await insertMany(tx, 'transmissions', all('message'));
  const message_ids = await idsOf(tx, signed);
  await updateInvoices(tx, signed, now);
  const events = signed.flatMap((one) => eventsOf(one, certificate, message_ids, now));
  await insertMany(tx, 'invoice_events', events);
}

async function idsOf(tx: Tx, signed: readonly SignedInvoice[]): Promise<ReadonlyMap<string, number>> {
  const wanted = signed.map(({ message }) => message.message_id);
  const rows = await tx
    .selectFrom('transmissions')
    .select(['id', 'message_id'])
    .where('message_id', '=', sql<string>`any(${wanted}::text[])`)
    .execute();
  return new Map(rows.map(({ id, message_id }) => [message_id, id]));
}

async function updateInvoices(tx: Tx, signed: readonly SignedInvoice[], now: string): Promise<void> {
  const ids = signed.map(({ row }) => row.id);
  const numbers = signed.map(({ row }) => row.number);
  const { lifecycle, signing, transmission } = machinesOfSigned(signed);
  const { status, error } = publicationOf({ lifecycle, signing, transmission });
  await sql`update invoices set number = given.number, lifecycle = ${lifecycle}, signing = ${signing}, transmission = ${transmission},
      status = ${status}, status_error = ${error}, reasons = '[]', signed_on = ${now}, updated_on = ${now}
    from unnest(${ids}::bigint[], ${numbers}::bigint[]) as given (id, number)
    where invoices.tenant_id = ${TENANT} and invoices.id = given.id`.execute(tx);
}

/** All of a batch come from the same state, so all end in the same one. */
function machinesOfSigned(signed: readonly SignedInvoice[]): Machines {
  const ends = signed.map(({ row }) =>
    MOVES.reduce<Pick<InvoiceRow, keyof Machines>>((at, moves) => {
      const next = machinesAfter(at, moves);
      if (next === null)
        throw new Error(`invoice ${row.id}: a step is not possible from ${JSON.stringify(at)}`);
      return next;
    }, row),
  );
  const [first] = ends;
  if (first === undefined || ends.some((end) => JSON.stringify(end) !== JSON.stringify(first)))
    throw new Error('the invoices of a batch stand at different points');
  return { lifecycle: first.lifecycle, signing: first.signing, transmission: first.transmission } as Machines;
}

function eventsOf(
  { row, seal, message }: SignedInvoice,
  certificate: string,
  message_ids: ReadonlyMap<string, number>,
  now: string,
) {
  const sealed = { version: String(row.version), bytes: String(seal.data_xml.length) };
  const transmission_id = message_ids.get(message.message_id) ?? null;
  return [
    eventRow(row, {
      kind: 'number_reserved',
      now,
      user_id: row.published_by,
      detail: { number: String(row.number) },
    }),
    eventRow(row, { kind: 'sealed', now, detail: sealed }),
    eventRow(row, { kind: 'signature_requested', now, detail: { certificate } }),
    eventRow(row, { kind: 'signed', now, transmission_id, detail: { certificate } }),
  ];
}
