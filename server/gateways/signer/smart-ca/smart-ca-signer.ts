import { randomUUID } from 'node:crypto';
import { readReference, writeReference, type OrderReference } from '../order-reference.ts';
import { verifiedSignatures, failed, MAX_PER_ORDER, UNKNOWN, type Unknown } from '../outcome.ts';
import { bytesOf, fieldsOf, listOf, textOf } from '../read-answer.ts';
import type { OrderEnded, RemoteAccount, RemoteSigner, SigningOrder } from '../signer.ts';
import { fetchCertificates } from './smart-ca-certificates.ts';
import { smartCaProblem, smartCaSession, type SmartCaOptions } from './smart-ca-session.ts';

/** A signature with what its document id says about it. */
type SignedDocument = { place: number; hash: Uint8Array; signature: Uint8Array | null };

/**
 * The id of a document inside an order: its place, and its hash, so that an order whose start was never answered can
 * still be distinguished from any other when it is looked up.
 */
function documentId(hash: Uint8Array, index: number): string {
  return `${index + 1}.${Buffer.from(hash).toString('base64url')}`;
}

/** `signatures` of an order's status, in the order of the documents; null while there are none. */
function signedDocuments(signatures: unknown): readonly SignedDocument[] | null {
  const entries = listOf(signatures);
  if (entries === null || entries.length === 0) return null;
  return entries.map(readDocument).sort((one, other) => one.place - other.place);
}

function readDocument(entry: unknown): SignedDocument {
  const fields = fieldsOf(entry);
  const [, place = '0', hash = ''] = /^(\d+)\.([\w-]+)$/.exec(textOf(fields['doc_id']) ?? '') ?? [];
  return {
    place: Number(place),
    hash: new Uint8Array(Buffer.from(hash, 'base64url')),
    signature: bytesOf(fields['signature_value']),
  };
}

type Meaning = Exclude<OrderEnded, { kind: 'signed' | 'failed' }> | { kind: 'waiting' };

/**
 * What `message` of an order's status means; the first row that fits counts. VNPT's guide (4.1) names only
 * `sig_wait_for_user_confirm` and `SUCCESS`: the words for a refusal and for time run out are assumed.
 */
const SMART_CA_MESSAGES: readonly { pattern: RegExp; meaning: Meaning; assumed: boolean }[] = [
  { pattern: /wait|pending/i, meaning: { kind: 'waiting' }, assumed: false },
  { pattern: /reject|refuse|den(y|ied)|cancel/i, meaning: { kind: 'refused' }, assumed: true },
  { pattern: /expire|time_?\s?out/i, meaning: { kind: 'expired' }, assumed: true },
];

/**
 * VNPT SmartCA (integration guide 4.1). Orders bear our own request id, which the service asks to be unique: an order
 * whose start was never answered is found by it. An account with a password is one of the kind that signs with a
 * code (SmartCA TH); without one, the person confirms in the app.
 */
export function smartCaSigner(options: SmartCaOptions): RemoteSigner {
  const session = smartCaSession(options);

  const orderBody = (order: SigningOrder): Readonly<Record<string, unknown>> => ({
    user_id: order.account.user_id,
    transaction_id: order.request_id,
    transaction_desc: order.description,
    serial_number: order.credential_id,
    // yyyyMMddHHmmssZ, UTC.
    time_stamp: `${options.clock.now().replace(/\D/g, '').slice(0, 14)}Z`,
    sign_files: order.hashes.map((hash, index) => ({
      data_to_be_signed: Buffer.from(hash).toString('hex'),
      doc_id: documentId(hash, index),
      file_type: 'xml',
      sign_type: 'hash',
    })),
  });

  /** A code typed here instead of a tap in the app: sign gives activation data, confirm the signatures. */
  const signWithCode = async (
    order: SigningOrder,
    password: string,
    public_key: Uint8Array,
  ): Promise<OrderEnded | Unknown> => {
    if (order.otp === null) return failed('wrong_otp');
    const { user_id } = order.account;
    const asked = await session.call('v2/signatures/sign', { ...orderBody(order), password, otp: order.otp });
    if (asked.kind === 'unknown') return UNKNOWN;
    if (asked.kind === 'refusal') return smartCaProblem(asked);
    const sad = textOf(asked.data['sad']);
    if (sad === null) return UNKNOWN;
    const transaction_id = order.request_id;
    const signed = await session.call('v2/signatures/confirm', { user_id, password, sad, transaction_id });
    if (signed.kind === 'unknown') return UNKNOWN;
    if (signed.kind === 'refusal') return smartCaProblem(signed);
    const documents = signedDocuments(signed.data['signatures']);
    return documents === null ? UNKNOWN : judged(documents, order.hashes, [public_key]);
  };

  /** Of an order that only its id is known of: its documents tell their hashes, one of the person's keys signed. */
  const judgeLost = async (
    documents: readonly SignedDocument[],
    account: RemoteAccount,
    count: number,
  ): Promise<OrderEnded | Unknown> => {
    if (documents.length !== count) return failed('bad_answer');
    const found = await fetchCertificates(session, account.user_id, randomUUID());
    if (found.kind !== 'certificates') return found;
    const hashes = documents.map(({ hash }) => hash);
    return judged(
      documents,
      hashes,
      found.certificates.map(({ public_key }) => public_key),
    );
  };

  return {
    credentials: async ({ user_id, secret }) => {
      const found = await fetchCertificates(session, user_id, randomUUID());
      if (found.kind !== 'certificates') return found;
      return {
        kind: 'found',
        credentials: found.certificates
          .filter(({ usable }) => usable)
          .map(({ serial_number, certificate_der, label }) => ({
            credential_id: serial_number,
            certificate_der,
            label,
            needs_otp: secret !== null,
            confirmed_on_phone: secret === null,
            most_per_batch: MAX_PER_ORDER,
          })),
      };
    },

    start: async (order) => {
      const { account, credential_id, request_id: id, hashes } = order;
      if (hashes.length > MAX_PER_ORDER) return failed('too_many');
      const found = await fetchCertificates(session, account.user_id, randomUUID());
      if (found.kind !== 'certificates') return found;
      const certificate = found.certificates.find((one) => one.serial_number === credential_id);
      if (!certificate) return failed('credential_not_found');
      if (!certificate.usable) return failed('certificate_invalid');
      const { public_key } = certificate;
      if (account.secret !== null) return signWithCode(order, account.secret, public_key);
      const answer = await session.call('v1/signatures/sign', orderBody(order));
      if (answer.kind === 'unknown') return UNKNOWN;
      if (answer.kind === 'refusal') return smartCaProblem(answer);
      const reference: OrderReference = { stage: 'waiting', id, credential_id, public_key, hashes };
      return { kind: 'pending', reference: writeReference(reference) };
    },

    look: async (account, reference, count) => {
      const order = readReference(reference);
      if (order && order.hashes.length !== count) return failed('bad_answer');
      const answer = await session.status(order?.id ?? reference);
      if (answer.kind === 'unknown') return UNKNOWN;
      const documents = answer.kind === 'fine' ? signedDocuments(answer.data['signatures']) : null;
      if (documents !== null)
        return order
          ? judged(documents, order.hashes, [order.public_key])
          : judgeLost(documents, account, count);
      const said = SMART_CA_MESSAGES.find(({ pattern }) => pattern.test(answer.message))?.meaning;
      if (said && said.kind !== 'waiting') return said;
      if (answer.kind === 'fine' || said) return { kind: 'pending', reference };
      return isNotThere(answer.code) ? { kind: 'expired' } : smartCaProblem(answer);
    },
  };
}

/** No order by that id, or none any more: it cannot be confirmed. */
function isNotThere(code: number): boolean {
  return code === 400 || code === 404;
}

function judged(
  documents: readonly SignedDocument[],
  hashes: readonly Uint8Array[],
  keys: readonly Uint8Array[],
): OrderEnded {
  const values = documents.map(({ signature }) => Buffer.from(signature ?? []).toString('base64'));
  const ends = keys.map((key) => verifiedSignatures(values, hashes, key));
  return ends.find((end) => end.kind === 'signed') ?? failed('bad_answer');
}
