import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openSigner, type OpenedSigner } from '#server/gateways/signer/open-signer.ts';
import type { RemoteAccount } from '#server/gateways/signer/signer.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { createLog } from '#server/platform/log.ts';
import { readConfig } from '#server/platform/config.ts';
import { areSignaturesOf, contents, lookUntilOver, orderFor, SERVICES, TAX_CODE } from './services.ts';

const data_dir = mkdtempSync(join(tmpdir(), 'hoadon-signer-'));
afterAll(() => rmSync(data_dir, { recursive: true }));

const opened: OpenedSigner[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

async function open(env: Record<string, string> = {}): Promise<OpenedSigner> {
  const config = readConfig({ DATA_DIR: data_dir, ...env });
  const one = await openSigner(config, fixedClock('2026-11-20T03:00:00.000Z'), createLog('silent'));
  opened.push(one);
  return one;
}

const REAL_AUTHORITY = {
  PROVIDER_URL: 'https://t-van.example',
  AUTHORITY_ROOT_FILE: '/etc/root.pem',
  PROVIDER_TAX_CODE: '0106026495',
};
const REAL_SIGNER = {
  SIGNER_SMARTCA_URL: 'https://smartca.example/sca/sp769',
  SIGNER_SMARTCA_SP_ID: 'app',
  SIGNER_SMARTCA_SP_PASSWORD: 'x',
};

describe('without a signing service', () => {
  it('the sandbox plays all three', async () => {
    const { services, sandbox_url } = await open();
    expect(services).toEqual(SERVICES);
    expect(sandbox_url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it.each([
    ['beside a real authority: its invented CA signs nothing for one', REAL_AUTHORITY, []],
    ['beside a real signing service', REAL_SIGNER, ['smart_ca']],
  ])('it does not run %s', async (_why, env, services) => {
    const signer = await open(env);
    expect(signer.sandbox_url).toBeNull();
    expect(signer.services).toEqual(services);
    const account = { service: 'csc_v2', user_id: TAX_CODE, secret: null } as const;
    expect(await signer.signer.credentials(account)).toEqual({ kind: 'failed', problem: 'service_refused' });
  });
});

describe('after a restart of the sandbox', () => {
  it.each(SERVICES)('%s: the certificate is the same, and an order that waited goes on', async (service) => {
    const account: RemoteAccount = { service, user_id: `${service}-${TAX_CODE}`, secret: null };
    const first = await open();
    const found = await first.signer.credentials(account);
    const credential = found.kind === 'found' ? found.credentials[0] : undefined;
    if (!credential) throw new Error('no credential');
    const bytes = contents(2);
    const order = orderFor(account, credential, bytes);
    const started = await first.signer.start(order);
    await first.close();
    const second = await open();
    expect(await second.signer.credentials(account)).toEqual(found);
    const ended = await lookUntilOver(second.signer, order, started);
    expect(areSignaturesOf(ended, credential, bytes)).toBe(true);
  });

  it('its keys are readable by their owner alone', async () => {
    const { signer } = await open();
    await signer.credentials({ service: 'mysign', user_id: TAX_CODE, secret: null });
    expect(statSync(join(data_dir, 'sandbox-signer.json')).mode & 0o777).toBe(0o600);
  });
});

it('the page of the phone has two buttons that answer', async () => {
  const { signer, sandbox_url } = await open();
  const account = { service: 'smart_ca', user_id: `${TAX_CODE}-cho`, secret: null } as const;
  const found = await signer.credentials(account);
  const credential = found.kind === 'found' ? found.credentials[0] : undefined;
  if (!credential) throw new Error('no credential');
  for (const [button, kind] of [
    ['confirm', 'signed'],
    ['refuse', 'refused'],
  ] as const) {
    const order = {
      ...orderFor(account, credential, contents(1)),
      description: '<script>alert(1)</script>',
    };
    const started = await signer.start(order);
    const page = await (await fetch(`${sandbox_url}/phone`)).text();
    expect(page).not.toContain('<script>');
    const [, action = ''] = new RegExp(`action="([^"]+/${button})"`).exec(page) ?? [];
    await fetch(sandbox_url + action, { method: 'POST', body: new URLSearchParams() });
    expect((await lookUntilOver(signer, order, started)).kind).toBe(kind);
  }
  expect(await (await fetch(`${sandbox_url}/phone`)).text()).toContain('Không có yêu cầu ký nào đang chờ');
});
