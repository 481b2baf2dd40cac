import { countersignedFile } from '#domain/documents/statement-xml.ts';
import { advanceStatement, type StatementEvent } from '#domain/statements/lifecycle.ts';
import { signingTimeOf } from '#domain/signing/signing-time.ts';
import type { components } from '#generated/types.ts';
import type { Db, Tx } from '#server/context.ts';
import { countersign, recordEvent, type DocumentKinds } from '#server/modules/documents/index.ts';
import { isCode } from '#server/modules/getting-in/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { failure } from '#server/platform/http/failure.ts';
import {
  buyerSignature,
  certificateLabel,
  NO_CERTIFICATE,
  preparedBy,
  preparedFor,
  refuseOldTime,
  signedByToken,
  type JudgeDeps,
} from './buyer-signature.ts';
import { dropLink, findLink, linkDead } from './links.ts';
import { statementFileName } from './printed-statement.ts';
import { changeStatement } from './statements.ts';
import { enqueueAnswerMail } from './tasks.ts';
import { withStatementOf, type WaitingStatement } from './waiting-statement.ts';

type Schemas = components['schemas'];
type Answer = Schemas['StatementAnswer'];

export type AnswerDeps = JudgeDeps & { db: Db; now: string; kinds: DocumentKinds };

/** What a token of the buyer signs. */
export function prepareAnswer(
  deps: AnswerDeps,
  { key }: Schemas['StatementKey'],
): Promise<Schemas['StatementPreparation']> {
  return withStatementOf(deps, key, async (_tx, waiting) => {
    const signing_time = signingTimeOf(deps.now);
    // What is signed does not name the certificate: that is put in beside it.
    const { digest } = preparedBy(waiting, NO_CERTIFICATE, signing_time);
    return { hash_base64: Buffer.from(digest).toString('base64'), signing_time };
  });
}

export async function answerByToken(
  deps: AnswerDeps,
  signature: Schemas['StatementSignature'],
): Promise<Answer> {
  const { key, certificate_base64, signing_time, signature_base64 } = signature;
  const { now } = deps;
  refuseOldTime(signing_time, now);
  return answerSigned(deps, key, 'usb', (waiting) =>
    signedByToken(waiting, preparedFor(waiting, certificate_base64, signing_time, now), signature_base64),
  );
}

export function answerByFile(
  deps: AnswerDeps,
  { key, file_base64 }: Schemas['StatementFile'],
): Promise<Answer> {
  return answerSigned(deps, key, 'file', ({ signed }) => {
    const file = countersignedFile(signed, Buffer.from(file_base64, 'base64'));
    if (file === null)
      throw failure(
        422,
        'file_not_the_statement',
        'Tệp không giống từng byte với biên bản mà bên bán đã ký, hoặc chưa có chữ ký của bên mua. Hãy tải tệp XML ở trang này, ký bằng phần mềm của bạn rồi nộp lại, không sửa gì khác.',
        ['file_base64'],
      );
    return file;
  });
}

/** The file is judged outside of any transaction; who was first has won when it is stored. */
export async function answerSigned(
  deps: AnswerDeps,
  key: string,
  method: 'usb' | 'file' | 'remote',
  fileOf: (waiting: WaitingStatement) => Uint8Array,
): Promise<Answer> {
  const waiting = await withStatementOf(deps, key, async (_tx, found) => found);
  const file = fileOf(waiting);
  const signature = await buyerSignature(deps, waiting.link.tenant_id, waiting, file);
  const certificate = certificateLabel(signature);
  return withStatementOf(deps, key, async (tx, now_waiting) => {
    if (now_waiting.document.version !== waiting.document.version) throw linkDead();
    await take(tx, deps, now_waiting, {
      file,
      line: { kind: 'buyer_signed', detail: { certificate } },
      method,
      name: signature.subject_name,
    });
    return answered(now_waiting, file);
  });
}

type Agreed = {
  file: Uint8Array | null;
  line: { kind: string; detail: Record<string, string> };
  method: 'usb' | 'file' | 'remote' | 'code';
  name: string | null;
};

async function take(tx: Tx, deps: AnswerDeps, waiting: WaitingStatement, agreed: Agreed): Promise<void> {
  const { file, line, method, name } = agreed;
  const taken = await countersign(deps, tx, waiting.document, { file, line, facts: {} }, deps.now);
  if (!taken) throw linkDead();
  await close(tx, deps, waiting, { answer_method: method, answer_name: name, answer_text: null });
}

/** What the kind has not written: how the buyer answered; the link opens nothing any more, and the seller hears of it. */
async function close(
  tx: Tx,
  { now }: AnswerDeps,
  { link, row }: WaitingStatement,
  answer: Pick<NonNullable<Parameters<typeof changeStatement>[2]>, 'state'> & {
    answer_method: string;
    answer_name: string | null;
    answer_text: string | null;
  },
): Promise<void> {
  await changeStatement(tx, row.id, { ...answer, answered_on: now });
  await dropLink(tx, row.id);
  await enqueueAnswerMail(tx, { tenant_id: link.tenant_id, statement_id: row.id });
}

function answered({ row }: WaitingStatement, file: Uint8Array | null): Answer {
  return {
    state: 'signed',
    file_name: statementFileName(row, 'xml'),
    file_base64: file === null ? null : Buffer.from(file).toString('base64'),
  };
}

/** Wrong codes before another one must be sent. */
const MAX_TRIES = 5;
const CODE_MS = 10 * 60_000;

/** A wrong code counts though the answer is a refusal: it is written outside of the transaction that refuses. */
export async function answerByCode(
  deps: AnswerDeps,
  { key, code }: Schemas['StatementConfirmation'],
): Promise<Answer> {
  const { db, now } = deps;
  const found = await findLink(db, key);
  if (found === null) throw linkDead();
  await inTenant(db, found.tenant_id, (tx) =>
    tx
      .updateTable('statement_links')
      .set((of) => ({ code_tries: of('code_tries', '+', 1) }))
      .where('statement_id', '=', found.statement_id)
      .execute(),
  );
  return withStatementOf(deps, key, async (tx, waiting) => {
    refuseBusiness(waiting);
    const { hash, code_hash, code_sent_on, code_tries } = waiting.link;
    const isLate = code_sent_on === null || Date.parse(now) - Date.parse(code_sent_on) > CODE_MS;
    if (isLate || code_tries > MAX_TRIES || !isCode(hash.toString('hex'), code, code_hash))
      throw failure(
        422,
        'wrong_code',
        'Mã không đúng hoặc đã hết hạn. Hãy nhập mã mới nhất trong thư, hoặc gửi mã khác.',
        ['code'],
      );
    const email = waiting.row.buyer_email ?? '';
    const line = { kind: 'buyer_confirmed', detail: { email } };
    await take(tx, deps, waiting, { file: null, line, method: 'code', name: waiting.content.buyer.name });
    return answered(waiting, null);
  });
}

/** The law wants a written agreement of an organisation or a household; an individual may confirm (TT 91/2026 Điều 10.1.b). */
export function refuseBusiness({ row }: WaitingStatement): void {
  if (row.buyer_kind === 'organisation')
    throw failure(
      409,
      'signature_needed',
      'Bên mua là tổ chức, hộ kinh doanh nên phải ký số biên bản. Hãy ký bằng USB token, ký số từ xa hoặc nộp tệp đã ký.',
    );
}

const REPLIES = {
  refuse: { event: 'refuse', line: 'buyer_refused' },
  change: { event: 'request_change', line: 'change_requested' },
} as const satisfies Record<Schemas['StatementReply']['reply'], { event: StatementEvent; line: string }>;

/** The buyer does not sign: why, or what it should say instead. */
export function replyInstead(deps: AnswerDeps, given: Schemas['StatementReply']): Promise<Answer> {
  const { key, reply, name, text } = given;
  const { event, line } = REPLIES[reply];
  return withStatementOf(deps, key, async (tx, waiting) => {
    const state = advanceStatement(waiting.row.state, event);
    if (state === null) throw linkDead();
    await recordEvent(tx, waiting.document, { kind: line, detail: { name, text } }, deps.now);
    await close(tx, deps, waiting, { state, answer_method: 'none', answer_name: name, answer_text: text });
    return { state, file_name: '', file_base64: null };
  });
}
