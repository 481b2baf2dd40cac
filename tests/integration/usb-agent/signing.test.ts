import { createHash, createVerify } from 'node:crypto';
import type { X509Certificate } from 'node:crypto';
import { PATIENCE } from '#tests/setup/patience.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SignOrder, SignRequest } from '#domain/signing/usb-agent.ts';
import type { UsbAgent } from '#src/providers/usb-agent/usb-agent.ts';
import { pairedSite, SITE } from './paired-site.ts';
import { startAgent } from './running-agent.ts';
import type { RunningAgent } from './running-agent.ts';
import { has_soft_tokens, openSoftTokens, SOFTHSM } from './soft-token.ts';
import type { SoftTokens } from './soft-token.ts';

const PIN = '246810';
const SELLER = '0012345674';
const OTHERS = '0098765436';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
const fingerprintOf = (certificate: X509Certificate) =>
  createHash('sha256').update(certificate.raw).digest('hex');

describe.skipIf(!has_soft_tokens)('signing on a USB token', () => {
  let tokens: SoftTokens;
  let agent: RunningAgent;
  let site: UsbAgent;

  beforeAll(async () => {
    tokens = openSoftTokens();
    agent = await startAgent({ env: { ...tokens.env, USB_AGENT_DRIVERS: SOFTHSM } });
    site = await pairedSite(agent);
  });
  afterAll(async () => {
    await agent.stop();
    tokens.remove();
  });

  const request = (certificate: X509Certificate, more: Partial<SignRequest> = {}): SignRequest => ({
    certificate_sha256: fingerprintOf(certificate),
    hashes: [hashOf('hóa đơn')],
    description: 'Hóa đơn 1C26TAA số 1',
    tax_code: SELLER,
    ...more,
  });
  const typePin = (order: SignOrder, pin: string) => agent.page.post(`/page/orders/${order.id}/pin`, { pin });
  const settled = (order: SignOrder): Promise<SignOrder> =>
    vi.waitFor(async () => {
      const now = await site.order(order.id);
      expect(now.state).not.toBe('signing');
      return now;
    }, PATIENCE);

  describe('the token of the company', () => {
    let certificate: X509Certificate;
    beforeAll(() => {
      tokens.unplug();
      certificate = tokens.plug({ label: 'Cty A', pin: PIN, tax_code: SELLER });
    });

    test('a certificate is found with its tax code, without any PIN', async () => {
      expect(await site.certificates()).toEqual([
        {
          sha256: fingerprintOf(certificate),
          der_base64: certificate.raw.toString('base64'),
          token_label: 'Cty A',
          owner: 'Cty A',
          tax_code: SELLER,
          valid_from: certificate.validFromDate.toISOString(),
          valid_to: certificate.validToDate.toISOString(),
        },
      ]);
    });

    test('the agent shows what is to be signed and for whom; one PIN signs all, and the signatures verify', async () => {
      const texts = ['hóa đơn 1', 'hóa đơn 2', 'hóa đơn 3'];
      const order = await site.placeOrder(
        request(certificate, { hashes: texts.map(hashOf), description: 'Phát hành 3 hóa đơn' }),
      );
      expect(order).toMatchObject({ state: 'waiting_pin', total: 3, signatures: [] });
      const [shown] = (await agent.page.state()).orders.slice(-1);
      expect(shown).toMatchObject({
        id: order.id,
        origin: SITE,
        description: 'Phát hành 3 hóa đơn',
        total: 3,
        certificate: { owner: 'Cty A', tax_code: SELLER, token_label: 'Cty A' },
      });
      expect(shown).not.toHaveProperty('signatures');

      expect((await typePin(order, PIN)).status).toBe(202);
      const { state, signatures } = await settled(order);
      expect(state).toBe('signed');
      expect(signatures).toHaveLength(3);
      signatures.forEach((signature, at) => {
        const verify = createVerify('RSA-SHA256').update(texts[at] ?? '');
        expect(verify.verify(certificate.publicKey, signature, 'base64')).toBe(true);
      });
    });

    test('a wrong PIN signs nothing and may be typed again; the third ends the order before the token locks', async () => {
      const order = await site.placeOrder(request(certificate));
      for (const wrong of ['1111', '2222']) {
        await typePin(order, wrong);
        expect(await settled(order)).toMatchObject({ state: 'waiting_pin', wrong_pin: true, signatures: [] });
      }
      await typePin(order, '3333');
      expect(await settled(order)).toMatchObject({ state: 'failed', problem: 'wrong_pin', signatures: [] });
      await typePin(order, PIN);
      expect((await settled(order)).state).toBe('failed');
    });

    test('after a wrong PIN the right one signs', async () => {
      const order = await site.placeOrder(request(certificate));
      await typePin(order, '1111');
      await settled(order);
      await typePin(order, PIN);
      expect(await settled(order)).toMatchObject({ state: 'signed', wrong_pin: false });
    });

    test('nothing stays unlocked: each order asks for the PIN', async () => {
      const first = await site.placeOrder(request(certificate));
      await typePin(first, PIN);
      await settled(first);
      const second = await site.placeOrder(request(certificate));
      expect(second.state).toBe('waiting_pin');
      await typePin(second, '1111');
      expect(await settled(second)).toMatchObject({ state: 'waiting_pin', wrong_pin: true });
    });

    test('the user refuses on the agent’s page: cancelled, and the PIN comes too late', async () => {
      const order = await site.placeOrder(request(certificate));
      await agent.page.post(`/page/orders/${order.id}/cancel`);
      expect((await site.order(order.id)).state).toBe('cancelled');
      await typePin(order, PIN);
      expect((await settled(order)).state).toBe('cancelled');
    });

    test('the site takes its order back', async () => {
      const order = await site.placeOrder(request(certificate));
      expect((await site.cancelOrder(order.id)).state).toBe('cancelled');
    });

    test('an order belongs to the site that placed it', async () => {
      const order = await site.placeOrder(request(certificate));
      const other = await pairedSite(agent, 'https://khac.example');
      await expect(other.order(order.id)).rejects.toMatchObject({ reason: 'not_found' });
      await expect(other.cancelOrder(order.id)).rejects.toMatchObject({ reason: 'not_found' });
      expect((await site.order(order.id)).state).toBe('waiting_pin');
      await site.cancelOrder(order.id);
    });

    test.each<[what: string, wrong: Partial<SignRequest>]>([
      ['a hash that is not of SHA-256', { hashes: [Buffer.alloc(20).toString('base64')] }],
      ['no hash', { hashes: [] }],
      ['a description of two lines', { description: 'Hóa đơn\nsố 1' }],
      ['a description that turns its text around', { description: 'Hóa đơn \u202e1 ốs' }],
      ['too many hashes', { hashes: Array.from({ length: 1001 }, () => hashOf('một')) }],
    ])('%s is refused', async (_what, wrong) => {
      await expect(site.placeOrder(request(certificate, wrong))).rejects.toMatchObject({
        reason: 'bad_request',
      });
    });
  });

  describe('tokens come and go', () => {
    beforeEach(() => tokens.unplug());

    test('every token is listed', async () => {
      tokens.plug({ label: 'Cty A', pin: PIN, tax_code: SELLER });
      tokens.plug({ label: 'Cty B', pin: '999999', tax_code: OTHERS });
      const found = await site.certificates();
      expect(found.map(({ tax_code }) => tax_code).sort()).toEqual([SELLER, OTHERS].sort());
    });

    test('a key without the id of its certificate is found by its modulus', async () => {
      const certificate = tokens.plug({ label: 'Cty A', pin: PIN, tax_code: SELLER, certificate_id: 'ff' });
      const order = await site.placeOrder(request(certificate));
      await typePin(order, PIN);
      expect((await settled(order)).state).toBe('signed');
    });

    test('no token', async () => {
      await expect(site.certificates()).rejects.toMatchObject({ reason: 'no_token' });
    });

    test('the token is pulled out between the order and the PIN', async () => {
      const certificate = tokens.plug({ label: 'Cty A', pin: PIN, tax_code: SELLER });
      const order = await site.placeOrder(request(certificate));
      tokens.unplug();
      await typePin(order, PIN);
      expect(await settled(order)).toMatchObject({ state: 'failed', problem: 'no_token' });
    });

    test('another token is plugged in', async () => {
      const absent = tokens.plug({ label: 'Cty A', pin: PIN, tax_code: SELLER });
      tokens.unplug();
      tokens.plug({ label: 'Cty A mới', pin: PIN, tax_code: SELLER });
      expect(await site.placeOrder(request(absent))).toMatchObject({
        state: 'failed',
        problem: 'certificate_not_found',
      });
    });

    test.each([
      ['of another tax code', OTHERS],
      ['without a tax code', null],
    ])('a certificate %s signs nothing of ours', async (_whose, tax_code) => {
      const certificate = tokens.plug({ label: 'Cty B', pin: PIN, tax_code });
      expect(await site.placeOrder(request(certificate))).toMatchObject({
        state: 'failed',
        problem: 'other_tax_code',
      });
    });

    test.each([
      ['has expired', { from: -20, to: -10 }],
      ['is not valid yet', { from: 10, to: 20 }],
    ])('a certificate that %s', async (_when, valid) => {
      const certificate = tokens.plug({ label: 'Cty A', pin: PIN, tax_code: SELLER, valid });
      expect(await site.placeOrder(request(certificate))).toMatchObject({ problem: 'certificate_expired' });
    });
  });

  test('the PIN is in nothing the agent says', () => {
    expect(agent.said()).not.toContain(PIN);
  });
});

test.skipIf(!has_soft_tokens)('a driver that is not there', async () => {
  const agent = await startAgent({ env: { USB_AGENT_DRIVERS: '/nowhere/driver.so' } });
  try {
    await expect((await pairedSite(agent)).certificates()).rejects.toMatchObject({ reason: 'no_driver' });
  } finally {
    await agent.stop();
  }
});
