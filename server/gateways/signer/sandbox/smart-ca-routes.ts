import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { fieldsOf, listOf, textOf, type Fields } from '../read-answer.ts';
import { accountOf, certificateText, SANDBOX_OTP, SANDBOX_SECRET } from './accounts.ts';
import { newOrder, signaturesFor, stateAtPoll } from './orders.ts';
import type { Sandbox } from './sandbox.ts';
import type { SandboxAccount, SandboxOrder, SandboxState } from './state.ts';

const MESSAGES = {
  waiting: 'sig_wait_for_user_confirm',
  refused: 'sig_user_rejected',
  expired: 'sig_expired',
  confirmed: 'SUCCESS',
  used: 'SUCCESS',
} as const satisfies Record<SandboxOrder['state'], string>;

/** VNPT SmartCA below /sca/sp769 (integration guide 4.1): confirmed in the app (v1), or with a code (v2). */
export function smartCaRoutes(app: FastifyInstance, { state, clock, settings }: Sandbox): void {
  const codes = new Map<string, string>();

  const known = (all: SandboxState, body: Fields): SandboxAccount | null =>
    body['sp_id'] === settings.client_id && body['sp_password'] === settings.client_secret
      ? accountOf(all, textOf(body['user_id']) ?? '', clock)
      : null;

  app.post('/v1/credentials/get_certificate', async (request) =>
    state.change((all) => {
      const account = known(all, fieldsOf(request.body));
      if (!account) return unknownUser();
      const entry = {
        service_type: 'SMARTCA',
        service_name: 'SMARTCA SANDBOX',
        cert_id: account.credential_id,
        cert_status: account.status === 'valid' ? 'Đang hoạt động' : 'Thu hồi',
        serial_number: account.credential_id,
        cert_data: certificateText(account),
      };
      return success('Success', { user_certificates: [entry] });
    }),
  );

  app.post('/v1/signatures/sign', async (request) =>
    state.change((all) => {
      const order = ordered(all, fieldsOf(request.body));
      if (!order) return unknownUser();
      if (order === 'twice') return { status_code: 400, message: 'transaction_id is not unique', data: null };
      return success(MESSAGES.waiting, { transaction_id: order.id, tran_code: randomUUID() });
    }),
  );

  app.post<{ Params: { id: string } }>('/v1/signatures/sign/:id/status', async ({ params }) =>
    state.change((all) => {
      const order = all.orders[params.id];
      const account = order && accountOf(all, order.user_id, clock);
      if (!order || !account) return { status_code: 400, message: 'BAD_REQUEST', data: null };
      const stands = stateAtPoll(order, account, clock);
      const signed = MESSAGES[stands] === 'SUCCESS';
      return success(MESSAGES[stands], {
        transaction_id: order.id,
        signatures: signed ? documentsOf(all, account, order) : null,
      });
    }),
  );

  app.post('/v2/signatures/sign', async (request) =>
    state.change((all) => {
      const body = fieldsOf(request.body);
      if (!known(all, body) || body['password'] !== SANDBOX_SECRET) return unknownUser();
      if (body['otp'] !== SANDBOX_OTP) return { status_code: 1003, message: 'OTP is invalid', data: null };
      const order = ordered(all, body);
      if (!order || order === 'twice') return { status_code: 400, message: 'BAD_REQUEST', data: null };
      const sad = randomUUID();
      codes.set(sad, order.id);
      return success(MESSAGES.waiting, { transaction_id: order.id, sad, expired_in: 299 });
    }),
  );

  app.post('/v2/signatures/confirm', async (request) =>
    state.change((all) => {
      const body = fieldsOf(request.body);
      const account = known(all, body);
      const order = all.orders[codes.get(textOf(body['sad']) ?? '') ?? ''];
      if (!account || !order || order.id !== body['transaction_id']) return unknownUser();
      order.state = 'confirmed';
      return success('Success', {
        transaction_id: order.id,
        signatures: documentsOf(all, account, order),
      });
    }),
  );

  function ordered(all: SandboxState, body: Fields): SandboxOrder | 'twice' | null {
    const account = known(all, body);
    const id = textOf(body['transaction_id']);
    if (!account || id === null || body['serial_number'] !== account.credential_id) return null;
    if (all.orders[id]) return 'twice';
    const files = (listOf(body['sign_files']) ?? []).map(fieldsOf);
    return newOrder(
      all,
      {
        id,
        service: 'smart_ca',
        user_id: account.user_id,
        description: textOf(body['transaction_desc']) ?? '',
        hashes: files.map((file) => Buffer.from(String(file['data_to_be_signed']), 'hex').toString('base64')),
        document_ids: files.map((file) => String(file['doc_id'])),
      },
      clock,
    );
  }
}

function documentsOf(all: SandboxState, account: SandboxAccount, order: SandboxOrder) {
  const values = signaturesFor(all, account, order.hashes);
  // Not in the order they came: each is found by its doc_id.
  return order.document_ids
    .map((doc_id, index) => ({ doc_id, signature_value: values[index], timestamp_signature: null }))
    .reverse();
}

function success(message: string, data: unknown) {
  return { status_code: 200, message, data };
}

function unknownUser() {
  return { status_code: 401, message: 'SP_CREDENTIAL_INVALID', data: null };
}
