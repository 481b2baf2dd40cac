import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { RSA_OID } from '../rsa-digest.ts';
import { fieldsOf, listOf, textOf } from '../read-answer.ts';
import { accountByCredential, accountOf, certificateText } from './accounts.ts';
import { newOrder, signaturesFor, stateAtPoll } from './orders.ts';
import type { Sandbox } from './sandbox.ts';
import type { SandboxOrder } from './state.ts';

const STATUS = {
  waiting: '4000',
  refused: '4002',
  expired: '4001',
  confirmed: '1',
  used: '1',
} as const satisfies Record<SandboxOrder['state'], string>;

const USER_NOT_THERE = 58008;
const SECRET_INVALID = 86024;
const NO_SUCH_ORDER = 4001;

/** Viettel MySign below /vtss/service. */
export function mySignRoutes(app: FastifyInstance, { state, clock, settings }: Sandbox): void {
  const owners = new Map<string, string>();

  app.addHook('onRequest', async (request, reply) => {
    const [, token = ''] = (request.headers.authorization ?? '').split(' ');
    if (!request.url.endsWith('/login') && !owners.has(token))
      await reply.code(401).send({ error: 'invalid_token' });
  });

  app.post('/ras/v1/login', async (request) => {
    const { client_id, client_secret, user_id } = fieldsOf(request.body);
    if (client_id !== settings.client_id || client_secret !== settings.client_secret)
      return { error: SECRET_INVALID, error_description: 'Client secret is invalid' };
    const account = state.change((all) => accountOf(all, textOf(user_id) ?? '', clock));
    if (!account) return { error: USER_NOT_THERE, error_description: 'User ID does not exist' };
    const access_token = randomUUID();
    owners.set(access_token, account.user_id);
    return { access_token, refresh_token: '', token_type: 'Bearer', expires_in: '3600' };
  });

  app.post('/certificates/info', async (request) => {
    const { user_id } = fieldsOf(request.body);
    const account = state.change((all) => accountOf(all, textOf(user_id) ?? '', clock));
    if (!account) return [];
    return [
      {
        credential_id: account.credential_id,
        key: { status: 'enabled', algo: [RSA_OID], len: '2048', curve: null },
        cert: { status: account.status, certificates: [certificateText(account)] },
        authMode: 'implicit',
        multisign: String(account.most_per_batch),
        scal: '2',
      },
    ];
  });

  app.post('/signHash', async (request, reply) => {
    const { credentialID, hash, documents, description } = fieldsOf(request.body);
    const order = state.change((all) => {
      const account = accountByCredential(all, credentialID);
      if (!account) return null;
      return newOrder(
        all,
        {
          service: 'mysign',
          user_id: account.user_id,
          description: Buffer.from(textOf(description) ?? '', 'base64').toString('utf8'),
          hashes: (listOf(hash) ?? []).map(String),
          document_ids: (listOf(documents) ?? []).map((one) => String(fieldsOf(one)['document_id'])),
        },
        clock,
      );
    });
    return order
      ? { transactionId: order.id }
      : reply.code(400).send({ error: 'invalid_request', error_description: 'credentialID' });
  });

  app.post('/requests/status', async (request) => {
    const transaction_id = textOf(fieldsOf(request.body)['transactionId']) ?? '';
    return state.change((all) => {
      const order = all.orders[transaction_id];
      const account = order && accountOf(all, order.user_id, clock);
      if (!order || !account) return { status: String(NO_SUCH_ORDER) };
      const status = STATUS[stateAtPoll(order, account, clock)];
      return status === '1' ? { status, signatures: signaturesFor(all, account, order.hashes) } : { status };
    });
  });
}
