import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { envelopeAround, messageId, providerCode, TAX_AUTHORITY } from '#domain/documents/envelope.ts';
import { formatVersionFor } from '#domain/rules/particulars/format-versions.table.ts';
import { prepareSignature, type PreparedSignature } from '#domain/signing/signature-xml.ts';
import type { Tx } from '#server/context.ts';
import type { OpenSigner } from '#server/modules/certificates/index.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import { insertMany } from '#server/platform/db/insert-many.ts';
import { certificateFacts } from '#server/platform/xmldsig/certificate-facts.ts';
import { hashPort } from '#server/platform/xmldsig/ports.ts';
import { advanceAll, type Advance } from './advance.ts';
import type { DocumentDeps } from './deps.ts';
import { kindOf, type DocumentKind, type DocumentRow, type VersionRow } from './kind.ts';

type VersionToSign = Pick<VersionRow, 'data_xml' | 'extra' | 'message_id'>;

/** A document with the seal of its present version. */
export type SealedDocument = {
  document: DocumentRow;
  label: string;
  version: VersionToSign;
  /** The row of document_versions without its data; null of one that was sealed before. */
  row: Readonly<Record<string, unknown>> | null;
  /** What is still to be written of what has happened to it. */
  done: Advance;
};

/** The certificate a signature names (DER, base64) and its subject. */
type SignatureOwner = Pick<OpenSigner, 'certificate_der_base64' | 'subject_name'>;

/** As the signature names its certificate. */
export function signatureOwner(certificate_der: Buffer, subject_name: string): SignatureOwner {
  return {
    certificate_der_base64: certificate_der.toString('base64'),
    subject_name: certificateFacts(certificate_der)?.subject ?? subject_name,
  };
}

/** The signature over the sealed bytes, all of it but its value. `signing_time`: local, as signingTimeOf writes it. */
export function preparedSignature(
  { data_xml, extra }: Pick<VersionToSign, 'data_xml' | 'extra'>,
  owner: SignatureOwner,
  signing_time: string,
): PreparedSignature {
  return prepareSignature(
    {
      signed_id: extra.signed_id,
      signed_bytes: data_xml,
      signature_id: extra.signature_id,
      signing_time,
      certificate_der_base64: owner.certificate_der_base64,
      subject_name: owner.subject_name,
    },
    hashPort,
  );
}

/** The row of document_files. `signed_on` is the SigningTime of the company's own signature. */
export function fileRow(
  { tenant_id, id, version }: Pick<DocumentRow, 'tenant_id' | 'id' | 'version'>,
  kind: 'signed' | 'unsigned' | 'countersigned' | 'coded',
  file: Uint8Array,
  now: string,
  signed_on: string | null = null,
) {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  return {
    tenant_id,
    document_id: id,
    version,
    kind,
    bytes,
    sha256: createHash('sha256').update(bytes).digest(),
    created_on: now,
    signed_on,
  };
}

/** A document with its signed file and the message that will carry it; null of one that another party signs next. */
export type SignedDocument = {
  document: DocumentRow;
  version: Pick<VersionToSign, 'extra'>;
  file: ReturnType<typeof fileRow>;
  message: ReturnType<typeof outgoingMessage> | null;
  /** What has happened to it in this transaction before it was signed. */
  before?: Pick<Advance, 'moves' | 'lines' | 'facts' | 'label'>;
};

/** A new id of a message of ours. */
export function newMessageId({
  solution_provider_tax_code,
  new_message_suffix,
}: Pick<DocumentDeps, 'solution_provider_tax_code' | 'new_message_suffix'>): string {
  return messageId(providerCode(solution_provider_tax_code), new_message_suffix());
}

/**
 * The document with its signature (its element in UTF-8) put in, and the message around it where it is sent. `signed_on` is the instant that
 * the signature states, which lies before `now` where a person has signed.
 */
export function signedDocument(
  deps: Pick<DocumentDeps, 'solution_provider_tax_code'>,
  kind: DocumentKind,
  document: DocumentRow,
  version: VersionToSign,
  signature: Uint8Array,
  { tax_code, now, signed_on }: { tax_code: string; now: string; signed_on: string },
): Omit<SignedDocument, 'before'> {
  const file = fileRow(document, 'signed', kind.assemble(version, signature), now, signed_on);
  const message_type = kind.messageType === undefined ? kind.message_type : kind.messageType(version.extra);
  if (message_type === null) return { document, version, file, message: null };
  const message = { file: file.bytes, message_id: version.message_id, message_type, extra: version.extra };
  return {
    document,
    version,
    file,
    message: outgoingMessage(deps, kind, document, { ...message, tax_code, now }),
  };
}

/**
 * The row of transmissions, waiting in the outbox. The signed file is stored once: the message keeps what it has around the file, and
 * how many bytes at the front of the file it leaves out.
 */
function outgoingMessage(
  deps: Pick<DocumentDeps, 'solution_provider_tax_code'>,
  kind: DocumentKind,
  { tenant_id }: DocumentRow,
  message: Pick<VersionToSign, 'message_id' | 'extra'> & {
    file: Uint8Array;
    message_type: string;
    tax_code: string;
    now: string;
  },
) {
  const { file, message_id, message_type, extra, tax_code, now } = message;
  const header = {
    version: formatVersionFor(vietnamDate(Date.parse(now))),
    sender: providerCode(deps.solution_provider_tax_code),
    receiver: TAX_AUTHORITY,
    type: message_type,
    message_id,
    reply_to: null,
    tax_code,
    count: 1,
  };
  const { inner, ...around } =
    kind.envelope === undefined ? envelopeAround(header, file) : kind.envelope(header, file, extra);
  const [head, tail] = [Buffer.from(around.head), Buffer.from(around.tail)];
  const row = {
    tenant_id,
    direction: 'out',
    message_type,
    message_id,
    head,
    tail,
    size: head.length + inner.length + tail.length,
    sha256: createHash('sha256').update(head).update(inner).update(tail).digest(),
    status: 'signed',
    handed: 'waiting',
    created_on: now,
  };
  return { row, skipped: file.length - inner.length };
}

/**
 * Stores signed files of locked documents and, in the same transaction, puts the messages that carry them into the outbox: a signed
 * document is always also a document to be sent, or goes the way its kind has for those that no message carries. `certificate`: its label, for the history.
 */
export async function storeSigned(
  deps: Pick<DocumentDeps, 'kinds'>,
  tx: Tx,
  signed: readonly SignedDocument[],
  certificate: string,
  now: string,
): Promise<void> {
  if (signed.length === 0) return;
  await insertMany(
    tx,
    'document_files',
    signed.map(({ file }) => file),
  );
  const message_ids = await insertMessages(tx, signed);
  const all = signed.map(({ document, version, file, before, message }): Advance => {
    const transmission_id = message_ids.get(document.id) ?? null;
    const unsent = message === null ? kindOf(deps.kinds, document).unsent?.(version.extra) : undefined;
    const moves = unsent === undefined ? [SIGN] : [SIGN, unsent];
    return {
      document,
      ...before,
      moves: [...(before?.moves ?? []), ...moves],
      lines: [...(before?.lines ?? []), { kind: 'signed', transmission_id, detail: { certificate } }],
      facts: { ...before?.facts, signed_on: file.signed_on ?? now },
    };
  });
  await advanceAll(deps, tx, all, now);
}

const SIGN = { signing: 'sign' } as const;

/** Answers the ids of the messages by their documents. */
async function insertMessages(tx: Tx, all: readonly SignedDocument[]): Promise<ReadonlyMap<number, number>> {
  const signed = all.flatMap(({ document, message }) => (message === null ? [] : [{ document, message }]));
  if (signed.length === 0) return new Map();
  const { rows } = await sql<{ id: number }>`select nextval('transmissions_id_seq') as id
    from generate_series(1, ${signed.length})`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await insertMany(
    tx,
    'transmissions',
    signed.map(({ message }, at) => ({ id: ids[at], ...message.row })),
  );
  await insertMany(
    tx,
    'transmission_documents',
    signed.map(({ document: { tenant_id, id, version }, message }, at) => ({
      tenant_id,
      transmission_id: ids[at],
      position: 1,
      document_id: id,
      version,
      skipped: message.skipped,
    })),
  );
  return new Map(signed.map(({ document }, at) => [document.id, ids[at] ?? 0]));
}

/** The certificate cannot sign: the reason a person reads. */
export const KEY_NOT_OPENED = {
  message: 'Không mở được khóa của chứng thư số đã chọn. Hãy tải chứng thư lên lại rồi gửi ký lại.',
  code: 'certificate_missing',
  fields: ['certificate'],
};
