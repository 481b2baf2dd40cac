import { expiryOf, MAX_PER_TOKEN_BATCH, OTP_TRIES } from '#domain/signing/request-lifecycle.ts';
import type { PreparedSignature } from '#domain/signing/signature-xml.ts';
import type { Tx } from '#server/context.ts';
import type { SigningCertificate } from '#server/modules/certificates/index.ts';
import { insertMany } from '#server/platform/db/insert-many.ts';
import type { SigningNouns } from './deps.ts';
import { enqueueSigning } from './tasks.ts';
import { describe } from './words.table.ts';

/** A document's signature, all of it but its value. */
type DocumentToSign = {
  document_id: number;
  version: number;
  label: string;
  signature_id: string;
  prepared: Pick<PreparedSignature, 'signed_info_bytes' | 'digest'>;
};

type SignatureOrder = {
  tenant_id: number;
  /** All documents of a request are of one kind. */
  document_kind: string;
  nouns: SigningNouns;
  certificate: SigningCertificate;
  /** Of the company that signs. */
  tax_code: string;
  /** As it is in every one of the signatures. */
  signing_time: string;
  created_by: number | null;
  now: string;
  new_order_id(): string;
};

/**
 * Asks a person to sign these documents: one request, and so one confirmation, for as many as the certificate signs at a time. What is
 * signed is fixed here and never computed again. Its job starts when the transaction is done.
 */
export async function requestSignatures(
  tx: Tx,
  order: SignatureOrder,
  documents: readonly DocumentToSign[],
): Promise<void> {
  const most = mostTogether(order.certificate);
  for (let at = 0; at < documents.length; at += most)
    await requestOnce(tx, order, documents.slice(at, at + most));
}

async function requestOnce(
  tx: Tx,
  order: SignatureOrder,
  documents: readonly DocumentToSign[],
): Promise<void> {
  const { tenant_id, document_kind, nouns, certificate, tax_code, signing_time, created_by, now } = order;
  const kind = certificate.kind === 'usb' ? 'usb' : 'remote';
  const { id: request_id, expires_on } = await tx
    .insertInto('signature_requests')
    .values({
      tenant_id,
      kind,
      document_kind,
      state: kind === 'usb' ? 'waiting_for_token' : 'prepared',
      certificate_id: certificate.id,
      certificate_der: certificate.certificate_der,
      certificate_name: certificate.subject_name,
      certificate_serial: certificate.serial,
      service: certificate.service,
      account: certificate.account,
      tax_code,
      description: describe(
        nouns,
        documents.map(({ label }) => label),
      ),
      order_id: order.new_order_id(),
      otp_tries_left: certificate.needs_otp ? OTP_TRIES : null,
      signing_time,
      expires_on: expiryOf(kind, now),
      created_by,
      created_on: now,
      updated_on: now,
    })
    .returning(['id', 'expires_on'])
    .executeTakeFirstOrThrow();
  await insertMany(
    tx,
    'signature_request_documents',
    documents.map(({ prepared, ...document }, at) => ({
      tenant_id,
      request_id,
      position: at + 1,
      ...document,
      signed_info: Buffer.from(prepared.signed_info_bytes),
      digest: Buffer.from(prepared.digest),
    })),
  );
  // A token is waited for at the browser: its job only ends the request when its time is over.
  const delay_ms = kind === 'usb' ? Date.parse(expires_on) - Date.parse(now) + 1_000 : 0;
  await enqueueSigning(tx, { tenant_id, request_id }, 0, delay_ms);
}

function mostTogether({ kind, most_per_batch }: SigningCertificate): number {
  return kind === 'usb' ? MAX_PER_TOKEN_BATCH : (most_per_batch ?? 1);
}
