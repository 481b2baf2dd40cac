import { readReference, type OrderReference } from '../order-reference.ts';
import { failed, type Failed } from '../outcome.ts';
import { toBase64Text } from '../read-answer.ts';
import { SHA256_OID } from '../rsa-digest.ts';
import type { RemoteSigner, SigningOrder } from '../signer.ts';
import { fetchCredential, fetchCredentials, remoteCredential, type AuthObject } from './csc-credentials.ts';
import { AUTHORISING, cscOrder } from './csc-order.ts';
import { cscSession, type CscOptions } from './csc-session.ts';

/** authData of credentials/authorize, or why it cannot be made. */
type AuthData =
  | { kind: 'given'; auth_data: readonly { id: string; value?: string }[] }
  /** A code is to be typed that the service must send first (credentials/getChallenge). */
  | { kind: 'code_to_send'; id: string }
  | Failed;

/** Puts what the person gave where the service asks for it (CSC API 2.0, 11.6). */
function authData(asked: readonly AuthObject[], { account, otp }: SigningOrder): AuthData {
  const code = asked.find(({ asks }) => asks === 'otp' || asks === 'sent_otp');
  if (code && otp === null)
    return code.asks === 'sent_otp' ? { kind: 'code_to_send', id: code.id } : failed('wrong_otp');
  const { secret } = account;
  if (secret === null && asked.some(({ asks }) => asks === 'secret')) return failed('wrong_credentials');
  const values = { secret, otp, sent_otp: otp, phone: null };
  return {
    kind: 'given',
    auth_data: asked.map(({ id, asks }) => {
      const value = values[asks];
      return value === null ? { id } : { id, value };
    }),
  };
}

/** The longest `description` of credentials/authorize (CSC API 2.0, 11.6). */
const LONGEST_DESCRIPTION = 500;

/**
 * A service that speaks the API of the Cloud Signature Consortium, version 2: credentials/authorize, a wait for the
 * person (authorizeCheck) where they confirm on a phone, signatures/signHash, and signPolling where that takes time.
 *
 * The standard has no way to ask for an order by our own id. A start that was never answered is settled as expired:
 * without its SAD or response id no signature can be obtained from it, and one made all the same would be, byte for
 * byte, the one that the next order makes (RSASSA-PKCS1-v1_5 has no chance in it).
 */
export function cscSigner(options: CscOptions): RemoteSigner {
  const session = cscSession(options);
  const { goOn, look } = cscOrder(session);

  return {
    credentials: async ({ user_id }) => {
      const found = await fetchCredentials(session, user_id);
      if (found.kind !== 'credentials') return found;
      const usable = found.credentials.filter((credential) => credential.usable);
      return { kind: 'found', credentials: usable.map(remoteCredential) };
    },

    start: async (order) => {
      const found = await fetchCredential(session, order.credential_id);
      if (found.kind !== 'credential') return found;
      const { credential_id, public_key, usable, auth, most_per_batch } = found.credential;
      if (!usable) return failed('certificate_invalid');
      if (order.hashes.length > most_per_batch) return failed('too_many');
      const given = authData(auth, order);
      if (given.kind === 'failed') return given;
      if (given.kind === 'code_to_send') {
        // Whether it could be sent shows in whether the person gets it: they are asked for it either way.
        await session.call('credentials/getChallenge', {
          credentialID: credential_id,
          authObjectID: given.id,
        });
        return failed('wrong_otp');
      }
      const answer = await session.call('credentials/authorize', authorizeBody(order, given.auth_data));
      if (answer.kind !== 'answer') return answer;
      const reference: OrderReference = {
        stage: AUTHORISING,
        id: order.request_id,
        credential_id,
        public_key,
        hashes: order.hashes,
      };
      return goOn(answer, reference, failed(order.otp === null ? 'wrong_credentials' : 'wrong_otp'));
    },

    look: async ({ user_id }, reference, count) => {
      const order = readReference(reference);
      if (order === null) return { kind: 'expired' };
      return order.hashes.length === count ? look(order, user_id) : failed('bad_answer');
    },
  };
}

function authorizeBody(
  order: SigningOrder,
  auth_data: readonly unknown[],
): Readonly<Record<string, unknown>> {
  return {
    credentialID: order.credential_id,
    numSignatures: order.hashes.length,
    hashes: order.hashes.map(toBase64Text),
    hashAlgorithmOID: SHA256_OID,
    authData: auth_data,
    description: order.description.slice(0, LONGEST_DESCRIPTION),
    clientData: order.request_id,
  };
}
