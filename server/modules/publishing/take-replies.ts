import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { InvoiceContent } from '#domain/invoice/content.ts';
import { advance as advanceTransmission, statusSaidBy, type Answer } from '#domain/transmission/lifecycle.ts';
import { TRANSMISSION_STATUSES, type TransmissionStatus } from '#domain/transmission/statuses.table.ts';
import type { Tx } from '#server/context.ts';
import { proveTaxCode } from '#server/modules/companies/index.ts';
import { findInvoice, type InvoiceRow } from '#server/modules/invoices/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { advance, recordEvent } from './advance.ts';
import type { PublishingDeps } from './deps.ts';
import { UNREADABLE } from './keep-answers.ts';
import { lockInvoices } from './outgoing.ts';
import { sealOf } from './seal.ts';
import { takeNotice } from './take-notice.ts';
import { verdictOf, type Verdict } from './verdict.ts';

type Incoming = {
  id: number;
  tenant_id: number;
  message_type: string;
  reply_to: string | null;
  bytes: Buffer;
  created_on: string;
};

/** What the list of messages shows of one once it is applied. */
type Outcome = { status: string; note: string | null };

/** Our message that is answered. */
type Asked = { id: number; message_id: string; invoice_id: number | null; version: number | null };

type Reply = { incoming: Incoming; asked: Asked | null };

/** In one transaction. */
const MOST = 100;

/**
 * Applies each stored answer once, oldest first, many in a transaction. One that cannot be applied holds up none behind it, and is
 * tried again with the next that come. Answers whether any message is still without the authority's last word.
 */
export async function takeReplies(deps: PublishingDeps, tenant_id: number): Promise<{ awaited: boolean }> {
  const failed = new Set<number>();
  for (;;) {
    const { count, awaited } = await inTenant(deps.db, tenant_id, async (tx) => {
      const replies = await claim(tx, failed);
      await lockInvoices(
        tx,
        replies.flatMap(({ asked }) => (asked?.invoice_id == null ? [] : [asked.invoice_id])),
      );
      for (const reply of replies) if (!(await isTaken(deps, tx, reply))) failed.add(reply.incoming.id);
      return { count: replies.length, awaited: replies.length < MOST && (await awaitsAnswer(tx)) };
    });
    if (count < MOST) return { awaited };
  }
}

/** Is any message of this company still without the authority's last word? */
export async function awaitsAnswer(tx: Tx): Promise<boolean> {
  const row = await tx
    .selectFrom('invoices')
    .select('id')
    .where('lifecycle', '=', 'numbered')
    .where('transmission', '!=', 'not_sent')
    .where('status_error', '=', false)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Answers that nobody else is at, each with our message that it answers. */
async function claim(tx: Tx, failed: ReadonlySet<number>): Promise<Reply[]> {
  const query = tx
    .selectFrom('transmissions')
    .select(['id', 'tenant_id', 'message_type', 'reply_to', 'bytes', 'created_on'])
    .where('direction', '=', 'in')
    .where('applied_on', 'is', null)
    .orderBy('id')
    .limit(MOST)
    .forUpdate()
    .skipLocked();
  const found = await (failed.size === 0 ? query : query.where('id', 'not in', [...failed])).execute();
  const ids = found.flatMap(({ reply_to }) => (reply_to === null ? [] : [reply_to]));
  const sent =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('transmissions')
          .select(['id', 'message_id', 'invoice_id', 'version'])
          .where('message_id', 'in', ids)
          .where('direction', '=', 'out')
          .execute();
  return found.map((incoming) => ({
    incoming,
    asked: sent.find(({ message_id }) => message_id === incoming.reply_to) ?? null,
  }));
}

/** Whether it could be applied; what it had written by then is taken back. */
async function isTaken(deps: PublishingDeps, tx: Tx, reply: Reply): Promise<boolean> {
  await sql`savepoint reply`.execute(tx);
  try {
    await takeReply(deps, tx, reply, deps.clock.now());
    await sql`release savepoint reply`.execute(tx);
    return true;
  } catch (error) {
    await sql`rollback to savepoint reply`.execute(tx);
    const { id: transmission_id, tenant_id } = reply.incoming;
    deps.log.error({ err: error, tenant_id, transmission_id }, 'an answer could not be applied');
    return false;
  }
}

async function takeReply(
  deps: PublishingDeps,
  tx: Tx,
  { incoming, asked }: Reply,
  now: string,
): Promise<void> {
  const outcome = await routed(deps, tx, incoming, asked, now);
  const belongs = asked === null ? {} : { invoice_id: asked.invoice_id, version: asked.version };
  await tx
    .updateTable('transmissions')
    .set({ applied_on: now, ...belongs, ...outcome })
    .where('id', '=', incoming.id)
    .execute();
}

/** To the document of the message it answers, else to the notices of the company. */
async function routed(
  deps: PublishingDeps,
  tx: Tx,
  incoming: Incoming,
  asked: Asked | null,
  now: string,
): Promise<Outcome> {
  if (incoming.reply_to === null) return takeNotice(tx, incoming.tenant_id, incoming);
  if (asked === null || asked.invoice_id === null || asked.version === null)
    return { status: 'message_received', note: 'Không khớp thông điệp nào đã gửi' };
  const row = await findInvoice(tx, asked.invoice_id, { lock: true });
  return apply(deps, tx, row, { ...asked, version: asked.version }, incoming, now);
}

/**
 * What the answer says of the message it answers, whichever version of the invoice that carried: the message's status moves by its own
 * verdict. The invoice moves only by a verdict on its present version; one on an earlier version is written into its history.
 */
async function apply(
  deps: PublishingDeps,
  tx: Tx,
  row: InvoiceRow,
  asked: Asked & { version: number },
  incoming: Incoming,
  now: string,
): Promise<Outcome> {
  const seal = await sealOf(tx, { id: row.id, version: asked.version });
  const verdict = verdictOf(incoming.message_type, incoming.bytes, {
    data_xml: seal.data_xml,
    authority_roots: deps.authority_roots,
  });
  if (verdict === null) return { status: 'message_received', note: null };
  const at = { now, transmission_id: incoming.id };
  if ('unreadable' in verdict) {
    const reason = verdict.unreadable;
    await recordEvent(tx, row, { ...at, kind: 'answer_unreadable', detail: { reason } });
    return { status: UNREADABLE, note: reason };
  }
  const reason = verdict.reasons.map((one) => one.message).join(' ');
  const said = {
    ...(reason === '' ? {} : { reason }),
    ...(verdict.coded === null ? {} : { code: verdict.coded.code }),
  };
  const happening = { ...at, kind: verdict.kind, reasons: verdict.reasons, detail: said };
  if (row.version === asked.version) {
    const arrived = await handedOver(tx, row, asked, now);
    const set = verdict.coded === null ? {} : { set: { tax_authority_code: verdict.coded.code } };
    const moved = await advance(tx, arrived, verdict.moves, { ...happening, ...set });
    if (moved && verdict.coded !== null) {
      await keepFile(tx, row, verdict.coded, now);
      await proveTaxCode(tx, (seal.content as unknown as InvoiceContent).seller.tax_code, now);
    }
  } else {
    const detail = { ...said, version: String(asked.version), kind: verdict.kind };
    await recordEvent(tx, row, { ...at, kind: 'earlier_version_answered', detail });
  }
  await moveMessage(tx, asked, verdict.moves.transmission);
  return { status: statusSaidBy(verdict.moves.transmission), note: reason === '' ? null : reason };
}

/**
 * The invoice as handed over: an answer can be here before the provider's own word on the message was stored, and shows that it
 * arrived.
 */
async function handedOver(
  tx: Tx,
  row: InvoiceRow,
  { id, message_id }: Asked,
  now: string,
): Promise<InvoiceRow> {
  if (row.transmission !== 'not_sent') return row;
  await advance(
    tx,
    row,
    { transmission: 'hand_to_provider' },
    { kind: 'handed_to_provider', now, transmission_id: id, detail: { message_id } },
  );
  await tx.updateTable('transmissions').set({ handed: 'done' }).where('id', '=', id).execute();
  return findInvoice(tx, row.id);
}

/**
 * A late or repeated answer never takes back what the message was answered before. The lock on its invoice is held: whoever changes a
 * message that was sent takes that first.
 */
async function moveMessage(tx: Tx, { id }: Asked, answer: Answer): Promise<void> {
  const { status } = await tx
    .selectFrom('transmissions')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // An answer shows that it arrived, whatever is known of its handing over.
  const handed = Object.hasOwn(TRANSMISSION_STATUSES, status) ? (status as TransmissionStatus) : 'sent_tvan';
  const after = advanceTransmission(handed, answer);
  if (after === null) return;
  await tx.updateTable('transmissions').set({ status: after }).where('id', '=', id).execute();
}

async function keepFile(
  tx: Tx,
  row: InvoiceRow,
  { file }: NonNullable<Verdict['coded']>,
  now: string,
): Promise<void> {
  const bytes = Buffer.from(file);
  await tx
    .insertInto('invoice_documents')
    .values({
      tenant_id: row.tenant_id,
      invoice_id: row.id,
      version: row.version,
      kind: 'coded',
      bytes,
      sha256: createHash('sha256').update(bytes).digest(),
      created_on: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
