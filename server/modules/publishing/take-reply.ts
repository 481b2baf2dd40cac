import { createHash } from 'node:crypto';
import { invoiceFilesIn } from '#domain/documents/invoice-document.ts';
import { indexOfBytes } from '#domain/documents/utf8.ts';
import { readMessage, type ReadMessage } from '#domain/documents/read-message.ts';
import type { Tx } from '#server/context.ts';
import { findInvoice, type InvoiceRow } from '#server/modules/invoices/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { advance, type Moves } from './advance.ts';
import type { PublishingDeps } from './deps.ts';
import type { EventKind } from './event-words.table.ts';
import type { Reason } from './publication.ts';
import { sealOf } from './seal.ts';

type Incoming = { id: number; message_type: string; reply_to: string | null; bytes: Buffer };

type Verdict = {
  moves: Moves;
  kind: EventKind;
  reasons: Reason[];
  /** The authority's code, with the file that carries it. */
  coded: { code: string; file: Uint8Array } | null;
};

/** Applies each stored answer once, oldest first, each in a transaction of its own. */
export async function takeReplies(deps: PublishingDeps, tenant_id: number): Promise<void> {
  const waiting = await inTenant(deps.db, tenant_id, (tx) =>
    tx.selectFrom('transmissions').select('id').where('direction', '=', 'in').where('applied_on', 'is', null).orderBy('id').execute(),
  );
  for (const { id } of waiting) await inTenant(deps.db, tenant_id, (tx) => takeReply(deps, tx, id));
}

async function takeReply(deps: PublishingDeps, tx: Tx, id: number): Promise<void> {
  const incoming = await tx
    .selectFrom('transmissions')
    .select(['id', 'message_type', 'reply_to', 'bytes'])
    .where('id', '=', id)
    .where('applied_on', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (incoming === undefined) return;
  const now = deps.clock.now();
  const asked = await tx
    .selectFrom('transmissions')
    .select(['id', 'invoice_id', 'version'])
    .where('message_id', '=', incoming.reply_to ?? '')
    .where('direction', '=', 'out')
    .executeTakeFirst();
  if (asked?.invoice_id == null) {
    await tx.updateTable('transmissions').set({ applied_on: now, note: 'Không khớp thông điệp nào đã gửi' }).where('id', '=', id).execute();
    return;
  }
  const row = await findInvoice(tx, asked.invoice_id, { lock: true });
  const verdict = row.version === asked.version ? await verdictOf(tx, row, incoming) : null;
  if (verdict !== null) await apply(tx, row, incoming, verdict, now);
  const after = await findInvoice(tx, row.id);
  const note = verdict?.reasons.map((reason) => reason.message).join(' ') ?? null;
  await tx
    .updateTable('transmissions')
    .set({ applied_on: now, invoice_id: row.id, version: asked.version, status: after.status, note })
    .where('id', '=', id)
    .execute();
  await tx.updateTable('transmissions').set({ status: after.status }).where('id', '=', asked.id).execute();
}

async function apply(tx: Tx, row: InvoiceRow, incoming: Incoming, verdict: Verdict, now: string): Promise<void> {
  const reason = verdict.reasons.map((one) => one.message).join(' ');
  const moved = await advance(tx, row, verdict.moves, {
    kind: verdict.kind,
    now,
    transmission_id: incoming.id,
    reasons: verdict.reasons,
    detail: { ...(reason === '' ? {} : { reason }), ...(verdict.coded === null ? {} : { code: verdict.coded.code }) },
    ...(verdict.coded === null ? {} : { set: { tax_authority_code: verdict.coded.code } }),
  });
  if (!moved || verdict.coded === null) return;
  const bytes = Buffer.from(verdict.coded.file);
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

async function verdictOf(tx: Tx, row: InvoiceRow, incoming: Incoming): Promise<Verdict | null> {
  const message = read(incoming.bytes);
  if (message === null) return unreadable('Không đọc được phản hồi của cơ quan thuế.');
  const { body } = message;
  if (body.kind === 'technical') {
    return body.accepted
      ? { moves: { transmission: 'technically_accepted' }, kind: 'technically_accepted', reasons: [], coded: null }
      : { moves: { transmission: 'technically_refused' }, kind: 'technically_refused', reasons: body.reasons.map(reasonOf), coded: null };
  }
  if (body.kind === 'check_result') {
    const reasons = [...body.notice.refused.flatMap((one) => one.reasons), ...body.notice.reasons].map(reasonOf);
    return { moves: { transmission: 'code_denied' }, kind: 'code_denied', reasons, coded: null };
  }
  return incoming.message_type === '202' ? codedVerdict(tx, row, incoming.bytes, message) : null;
}

/** A code counts only for the very bytes we sealed: anything else is no answer to our invoice. */
async function codedVerdict(tx: Tx, row: InvoiceRow, bytes: Buffer, message: ReadMessage): Promise<Verdict> {
  const seal = await sealOf(tx, row);
  const code = message.body.kind === 'invoices' ? (message.body.invoices[0]?.authority_code ?? null) : null;
  const file = invoiceFilesIn(bytes)[0];
  if (code === null || file === undefined || indexOfBytes(file, seal.data_xml) === -1)
    return unreadable('Phản hồi cấp mã không chứa đúng hóa đơn đã ký.');
  return { moves: { transmission: 'code_issued', invoice: 'take_effect' }, kind: 'code_issued', reasons: [], coded: { code, file } };
}

function unreadable(message: string): Verdict {
  const reasons = [{ message, code: 'answer_unreadable', fields: [] }];
  return { moves: { transmission: 'wrong_format' }, kind: 'answer_unreadable', reasons, coded: null };
}

function read(bytes: Uint8Array): ReadMessage | null {
  try {
    return readMessage(parseXml(bytes));
  } catch {
    return null;
  }
}

function reasonOf(reason: { code: string; text: string; remedy: string | null }): Reason {
  const message = [reason.text, reason.remedy].filter((part) => part !== null && part !== '').join(' ');
  return { message, code: reason.code, fields: [] };
}
