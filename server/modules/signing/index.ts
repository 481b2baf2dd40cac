import { allows } from '#domain/access/permissions.ts';
import { isInTime, isOpen, type RequestKind } from '#domain/signing/request-lifecycle.ts';
import type { Account, Handlers, Tx } from '#server/context.ts';
import { Failure, failure, notFound } from '#server/platform/http/failure.ts';
import { seal } from '#server/platform/secrets/master-key.ts';
import type { RequestDocuments, SigningNouns } from './deps.ts';
import { endWithout, move, takeSignatures } from './end-request.ts';
import { findRequest, openRequests, type RequestRow } from './rows.ts';
import { enqueueSigning } from './tasks.ts';
import { wireRequest, wireRequests } from './wire.ts';
import { requestMessage } from './words.table.ts';

export { carryRequest } from './remote-order.ts';
export type { OrderStep, RequestDocuments, SigningDeps, SigningNouns } from './deps.ts';
export { idleRequests, signingTasks, sweepRequests } from './jobs.ts';
export { requestSignatures } from './request-signatures.ts';
export { requestOfSubject, type RequestDocumentRow } from './rows.ts';

/** What a person does about a signature request. */
export function signatureRequestHandlers(deps: { certificate_key: Buffer; documents: RequestDocuments }) {
  const { documents } = deps;
  const find = async (tx: Tx, id: number, account: Account, options?: { lock: boolean }) => {
    const request = await findRequest(tx, id, options);
    if (!maySign(account, documents, request)) throw notFound();
    return request;
  };
  return {
    listSignatureRequests: async (_input, { tenant, account }) => ({
      signature_requests: await tenant(async (tx) => {
        const open = await openRequests(tx);
        const mine = open.filter((request) => maySign(account, documents, request));
        return wireRequests(tx, documents, mine);
      }),
    }),
    getSignatureRequest: async ({ path }, { tenant, account }) =>
      tenant(async (tx) => wireRequest(tx, documents, await find(tx, path.id, account))),
    submitSignatures: async ({ path, body }, { tenant, account, clock }) =>
      tenant(async (tx) => {
        const request = await find(tx, path.id, account, { lock: true });
        refuseOtherKind(request, 'usb');
        // A second tab, or the same one again after a lost answer.
        if (request.state === 'signed') return wireRequest(tx, documents, request);
        refuseEnded(request, documents, clock.now());
        const signatures = body.signature_request.signatures.map((text) => Buffer.from(text, 'base64'));
        const taken = await takeSignatures(tx, documents, request, signatures, clock.now());
        if (taken.kind === 'wrong') throw mismatch(taken.positions, documents.nouns(request.document_kind));
        return wireRequest(tx, documents, taken.request);
      }),
    sendSignatureOtp: async ({ path, body }, { tenant, account, clock }) =>
      tenant(async (tx) => {
        const request = await find(tx, path.id, account, { lock: true });
        refuseOtherKind(request, 'remote');
        refuseEnded(request, documents, clock.now());
        const otp_sealed = seal(deps.certificate_key, Buffer.from(body.signature_request.otp));
        const given = await move(tx, request, 'give_otp', clock.now(), { otp_sealed });
        // Another tab was first: its code is on the way.
        if (given === null) return wireRequest(tx, documents, request);
        await enqueueSigning(tx, { tenant_id: account.tenant_id, request_id: request.id });
        return wireRequest(tx, documents, given);
      }),
    cancelSignatureRequest: async ({ path, body }, { tenant, account, clock }) =>
      tenant(async (tx) => {
        const request = await find(tx, path.id, account, { lock: true });
        const { reason = '' } = body.signature_request;
        const why = reason.trim() === '' ? {} : { why: `Lý do: ${reason.trim()}` };
        const end = { now: clock.now(), user_id: account.user_id, ...why };
        return wireRequest(tx, documents, await endWithout(tx, documents, request, 'cancel', end));
      }),
  } satisfies Pick<
    Handlers,
    | 'listSignatureRequests'
    | 'getSignatureRequest'
    | 'submitSignatures'
    | 'sendSignatureOtp'
    | 'cancelSignatureRequest'
  >;
}

/** A request for documents that the account may not sign is not there for it. */
function maySign(
  { permissions }: Account,
  documents: RequestDocuments,
  { document_kind }: Pick<RequestRow, 'document_kind'>,
): boolean {
  return allows(permissions, [[documents.permission(document_kind)]]);
}

const OTHER_KIND = {
  usb: 'Yêu cầu này được ký tại dịch vụ ký số từ xa, không phải bằng USB token. Hãy xác nhận trên điện thoại.',
  remote: 'Yêu cầu này được ký bằng USB token, không dùng mã OTP. Hãy cắm token rồi ký.',
} as const satisfies Record<RequestKind, string>;

function refuseOtherKind({ kind }: RequestRow, wanted: RequestKind): void {
  if (kind !== wanted) throw failure(409, 'signed_otherwise', OTHER_KIND[wanted]);
}

/** One whose time is over takes nothing more, though its job has not ended it yet. */
function refuseEnded(request: RequestRow, documents: RequestDocuments, now: string): void {
  const late = isOpen(request.state) && !isInTime(request.expires_on, now);
  if (isOpen(request.state) && !late) return;
  const nouns = documents.nouns(request.document_kind);
  const message = requestMessage(late ? { ...request, state: 'expired' } : request, nouns);
  throw failure(409, 'signature_request_closed', message ?? `Các ${nouns.one} của yêu cầu này đã được ký.`);
}

function mismatch(positions: readonly number[], { one }: SigningNouns): Failure {
  const message = `Chữ ký không khớp với chứng thư đã chọn hoặc với ${one}. Hãy kiểm tra đúng token đang cắm rồi ký lại.`;
  return new Failure(
    422,
    positions.map((position) => ({
      message,
      code: 'signature_mismatch',
      fields: [`signatures.${position - 1}`],
    })),
  );
}
