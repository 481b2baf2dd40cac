import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { SignerFault } from '#server/gateways/signer/sandbox/faults.ts';
import {
  areSignaturesOf,
  contents,
  LOOK_PATH,
  lookUntilOver,
  orderFor,
  SERVICES,
  START_PATH,
  withRemoteServices,
} from './services.ts';

const bench = withRemoteServices();
const UNKNOWN = { kind: 'unknown' };
/** Long enough for an answer on loopback under load; where none comes, the wait is only to end. */
const patience = (kind?: SignerFault['kind']) => ({ timeout_ms: kind === 'hang' ? 150 : 1_500 });

const FAULTS: readonly Exclude<SignerFault['kind'], 'slow'>[] = [
  'drop',
  'lost',
  'garbage',
  'oversized',
  'server_error',
  'hang',
];

describe.each(SERVICES)('%s answers nothing that can be read', (service) => {
  it.each(FAULTS)('at the start (%s): unknown, never failed', async (kind) => {
    const account = await bench.account(service);
    const order = orderFor(account, await bench.credential(account), contents(1));
    await bench.fault({ path: START_PATH[service], fault: { kind } });
    expect(await bench.signerWith(patience(kind)).start(order)).toEqual(UNKNOWN);
  });

  it.each(FAULTS)('to a look (%s): unknown, and the next look goes on', async (kind) => {
    const account = await bench.account(service);
    const credential = await bench.credential(account);
    const bytes = contents(2);
    const order = orderFor(account, credential, bytes);
    const started = await bench.signer.start(order);
    const reference = started.kind === 'pending' ? started.reference : '';
    await bench.fault({ path: LOOK_PATH[service], fault: { kind } });
    expect(await bench.signerWith(patience(kind)).look(account, reference, 2)).toEqual(UNKNOWN);
    await bench.clearFaults();
    const ended = await lookUntilOver(bench.signer, order, started);
    expect(areSignaturesOf(ended, credential, bytes)).toBe(true);
  });

  it('in its first moment, but then does: what comes late within its time counts', async () => {
    const account = await bench.account(service);
    const order = orderFor(account, await bench.credential(account), contents(1));
    await bench.fault({ path: START_PATH[service], fault: { kind: 'slow', delay_ms: 300 } });
    expect((await bench.signer.start(order)).kind).toBe('pending');
  });

  it('when asked for certificates: unknown', async () => {
    const account = await bench.account(service);
    const paths = { csc_v2: '/credentials/list', mysign: '/certificates/info', smart_ca: '/get_certificate' };
    await bench.fault({ path: paths[service], fault: { kind: 'garbage' } });
    expect(await bench.signer.credentials(account)).toEqual(UNKNOWN);
  });
});

describe('a start that was carried out but never answered', () => {
  it('is found by our own id at SmartCA, and signed once', async () => {
    const account = await bench.account('smart_ca');
    const credential = await bench.credential(account);
    const bytes = contents(12);
    const order = orderFor(account, credential, bytes);
    await bench.fault({ path: START_PATH.smart_ca, fault: { kind: 'lost' } });
    expect(await bench.signer.start(order)).toEqual(UNKNOWN);
    const found = await bench.signer.look(account, order.request_id, 12);
    expect(found.kind).toBe('pending');
    const ended = await lookUntilOver(bench.signer, order, found);
    expect(areSignaturesOf(ended, credential, bytes)).toBe(true);
    expect(await bench.ordersOf(account)).toHaveLength(1);
  });

  it('that never arrived is expired at SmartCA: it may be started again', async () => {
    const account = await bench.account('smart_ca');
    const order = orderFor(account, await bench.credential(account), contents(1));
    await bench.fault({ path: START_PATH.smart_ca, fault: { kind: 'drop' } });
    expect(await bench.signer.start(order)).toEqual(UNKNOWN);
    expect(await bench.signer.look(account, order.request_id, 1)).toEqual({ kind: 'expired' });
  });

  it('at SmartCA, signed by another key, is not believed either', async () => {
    const account = await bench.account('smart_ca', '', {
      other_key: true,
      behaviour: { kind: 'confirm', after_looks: 0 },
    });
    const order = orderFor(account, await bench.credential(account), contents(2));
    await bench.signer.start(order);
    expect(await bench.signer.look(account, order.request_id, 2)).toEqual({
      kind: 'failed',
      problem: 'bad_answer',
    });
  });

  it.each(['csc_v2', 'mysign'] as const)(
    'at %s is expired, since nobody can claim it: the next order signs the same bytes alike',
    async (service) => {
      const account = await bench.account(service);
      const credential = await bench.credential(account);
      const bytes = contents(2);
      const lost = orderFor(account, credential, bytes);
      await bench.fault({ path: START_PATH[service], fault: { kind: 'lost' } });
      expect(await bench.signer.start(lost)).toEqual(UNKNOWN);
      expect(await bench.signer.look(account, lost.request_id, 2)).toEqual({ kind: 'expired' });
      const ends = [];
      for (const order of [orderFor(account, credential, bytes), orderFor(account, credential, bytes)])
        ends.push(await lookUntilOver(bench.signer, order, await bench.signer.start(order)));
      expect(ends[0] && areSignaturesOf(ends[0], credential, bytes)).toBe(true);
      expect(ends[1]).toEqual(ends[0]);
    },
  );

  it('CSC: signatures made but lost on the way end as expired', async () => {
    const account = await bench.account('csc_v2');
    const order = orderFor(account, await bench.credential(account), contents(1));
    const started = await bench.signer.start(order);
    await bench.fault({ path: '/signatures/signHash', fault: { kind: 'lost' } });
    expect(await lookUntilOver(bench.signer, order, started)).toEqual(UNKNOWN);
    expect(await lookUntilOver(bench.signer, order, started)).toEqual({ kind: 'expired' });
  });
});

describe('access tokens', () => {
  it.each(['csc_v2', 'mysign'] as const)('%s: one that has run out is exchanged', async (service) => {
    const account = await bench.account(service);
    const credential = await bench.credential(account);
    const bytes = contents(1);
    const order = orderFor(account, credential, bytes);
    await bench.fault({ path: START_PATH[service], fault: { kind: 'token_over' } });
    const ended = await lookUntilOver(bench.signer, order, await bench.signer.start(order));
    expect(areSignaturesOf(ended, credential, bytes)).toBe(true);
    expect(await bench.ordersOf(account)).toHaveLength(1);
  });

  it.each(['csc_v2', 'mysign'] as const)('%s: none to be had is unknown', async (service) => {
    const account = await bench.account(service);
    const path = service === 'csc_v2' ? '/oauth2/token' : '/login';
    await bench.fault({ path, fault: { kind: 'server_error' } });
    expect(await bench.signerWith({}).credentials(account)).toEqual(UNKNOWN);
  });
});

it('what is logged of all this holds no password, code, token or hash', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const signer = bench.signerWith({ log: pino({ level: 'trace' }, stream) });
  for (const service of SERVICES) {
    const account = { ...(await bench.account(service, '-otp')), secret: 'mat-khau-bi-mat' };
    const order = orderFor(account, await bench.credential(account), contents(1), '424242');
    for (const path of [START_PATH[service], '/v2/signatures/sign'])
      await bench.fault({ path, fault: { kind: 'garbage' } });
    await signer.start(order);
    await fetch(`${bench.sandbox.url}/admin/faults`, { method: 'DELETE' });
    const hash = Buffer.from(order.hashes[0] ?? []);
    expect(lines.join()).not.toContain(hash.toString('base64'));
    expect(lines.join()).not.toContain(hash.toString('hex'));
  }
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join()).not.toMatch(/mat-khau-bi-mat|424242|client_secret|sp_password|Bearer/i);
});
