import { randomUUID } from 'node:crypto';
import { withBuyerSignature } from '#domain/documents/statement-xml.ts';
import { signingTimeOf } from '#domain/signing/signing-time.ts';
import type { components } from '#generated/types.ts';
import type { OrderStarted, RemoteAccount, RemoteSigner } from '#server/gateways/signer/signer.ts';
import { readCredentials, remoteAccountOf, remoteProblem } from '#server/modules/certificates/index.ts';
import { Failure, failure } from '#server/platform/http/failure.ts';
import { seal, unseal } from '#server/platform/secrets/master-key.ts';
import { answerSigned, type AnswerDeps } from './buyer-answers.ts';
import { isOldTime, preparedFor } from './buyer-signature.ts';
import { linkDead } from './links.ts';
import { withStatementOf, type WaitingStatement } from './waiting-statement.ts';

type Schemas = components['schemas'];
type Order = Schemas['StatementOrder'];

type OrderDeps = AnswerDeps & {
  remote_signer: RemoteSigner;
  /** What tickets are sealed with. */
  certificate_key: Buffer;
};

/**
 * What the next look at an order needs. It goes to the browser of the buyer, sealed, so that nothing of the buyer's account is stored
 * here; the browser hands it back with each look.
 */
type Ticket = {
  /** Hash of the key of the link: a ticket serves no other. */
  link: string;
  version: number;
  account: RemoteAccount;
  certificate_base64: string;
  signing_time: string;
  /** The name of the service for the order or, where the answer to its start was lost, ours. */
  reference: string;
};

/** The keys of the buyer's account at a signing service, each with why it may not sign this statement. */
export async function statementCredentials(
  deps: OrderDeps,
  { key, ...account }: Schemas['StatementAccount'],
): Promise<Schemas['StatementCredential'][]> {
  // Only who has a link that works makes the service answer.
  const waiting = await withStatementOf(deps, key, async (_tx, found) => found);
  const found = await readCredentials(deps.remote_signer, remoteAccountOf(account));
  return found.map(({ credential, columns: { subject_name, serial, tax_code, valid_to } }) => ({
    credential: credential.credential_id,
    label: credential.label,
    subject_name,
    serial,
    tax_code,
    valid_to,
    needs_otp: credential.needs_otp,
    problem: problemOf(waiting, credential.certificate_der, deps.now),
  }));
}

function problemOf(waiting: WaitingStatement, certificate_der: Uint8Array, now: string): string | null {
  try {
    preparedFor(waiting, base64(certificate_der), signingTimeOf(now), now);
    return null;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}

/**
 * Has the signing service ask the buyer to sign. No answer is no failure: the ticket then looks by our own id. Failures: 422 with the
 * field at fault, 503 where the keys of the account cannot be read.
 */
export async function startStatementOrder(
  deps: OrderDeps,
  { key, credential, otp, ...of }: Schemas['NewStatementOrder'],
): Promise<Order> {
  const waiting = await withStatementOf(deps, key, async (_tx, found) => found);
  const account = remoteAccountOf(of);
  const keys = await readCredentials(deps.remote_signer, account);
  const chosen = keys.find((one) => one.credential.credential_id === credential)?.credential;
  if (chosen === undefined) throw remoteProblem('credential_not_found');
  const certificate_base64 = base64(chosen.certificate_der);
  const signing_time = signingTimeOf(deps.now);
  const prepared = preparedFor(waiting, certificate_base64, signing_time, deps.now);
  const request_id = randomUUID();
  const answer = await deps.remote_signer.start({
    account,
    credential_id: credential,
    request_id,
    hashes: [prepared.digest],
    description: `Ký biên bản ${waiting.content.label}`,
    otp: otp ?? null,
  });
  const link = waiting.link.hash.toString('hex');
  const version = waiting.document.version;
  return afterAnswer(
    deps,
    key,
    { link, version, account, certificate_base64, signing_time, reference: request_id },
    answer,
    {
      with_otp: otp !== undefined,
    },
  );
}

/** Asks the service for the state of an order; what the buyer has confirmed is put into the statement. */
export async function lookAtStatementOrder(
  deps: OrderDeps,
  { key, ticket: sealed }: Schemas['StatementLookUp'],
): Promise<Order> {
  const ticket = opened(deps.certificate_key, sealed);
  const waiting = await withStatementOf(deps, key, async (_tx, found) => found);
  const isOwn =
    ticket.link === waiting.link.hash.toString('hex') && ticket.version === waiting.document.version;
  if (!isOwn) throw linkDead();
  if (isOldTime(ticket.signing_time, deps.now)) return ended(ENDS.expired);
  const answer = await deps.remote_signer.look(ticket.account, ticket.reference, 1);
  return afterAnswer(deps, key, ticket, answer, { with_otp: true });
}

const ENDS = {
  refused: 'Bạn đã từ chối ký ở dịch vụ ký số. Biên bản chưa được ký; hãy ký lại khi sẵn sàng.',
  expired: 'Hết thời gian chờ xác nhận. Biên bản chưa được ký; hãy bấm ký lần nữa.',
} as const;
const WAITS = 'Mở ứng dụng của dịch vụ ký số trên điện thoại và xác nhận ký.';
const UNKNOWN =
  'Chưa rõ dịch vụ ký số đã nhận yêu cầu hay chưa; đang tra cứu và không gửi lại. Nếu điện thoại không hiện yêu cầu, hãy bỏ qua rồi ký lại.';
const OTP_SENT = 'Nhập mã OTP mà dịch vụ ký số gửi cho bạn.';
const OTP_WRONG = 'Mã OTP không đúng. Hãy nhập mã mới nhất mà dịch vụ ký số gửi cho bạn.';

async function afterAnswer(
  deps: OrderDeps,
  key: string,
  ticket: Ticket,
  answer: OrderStarted | { kind: 'unknown' },
  { with_otp }: { with_otp: boolean },
): Promise<Order> {
  const waits = (next: Ticket, message: string): Order => ({
    state: 'waiting',
    message,
    ticket: seal(deps.certificate_key, Buffer.from(JSON.stringify(next))).toString('base64'),
    answer: null,
  });
  if (answer.kind === 'unknown') return waits(ticket, UNKNOWN);
  if (answer.kind === 'pending') return waits({ ...ticket, reference: answer.reference }, WAITS);
  if (answer.kind === 'signed') {
    const { certificate_base64, signing_time } = ticket;
    const [signature = new Uint8Array()] = answer.signatures;
    const signed = await answerSigned(deps, key, 'remote', (waiting) =>
      withBuyerSignature(
        waiting.signed,
        preparedFor(waiting, certificate_base64, signing_time, deps.now).finish(base64(signature)),
      ),
    );
    return { state: 'signed', message: '', ticket: null, answer: signed };
  }
  if (answer.kind !== 'failed') return ended(ENDS[answer.kind]);
  if (answer.problem === 'wrong_otp')
    return { ...ended(with_otp ? OTP_WRONG : OTP_SENT), state: 'otp_needed' };
  throw remoteProblem(answer.problem);
}

function ended(message: string): Order {
  return { state: 'ended', message, ticket: null, answer: null };
}

/** Failure: 422 ticket_unreadable for one that was not given here, or that was changed. */
function opened(certificate_key: Buffer, ticket: string): Ticket {
  try {
    return JSON.parse(unseal(certificate_key, Buffer.from(ticket, 'base64')).toString()) as Ticket;
  } catch {
    throw failure(422, 'ticket_unreadable', 'Lần ký này không còn dùng được. Hãy bấm ký lần nữa.', [
      'ticket',
    ]);
  }
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
