import { describe, expect, it } from 'vitest';
import {
  areSignaturesOf,
  contents,
  lookUntilOver,
  orderFor,
  SERVICES,
  withRemoteServices,
} from './services.ts';

const bench = withRemoteServices();
const SECRET = '12345678';
const failed = (problem: string) => ({ kind: 'failed', problem });

describe.each(SERVICES)('%s', (service) => {
  it('knows nobody by that user id', async () => {
    const nobody = { service, user_id: 'KHONG_CO_AI', secret: null };
    expect(await bench.signer.credentials(nobody)).toEqual(failed('wrong_credentials'));
  });

  it('has no such credential', async () => {
    const account = await bench.account(service);
    const order = orderFor(account, { credential_id: 'KHONG-CO' }, contents(1));
    expect(await bench.signer.start(order)).toEqual(failed('credential_not_found'));
    expect(await bench.ordersOf(account)).toEqual([]);
  });

  it('says the certificate was revoked: it is not offered and does not sign', async () => {
    const account = await bench.account(service);
    const credential = await bench.credential(account);
    const revoked = await bench.account(service, '-thuhoi');
    expect(await bench.signer.credentials(revoked)).toEqual({ kind: 'found', credentials: [] });
    await fetch(`${bench.sandbox.url}/admin/accounts/${account.user_id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'revoked' }),
    });
    expect(await bench.signer.start(orderFor(account, credential, contents(1)))).toEqual(
      failed('certificate_invalid'),
    );
  });

  it('signs with another key than the certificate says: nothing of it is believed', async () => {
    const account = await bench.account(service, '', { other_key: true });
    const order = orderFor(account, await bench.credential(account), contents(3));
    const ended = await lookUntilOver(bench.signer, order, await bench.signer.start(order));
    expect(ended).toEqual(failed('bad_answer'));
  });

  it('is asked for more signatures than one confirmation may cover', async () => {
    const account = await bench.account(service, '', { most_per_batch: 2 });
    const credential = await bench.credential(account);
    const most = Math.min(credential.most_per_batch, 501);
    const order = orderFor(account, credential, contents(most + 1));
    expect(await bench.signer.start(order)).toEqual(failed('too_many'));
    expect(await bench.ordersOf(account)).toEqual([]);
  });

  it('gives signatures for an order of another size than the caller holds: nothing is taken', async () => {
    const account = await bench.account(service);
    const order = orderFor(account, await bench.credential(account), contents(2));
    const started = await bench.signer.start(order);
    const reference = started.kind === 'pending' ? started.reference : '';
    expect(await bench.signer.look(account, reference, 3)).toEqual(failed('bad_answer'));
  });
});

describe.each(['csc_v2', 'smart_ca'] as const)('%s: a code is typed', (service) => {
  const otpAccount = async (secret: string | null = SECRET) => {
    const account = { ...(await bench.account(service, '-otp')), secret };
    return { account, credential: await bench.credential({ ...account, secret: SECRET }) };
  };

  it('and the right one signs at once', async () => {
    const { account, credential } = await otpAccount();
    expect(credential).toMatchObject({ needs_otp: true, confirmed_on_phone: false });
    const bytes = contents(4);
    const order = orderFor(account, credential, bytes, '123456');
    const ended = await lookUntilOver(bench.signer, order, await bench.signer.start(order));
    expect(areSignaturesOf(ended, credential, bytes)).toBe(true);
  });

  it.each([
    ['a wrong one', '000000'],
    ['none', null],
  ])('%s is told apart from a wrong password', async (_what, otp) => {
    const { account, credential } = await otpAccount();
    const order = orderFor(account, credential, contents(1), otp);
    expect(await bench.signer.start(order)).toEqual(failed('wrong_otp'));
  });

  it('under a wrong password', async () => {
    const { account, credential } = await otpAccount('87654321');
    const order = orderFor(account, credential, contents(1), '123456');
    expect(await bench.signer.start(order)).toEqual(failed('wrong_credentials'));
  });
});

describe('CSC: a code the service sends first', () => {
  it('is sent when the order comes without one, and signs when it is typed', async () => {
    const account = { ...(await bench.account('csc_v2', '-sms')), secret: SECRET };
    const credential = await bench.credential(account);
    expect(credential.needs_otp).toBe(true);
    const bytes = contents(1);
    const early = orderFor(account, credential, bytes, '123456');
    expect(await bench.signer.start(early)).toEqual(failed('wrong_otp'));
    expect(await bench.signer.start(orderFor(account, credential, bytes))).toEqual(failed('wrong_otp'));
    const order = orderFor(account, credential, bytes, '123456');
    const ended = await lookUntilOver(bench.signer, order, await bench.signer.start(order));
    expect(areSignaturesOf(ended, credential, bytes)).toBe(true);
  });
});

it('a service that is not configured refuses', async () => {
  const { serviceSigner } = await import('#server/gateways/signer/open-signer.ts');
  const none = serviceSigner({ csc_v2: null, mysign: null, smart_ca: null });
  const account = { service: 'mysign', user_id: 'A', secret: null } as const;
  expect(await none.credentials(account)).toEqual(failed('service_refused'));
  expect(await none.look(account, 'x', 1)).toEqual(failed('service_refused'));
});
