import { RSA_OID, SHA256_OID } from '../rsa-digest.ts';
import type { JsonAnswer } from '../json-client.ts';
import { writeReference, type OrderReference } from '../order-reference.ts';
import { verifiedSignatures, failed, UNKNOWN, type Unknown } from '../outcome.ts';
import { fieldsOf, textOf, toBase64Text } from '../read-answer.ts';
import type { OrderEnded, OrderStarted } from '../signer.ts';
import { refusalOf } from './csc-errors.ts';
import type { CscSession } from './csc-session.ts';

const ACCEPTED = 202;

type Outcome = OrderStarted | Unknown;

/** The person has been asked and has not said anything yet: `id` is the handle. */
export const AUTHORISING = 'authorising';
/** The service signs in its own time: `id` is the response id. */
const SIGNING = 'signing';

type CscOrder = {
  /** Goes on from what credentials/authorize or authorizeCheck answered: a SAD, or a handle to ask again with. */
  goOn(
    answer: JsonAnswer,
    order: OrderReference,
    no: Exclude<OrderEnded, { kind: 'signed' }>,
  ): Promise<Outcome>;
  look(order: OrderReference, user_id: string): Promise<Outcome>;
};

/** An order from its authorization to its signatures (CSC API 2.0, 11.6, 11.7, 11.10, 11.12). */
export function cscOrder(session: CscSession): CscOrder {
  const sign = async (order: OrderReference, sad: string): Promise<Outcome> => {
    const answer = await session.call('signatures/signHash', {
      credentialID: order.credential_id,
      SAD: sad,
      hashes: order.hashes.map(toBase64Text),
      hashAlgorithmOID: SHA256_OID,
      signAlgo: RSA_OID,
      ...((await session.signsLater()) && { operationMode: 'A' }),
    });
    if (answer.kind !== 'answer') return answer;
    if (answer.status >= 400) return refusalOf(answer, failed('wrong_otp'));
    const response_id = textOf(fieldsOf(answer.body)['responseID']);
    return response_id === null
      ? signaturesIn(answer, order)
      : pending({ ...order, stage: SIGNING, id: response_id });
  };

  const goOn: CscOrder['goOn'] = async (answer, order, no) => {
    if (answer.status >= 400) return refusalOf(answer, no);
    const { SAD, handle } = fieldsOf(answer.body);
    const sad = textOf(SAD);
    if (sad !== null) return sign(order, sad);
    const next = textOf(handle);
    return next === null ? UNKNOWN : pending({ ...order, stage: AUTHORISING, id: next });
  };

  return {
    goOn,
    look: async (order, user_id) => {
      const isSigning = order.stage === SIGNING;
      const answer = isSigning
        ? await session.call('signatures/signPolling', { requestID: order.id, userID: user_id })
        : await session.call('credentials/authorizeCheck', { handle: order.id });
      if (answer.kind !== 'answer') return answer;
      if (!isSigning) return goOn(answer, order, { kind: 'refused' });
      if (answer.status === ACCEPTED) return pending(order);
      return answer.status >= 400 ? refusalOf(answer, { kind: 'refused' }) : signaturesIn(answer, order);
    },
  };
}

/** An answer without signatures cannot be read; one that holds them is judged. */
function signaturesIn(answer: JsonAnswer, order: OrderReference): Outcome {
  const { signatures } = fieldsOf(answer.body);
  return signatures === undefined ? UNKNOWN : verifiedSignatures(signatures, order.hashes, order.public_key);
}

function pending(order: OrderReference): OrderStarted {
  return { kind: 'pending', reference: writeReference(order) };
}
