import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { RSA_OID } from '../rsa-digest.ts';
import { listOf, fieldsOf, textOf } from '../read-answer.ts';
import { accountByCredential, accountOf, certificateText, SANDBOX_OTP, SANDBOX_SECRET } from './accounts.ts';
import { newOrder, signaturesFor, stateAtPoll } from './orders.ts';
import type { Sandbox } from './sandbox.ts';
import type { SandboxAccount, SandboxOrder } from './state.ts';

const AUTH_OBJECTS = {
  phone: [{ type: 'Mobile', id: 'mobile', label: 'App' }],
  otp: [
    { type: 'Password', id: 'PIN', format: 'N' },
    { type: 'Password', id: 'OTP', format: 'N', generator: 'totp' },
  ],
  sent_otp: [
    { type: 'Password', id: 'PIN', format: 'N' },
    { type: 'ChallengeResponse', id: 'SMS', format: 'N' },
  ],
} as const;

/** The API of the Cloud Signature Consortium, version 2 (2.0.0.2), as far as signing hashes goes. */
export function cscRoutes(app: FastifyInstance, { state, clock, settings }: Sandbox): void {
  const tokens = new Set<string>();
  const sads = new Map<string, string>();
  /** Credentials whose person was sent a code. */
  const challenged = new Set<unknown>();
  const responses = new Map<string, { polls: number; signatures: string[] }>();

  const refuse = (reply: FastifyReply, error: string, error_description: string) =>
    reply.code(400).send({ error, error_description });
  const invalid = (reply: FastifyReply, name: string) =>
    refuse(reply, 'invalid_request', `Invalid parameter ${name}`);

  app.addHook('onRequest', async (request, reply) => {
    const isOpen = /\/(info|oauth2\/token)$/.test(request.url) && !request.url.includes('credentials');
    const [, token = ''] = (request.headers.authorization ?? '').split(' ');
    if (!isOpen && !tokens.has(token)) await reply.code(401).send({ error: 'invalid_token' });
  });

  app.post('/oauth2/token', async (request, reply) => {
    const { client_id, client_secret } = fieldsOf(request.body);
    if (client_id !== settings.client_id || client_secret !== settings.client_secret)
      return reply.code(401).send({ error: 'invalid_client' });
    const access_token = randomUUID();
    tokens.add(access_token);
    return { access_token, token_type: 'Bearer', expires_in: 3600 };
  });

  app.post('/info', async () => ({
    specs: '2.0.0.2',
    name: 'Sandbox',
    authType: ['oauth2client'],
    asynchronousOperationMode: settings.signs_later,
  }));

  app.post('/credentials/list', async (request, reply) => {
    const { userID } = fieldsOf(request.body);
    const account = state.change((all) => accountOf(all, textOf(userID) ?? '', clock));
    if (!account) return invalid(reply, 'userID');
    const { credential_id } = account;
    return {
      credentialIDs: [credential_id],
      credentialInfos: [{ credentialID: credential_id, ...credentialInfo(account) }],
    };
  });

  app.post('/credentials/info', async (request, reply) => {
    const { credentialID } = fieldsOf(request.body);
    const account = state.change((all) => accountByCredential(all, credentialID));
    return account ? credentialInfo(account) : invalid(reply, 'credentialID');
  });

  app.post('/credentials/getChallenge', async (request, reply) => {
    challenged.add(fieldsOf(request.body)['credentialID']);
    return reply.code(204).send();
  });

  app.post('/credentials/authorize', async (request, reply) => {
    const { credentialID, hashes, authData, description } = fieldsOf(request.body);
    const account = state.change((all) => accountByCredential(all, credentialID));
    if (!account) return invalid(reply, 'credentialID');
    const given = new Map(
      (listOf(authData) ?? []).map((one) => [fieldsOf(one)['id'], fieldsOf(one)['value']] as const),
    );
    if (account.asks !== 'phone') {
      if (given.get('PIN') !== SANDBOX_SECRET) return refuse(reply, 'invalid_pin', 'The PIN is invalid');
      const right =
        account.asks === 'otp'
          ? given.get('OTP') === SANDBOX_OTP
          : given.get('SMS') === SANDBOX_OTP && challenged.has(credentialID);
      if (!right) return refuse(reply, 'invalid_authentication_data', 'The authentication data is invalid');
    }
    const order = state.change((all) =>
      newOrder(
        all,
        {
          service: 'csc_v2',
          user_id: account.user_id,
          description: textOf(description) ?? '',
          hashes: (listOf(hashes) ?? []).map(String),
          document_ids: [],
        },
        clock,
      ),
    );
    return account.asks === 'phone' ? reply.code(202).send({ handle: order.id }) : sadFor(order);
  });

  app.post('/credentials/authorizeCheck', async (request, reply) => {
    const handle = textOf(fieldsOf(request.body)['handle']) ?? '';
    const stands = state.change((all) => {
      const order = all.orders[handle];
      const account = order && accountOf(all, order.user_id, clock);
      return order && account ? { order, state: stateAtPoll(order, account, clock) } : null;
    });
    if (stands?.state === 'waiting') return reply.code(202).send({ handle });
    if (stands?.state === 'refused') return refuse(reply, 'access_denied', 'The user denied the request');
    return stands?.state === 'confirmed' ? sadFor(stands.order) : invalid(reply, 'handle');
  });

  app.post('/signatures/signHash', async (request, reply) => {
    const { SAD, hashes, operationMode } = fieldsOf(request.body);
    const order_id = sads.get(textOf(SAD) ?? '');
    sads.delete(textOf(SAD) ?? '');
    const asked = (listOf(hashes) ?? []).map(String);
    const made = state.change((all) => {
      const order = all.orders[order_id ?? ''];
      const account = order && accountOf(all, order.user_id, clock);
      if (!order || !account) return null;
      order.state = 'used';
      return asked.every((hash) => order.hashes.includes(hash)) ? signaturesFor(all, account, asked) : [];
    });
    if (made === null) return invalid(reply, 'SAD');
    if (operationMode !== 'A') return { signatures: made };
    const responseID = randomUUID();
    responses.set(responseID, { polls: 0, signatures: made });
    return { responseID };
  });

  app.post('/signatures/signPolling', async (request, reply) => {
    const response = responses.get(textOf(fieldsOf(request.body)['requestID']) ?? '');
    if (!response) return invalid(reply, 'requestID');
    response.polls += 1;
    if (response.polls === 1) return reply.code(202).send({ error: 'accepted_request' });
    return { signatures: response.signatures };
  });

  function sadFor(order: SandboxOrder): { SAD: string } {
    const SAD = randomUUID();
    sads.set(SAD, order.id);
    return { SAD };
  }
}

function credentialInfo(account: SandboxAccount) {
  return {
    key: { status: 'enabled', algo: [RSA_OID], len: 2048 },
    cert: { status: account.status, certificates: [certificateText(account)] },
    auth: { mode: 'explicit', objects: AUTH_OBJECTS[account.asks] },
    multisign: account.most_per_batch,
  };
}
