import { createHash } from 'node:crypto';
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
type Asked = { id: number; invoice_id: number | null; version: number | null };

/**
 * Applies each stored answer once, oldest first, each in a transaction of its own. One that cannot be applied holds up none behind it,
 * and is tried again with the next that come.
 */
export async function takeReplies(deps: PublishingDeps, tenant_id: number): Promise<void> {
  const waiting = await inTenant(deps.db, tenant_id, (tx) =>
    tx
      .selectFrom('transmissions')
      .select('id')
      .where('direction', '=', 'in')
      .where('applied_on', 'is', null)
      .orderBy('id')
      .execute(),
  );
  for (const { id } of waiting) {
    try {
      await inTenant(deps.db, tenant_id, (tx) => takeReply(deps, tx, id, deps.clock.now()));
    } catch (error) {
      deps.log.error({ err: error, tenant_id, transmission_id: id }, 'an answer could not be applied');
    }
  }
}

async function takeReply(deps: PublishingDeps, tx: Tx, id: number, now: string): Promise<void> {
  const incoming = await tx
    .selectFrom('transmissions')
    .select(['id', 'tenant_id', 'message_type', 'reply_to', 'bytes', 'created_on'])
    .where('id', '=', id)
    .where('applied_on', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (incoming === undefined) return;
  const asked = await askedBy(tx, incoming);
  const outcome = await routed(deps, tx, incoming, asked, now);
  const belongs = asked === null ? {} : { invoice_id: asked.invoice_id, version: asked.version };
  await tx
    .updateTable('transmissions')
    .set({ applied_on: now, ...belongs, ...outcome })
    .where('id', '=', id)
    .execute();
}

async function askedBy(tx: Tx, { reply_to }: Incoming): Promise<Asked | null> {
  if (reply_to === null) return null;
  const asked = await tx
    .selectFrom('transmissions')
    .select(['id', 'invoice_id', 'version'])
    .where('message_id', '=', reply_to)
    .where('direction', '=', 'out')
    .executeTakeFirst();
  return asked ?? null;
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
    const set = verdict.coded === null ? {} : { set: { tax_authority_code: verdict.coded.code } };
    const moved = await advance(tx, row, verdict.moves, { ...happening, ...set });
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
