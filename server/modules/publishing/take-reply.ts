import { createHash } from 'node:crypto';
import type { InvoiceContent } from '#domain/invoice/content.ts';
import type { Tx } from '#server/context.ts';
import { proveTaxCode } from '#server/modules/companies/index.ts';
import { findInvoice, type InvoiceRow } from '#server/modules/invoices/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { advance, recordEvent } from './advance.ts';
import type { PublishingDeps } from './deps.ts';
import { UNREADABLE } from './keep-answers.ts';
import { sealOf } from './seal.ts';
import { verdictOf, type Verdict } from './verdict.ts';

type Incoming = { id: number; message_type: string; reply_to: string | null; bytes: Buffer };

/** What the list of messages shows of an answer once it is applied. */
type Outcome = { status: string; note: string | null };

/** Applies each stored answer once, oldest first, each in a transaction of its own. */
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
  for (const { id } of waiting)
    await inTenant(deps.db, tenant_id, (tx) => takeReply(deps, tx, id, deps.clock.now()));
}

async function takeReply(deps: PublishingDeps, tx: Tx, id: number, now: string): Promise<void> {
  const incoming = await tx
    .selectFrom('transmissions')
    .select(['id', 'message_type', 'reply_to', 'bytes'])
    .where('id', '=', id)
    .where('applied_on', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (incoming === undefined) return;
  const asked = await tx
    .selectFrom('transmissions')
    .select(['id', 'invoice_id', 'version'])
    .where('message_id', '=', incoming.reply_to ?? '')
    .where('direction', '=', 'out')
    .executeTakeFirst();
  if (asked?.invoice_id == null) {
    await tx
      .updateTable('transmissions')
      .set({ applied_on: now, note: 'Không khớp thông điệp nào đã gửi' })
      .where('id', '=', id)
      .execute();
    return;
  }
  const row = await findInvoice(tx, asked.invoice_id, { lock: true });
  const { status, note } =
    row.version === asked.version
      ? await apply(deps, tx, row, incoming, now)
      : { status: row.status, note: null };
  await tx
    .updateTable('transmissions')
    .set({ applied_on: now, invoice_id: row.id, version: asked.version, status, note })
    .where('id', '=', id)
    .execute();
  if (status !== UNREADABLE)
    await tx.updateTable('transmissions').set({ status }).where('id', '=', asked.id).execute();
}

async function apply(
  deps: PublishingDeps,
  tx: Tx,
  row: InvoiceRow,
  incoming: Incoming,
  now: string,
): Promise<Outcome> {
  const seal = await sealOf(tx, row);
  const verdict = verdictOf(incoming.message_type, incoming.bytes, {
    data_xml: seal.data_xml,
    authority_roots: deps.authority_roots,
  });
  if (verdict === null) return { status: row.status, note: null };
  const at = { now, transmission_id: incoming.id };
  if ('unreadable' in verdict) {
    const reason = verdict.unreadable;
    await recordEvent(tx, row, { ...at, kind: 'answer_unreadable', detail: { reason } });
    return { status: UNREADABLE, note: reason };
  }
  const reason = verdict.reasons.map((one) => one.message).join(' ');
  const moved = await advance(tx, row, verdict.moves, {
    ...at,
    kind: verdict.kind,
    reasons: verdict.reasons,
    detail: {
      ...(reason === '' ? {} : { reason }),
      ...(verdict.coded === null ? {} : { code: verdict.coded.code }),
    },
    ...(verdict.coded === null ? {} : { set: { tax_authority_code: verdict.coded.code } }),
  });
  if (moved && verdict.coded !== null) {
    await keepFile(tx, row, verdict.coded, now);
    await proveTaxCode(tx, (seal.content as unknown as InvoiceContent).seller.tax_code, now);
  }
  return { status: (await findInvoice(tx, row.id)).status, note: reason === '' ? null : reason };
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
