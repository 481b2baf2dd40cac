import { certificateFacts } from '#server/platform/xmldsig/certificate-facts.ts';
import { RSA_OID, rsaKeyOf, SHA256_OID } from '../rsa-digest.ts';
import { readReference, writeReference, type OrderReference } from '../order-reference.ts';
import { verifiedSignatures, failed, MAX_PER_ORDER, UNKNOWN, type Failed, type Unknown } from '../outcome.ts';
import { bytesOf, fieldsOf, listOf, textOf, toBase64Text, integerOf } from '../read-answer.ts';
import type { OrderStarted, RemoteCredential, RemoteSigner, SigningOrder } from '../signer.ts';
import {
  MYSIGN_CODES,
  MYSIGN_SIGNED,
  mySignRefusal,
  mySignSession,
  type MySignOptions,
} from './mysign-session.ts';

/** The service answers at once and is asked again for the result. */
const ASYNC = 1;
/** What the app may show: plain letters, and less than 100 characters once written in base64. */
const LONGEST_SHOWN = 72;

type KnownCredential = RemoteCredential & { public_key: Uint8Array; usable: boolean };

/**
 * Viettel MySign: credentials in the shapes of CSC version 1 behind a login of its own, and orders that the person
 * confirms in the app. An order gets its name (`transactionId`) from the service and cannot be found by ours: a start
 * that was never answered is settled as expired, for the reason the CSC adapter gives.
 */
export function mySignSigner(options: MySignOptions): RemoteSigner {
  const session = mySignSession(options);
  const { client_id, client_secret, profile_id } = options;

  const fetchCredentials = async (
    user_id: string,
  ): Promise<{ kind: 'known'; credentials: readonly KnownCredential[] } | Failed | Unknown> => {
    const answer = await session.call(user_id, 'certificates/info', {
      client_id,
      client_secret,
      profile_id,
      user_id,
      certificates: 'chain',
      certInfo: true,
      authInfo: true,
    });
    if (answer.kind !== 'answer') return answer;
    const infos = listOf(answer.body);
    if (infos === null) return mySignRefusal(answer, 'wrong_credentials');
    const credentials = infos.map(readCredential).filter((credential) => credential !== null);
    return { kind: 'known', credentials };
  };

  return {
    credentials: async ({ user_id }) => {
      const found = await fetchCredentials(user_id);
      if (found.kind !== 'known') return found;
      const usable = found.credentials.filter((credential) => credential.usable);
      return { kind: 'found', credentials: usable.map(shown) };
    },

    start: async (order) => {
      const found = await fetchCredentials(order.account.user_id);
      if (found.kind !== 'known') return found;
      const credential = found.credentials.find((one) => one.credential_id === order.credential_id);
      if (!credential) return failed('credential_not_found');
      if (!credential.usable) return failed('certificate_invalid');
      if (order.hashes.length > credential.most_per_batch) return failed('too_many');
      const answer = await session.call(order.account.user_id, 'signHash', {
        client_id,
        client_secret,
        ...orderBody(order),
      });
      if (answer.kind !== 'answer') return answer;
      const id = textOf(fieldsOf(answer.body)['transactionId']);
      if (id === null) return mySignRefusal(answer, 'service_refused');
      const { credential_id, public_key } = credential;
      return pending({ stage: 'waiting', id, credential_id, public_key, hashes: order.hashes });
    },

    look: async ({ user_id }, reference, count) => {
      const order = readReference(reference);
      if (order === null) return { kind: 'expired' };
      if (order.hashes.length !== count) return failed('bad_answer');
      const answer = await session.call(user_id, 'requests/status', { transactionId: order.id });
      if (answer.kind !== 'answer') return answer;
      const { status, signatures } = fieldsOf(answer.body);
      const code = integerOf(status);
      if (code === null) return mySignRefusal(answer, 'service_refused');
      if (String(code) === MYSIGN_SIGNED)
        return verifiedSignatures(signatures, order.hashes, order.public_key);
      const meaning = MYSIGN_CODES[String(code)] ?? UNKNOWN;
      return meaning.kind === 'waiting' ? pending(order) : meaning;
    },
  };
}

function pending(order: OrderReference): OrderStarted {
  return { kind: 'pending', reference: writeReference(order) };
}

function orderBody({ credential_id, hashes, request_id, description }: SigningOrder) {
  const name = Buffer.from(plainLetters(description)).toString('base64');
  return {
    credentialID: credential_id,
    numSignatures: hashes.length,
    description: name,
    documents: hashes.map((_hash, index) => ({
      document_id: `${request_id}-${index + 1}`,
      document_name: name,
    })),
    hash: hashes.map(toBase64Text),
    hashAlgo: SHA256_OID,
    signAlgo: RSA_OID,
    async: ASYNC,
  };
}

/** The service takes letters, digits, `_`, `-` and spaces: Vietnamese loses its marks. */
function plainLetters(text: string): string {
  return text
    .replace(/[đĐ]/g, (letter) => (letter === 'đ' ? 'd' : 'D'))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_\- ]+/g, '-')
    .slice(0, LONGEST_SHOWN);
}

function readCredential(info: unknown): KnownCredential | null {
  const fields = fieldsOf(info);
  const cert = fieldsOf(fields['cert']);
  const credential_id = textOf(fields['credential_id']);
  const certificate_der = bytesOf(listOf(cert['certificates'])?.[0]);
  const public_key = certificate_der && rsaKeyOf(certificate_der);
  if (!credential_id || !certificate_der || !public_key) return null;
  return {
    credential_id,
    certificate_der,
    public_key,
    label: certificateFacts(certificate_der)?.subject ?? credential_id,
    needs_otp: false,
    confirmed_on_phone: true,
    most_per_batch: Math.min(integerOf(fields['multisign']) ?? 1, MAX_PER_ORDER),
    usable: cert['status'] === 'valid' && fieldsOf(fields['key'])['status'] === 'enabled',
  };
}

function shown({ public_key: _key, usable: _usable, ...credential }: KnownCredential): RemoteCredential {
  return credential;
}
