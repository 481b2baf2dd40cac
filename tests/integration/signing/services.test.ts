import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '#generated/types.ts';
import { openSigner, type OpenedSigner } from '#server/gateways/signer/open-signer.ts';
import type { RemoteSigner } from '#server/gateways/signer/signer.ts';
import { silentLog } from '#server/platform/log.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { deskOf, type Desk } from './desk.ts';
import { OWN_TAX_CODE } from './held-key.ts';

type RemoteCredential = components['schemas']['RemoteCredential'];

let opened: OpenedSigner | undefined;
const service = (): RemoteSigner => {
  if (opened === undefined) throw new Error('the services are open from beforeAll on');
  return opened.signer;
};
const server = withTestApp(undefined, {
  remote_signer: {
    credentials: (account) => service().credentials(account),
    start: (order) => service().start(order),
    look: (account, reference, count) => service().look(account, reference, count),
  },
});
const data_dir = mkdtempSync(join(tmpdir(), `hoadon-signing-${process.pid}-`));
let desk: Desk;

beforeAll(async () => {
  const none = { csc: null, mysign: null, smart_ca: null, sandbox_port: 0 };
  const config = { signer: none, sandbox: { enabled: true, port: 0 }, data_dir };
  opened = await openSigner(config, server.current.clock, silentLog);
  desk = await deskOf(server.current);
}, 60_000);
afterAll(async () => {
  await opened?.close();
  rmSync(data_dir, { recursive: true, force: true });
});

// All accounts of a company have one certificate in the sandbox: it is added anew for each way.
async function askedThrough(name: components['schemas']['RemoteService'], account: string) {
  // With a PIN SmartCA asks for a code, without one for the phone.
  const secret = name === 'smart_ca' ? {} : { account_secret: '12345678' };
  const remote_account = { service: name, account, ...secret };
  const found = await desk.post<{ remote_credentials: RemoteCredential[] }>(
    '/api/certificates/remote_credentials',
    { remote_account },
  );
  const [credential] = found.body.remote_credentials;
  if (credential === undefined) throw new Error(`${name} knows no key of ${account}`);
  expect(credential.tax_code).toBe(OWN_TAX_CODE);
  await desk.declareSerial(credential.serial);
  const { id } = await desk.addCertificate(
    { kind: 'remote', ...remote_account, credential: credential.credential, is_default: true },
    null,
  );
  const { ids, request } = await desk.publishTogether(3);
  expect(request.certificate_id).toBe(id);
  const carried = async (): Promise<void> => {
    for (let looks = 0; looks < 8; looks += 1) if ((await desk.carry(request.id)) === 'wait') return;
  };
  await carried();
  return { id, ids, request_id: request.id, carried };
}

it.each([
  ['csc_v2', OWN_TAX_CODE],
  ['mysign', OWN_TAX_CODE],
  ['smart_ca', OWN_TAX_CODE],
] as const)('%s signs three invoices with one confirmation, over the wire', async (name, account) => {
  const asked = await askedThrough(name, account);
  expect(await desk.request(asked.request_id)).toMatchObject({ state: 'signed', message: null });
  for (const id of asked.ids) expect(await desk.publication(id)).toMatchObject({ status: 'signed' });
  expect((await desk.call('DELETE', `/api/certificates/${asked.id}`)).status).toBe(200);
});

it.each([
  ['csc_v2', `${OWN_TAX_CODE}-tuchoi`, 'refused'],
  ['mysign', `${OWN_TAX_CODE}-tuchoi`, 'refused'],
  ['smart_ca', `${OWN_TAX_CODE}-hethan`, 'expired'],
] as const)('%s: %s ends as %s', async (name, account, state) => {
  const asked = await askedThrough(name, account);
  expect(await desk.request(asked.request_id)).toMatchObject({ state });
  for (const id of asked.ids)
    expect(await desk.publication(id)).toMatchObject({ status: 'signature_failed' });
  expect((await desk.call('DELETE', `/api/certificates/${asked.id}`)).status).toBe(200);
});

it.each(['-otp', '-sms'])('csc_v2 asks %s for a code, and signs with the right one', async (ending) => {
  const asked = await askedThrough('csc_v2', `${OWN_TAX_CODE}${ending}`);
  expect(await desk.request(asked.request_id)).toMatchObject({ state: 'waiting_for_otp', otp_tries_left: 5 });
  await desk.sendOtp(asked.request_id, '000000');
  await asked.carried();
  expect(await desk.request(asked.request_id)).toMatchObject({ state: 'waiting_for_otp', otp_tries_left: 4 });
  await desk.sendOtp(asked.request_id, '123456');
  await asked.carried();
  expect(await desk.request(asked.request_id)).toMatchObject({ state: 'signed' });
  expect((await desk.call('DELETE', `/api/certificates/${asked.id}`)).status).toBe(200);
});
