import { isOpen } from '#domain/signing/request-lifecycle.ts';
import { isInTime, type RequestKind } from '#domain/signing/request-terms.ts';
import type { Handlers } from '#server/context.ts';
import { Failure, failure } from '#server/platform/http/failure.ts';
import { seal } from '#server/platform/secrets/master-key.ts';
import type { RequestDocuments } from './documents-port.ts';
import { endWithout, takeSignatures } from './end-request.ts';
import { move } from './move.ts';
import { findRequest, openRequests, type RequestRow } from './rows.ts';
import { enqueueSigning } from './tasks.ts';
import { wireRequest, wireRequests } from './wire.ts';
import { requestMessage } from './words.table.ts';

/** What a person does about a signature request. */
export function signatureRequestHandlers(deps: { certificate_key: Buffer; documents: RequestDocuments }) {
  return {
    listSignatureRequests: async (_input, { tenant }) => ({
      signature_requests: await tenant(async (tx) => wireRequests(tx, await openRequests(tx))),
    }),
    getSignatureRequest: async ({ path }, { tenant }) =>
      tenant(async (tx) => wireRequest(tx, await findRequest(tx, path.id))),
    submitSignatures: async ({ path, body }, { tenant, clock }) =>
      tenant(async (tx) => {
        const request = await findRequest(tx, path.id, { lock: true });
        refuseOtherKind(request, 'usb');
        // A second tab, or the same one again after a lost answer.
        if (request.state === 'signed') return wireRequest(tx, request);
        refuseEnded(request, clock.now());
        const signatures = body.signature_request.signatures.map((text) => Buffer.from(text, 'base64'));
        const taken = await takeSignatures(tx, deps.documents, request, signatures, clock.now());
        if (taken.kind === 'wrong') throw mismatch(taken.positions);
        return wireRequest(tx, taken.request);
      }),
    sendSignatureOtp: async ({ path, body }, { tenant, account, clock }) =>
      tenant(async (tx) => {
        const request = await findRequest(tx, path.id, { lock: true });
        refuseOtherKind(request, 'remote');
        refuseEnded(request, clock.now());
        const otp_sealed = seal(deps.certificate_key, Buffer.from(body.signature_request.otp));
        const given = await move(tx, request, 'give_otp', clock.now(), { otp_sealed });
        // Another tab was first: its code is on the way.
        if (given === null) return wireRequest(tx, request);
        await enqueueSigning(tx, { tenant_id: account.tenant_id, request_id: request.id });
        return wireRequest(tx, given);
      }),
    cancelSignatureRequest: async ({ path, body }, { tenant, account, clock }) =>
      tenant(async (tx) => {
        const request = await findRequest(tx, path.id, { lock: true });
        const { reason = '' } = body.signature_request;
        const why = reason.trim() === '' ? {} : { why: `Lý do: ${reason.trim()}` };
        const end = { now: clock.now(), user_id: account.user_id, ...why };
        return wireRequest(tx, await endWithout(tx, deps.documents, request, 'cancel', end));
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

const OTHER_KIND = {
  usb: 'Yêu cầu này được ký tại dịch vụ ký số từ xa, không phải bằng USB token. Hãy xác nhận trên điện thoại.',
  remote: 'Yêu cầu này được ký bằng USB token, không dùng mã OTP. Hãy cắm token rồi ký.',
} as const satisfies Record<RequestKind, string>;

function refuseOtherKind({ kind }: RequestRow, wanted: RequestKind): void {
  if (kind !== wanted) throw failure(409, 'signed_otherwise', OTHER_KIND[wanted]);
}

/** One whose time is over takes nothing more, though its job has not ended it yet. */
function refuseEnded(request: RequestRow, now: string): void {
  const late = isOpen(request.state) && !isInTime(request.expires_on, now);
  if (isOpen(request.state) && !late) return;
  const message = requestMessage(late ? { ...request, state: 'expired' } : request);
  throw failure(409, 'signature_request_closed', message ?? 'Các hóa đơn của yêu cầu này đã được ký.');
}

function mismatch(positions: readonly number[]): Failure {
  const message =
    'Chữ ký không khớp với chứng thư đã chọn hoặc với hóa đơn. Hãy kiểm tra đúng token đang cắm rồi ký lại.';
  return new Failure(
    422,
    positions.map((position) => ({
      message,
      code: 'signature_mismatch',
      fields: [`signatures.${position - 1}`],
    })),
  );
}
