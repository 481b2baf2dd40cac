import { describe, expect, test } from 'vitest';
import type { SignRequest, TokenCertificate } from '#domain/signing/usb-agent.ts';
import { TokenFailure } from '../pkcs11/token-failure.ts';
import type { TokenOrder, Tokens } from '../pkcs11/tokens.ts';
import { openOrders } from './orders.ts';

const NOW = Date.parse('2026-11-20T01:00:00Z');
const SITE = 'https://hoadon.example';
const MINUTE = 60_000;

const CERTIFICATE: TokenCertificate = {
  sha256: 'a'.repeat(64),
  der_base64: '',
  token_label: 'Token A',
  owner: 'Cty A',
  tax_code: '0012345674',
  valid_from: '2026-01-01T00:00:00.000Z',
  valid_to: '2027-01-01T00:00:00.000Z',
};
const REQUEST: SignRequest = {
  certificate_sha256: CERTIFICATE.sha256,
  hashes: [Buffer.alloc(32).toString('base64')],
  description: 'Hóa đơn số 1',
  tax_code: '0012345674',
};

function desk(sign: (order: TokenOrder) => Promise<Buffer[]> = async ({ hashes }) => [...hashes]) {
  const clock = { ms: NOW };
  const tokens: Tokens = { certificates: async () => [CERTIFICATE], sign };
  const orders = openOrders(tokens, () => clock.ms);
  const placed = async () => {
    const order = await orders.place(SITE, REQUEST);
    if (order === null) throw new Error('too many orders');
    return order;
  };
  return { orders, clock, placed };
}

describe('an order', () => {
  test('waits five minutes for the PIN, then never signs', async () => {
    const { orders, clock, placed } = desk();
    const { id } = await placed();
    clock.ms += 5 * MINUTE;
    expect(orders.find(SITE, id)?.state).toBe('waiting_pin');
    clock.ms += 1;
    await orders.enterPin(id, '1234');
    expect(orders.find(SITE, id)).toMatchObject({ state: 'failed', problem: 'not_answered', signatures: [] });
  });

  test('is forgotten after a quarter of an hour, signatures too', async () => {
    const { orders, clock, placed } = desk();
    const { id } = await placed();
    await orders.enterPin(id, '1234');
    expect(orders.find(SITE, id)?.signatures).toHaveLength(1);
    clock.ms += 15 * MINUTE + 1;
    expect(orders.find(SITE, id)).toBeNull();
  });

  test('is told how far it is while the token signs, and signs once however often the PIN is sent', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    let asked = 0;
    const { orders, placed } = desk(async ({ hashes, onSigned }) => {
      asked += 1;
      onSigned();
      await answered;
      return [...hashes];
    });
    const { id } = await placed();
    const first = orders.enterPin(id, '1234');
    await orders.enterPin(id, '1234');
    orders.cancel(id);
    expect(orders.find(SITE, id)).toMatchObject({ state: 'signing', done: 1, total: 1, signatures: [] });
    answer();
    await first;
    expect(orders.find(SITE, id)?.state).toBe('signed');
    expect(asked).toBe(1);
  });

  test.each(['pin_locked', 'token_removed', 'no_key', 'token_error'] as const)(
    '%s ends it with nothing signed',
    async (problem) => {
      const { orders, placed } = desk(() => Promise.reject(new TokenFailure(problem)));
      const { id } = await placed();
      await orders.enterPin(id, '1234');
      expect(orders.find(SITE, id)).toMatchObject({ state: 'failed', problem, signatures: [] });
    },
  );

  test('tells of the last try before the token locks itself', async () => {
    const { orders, placed } = desk(() => Promise.reject(new TokenFailure('wrong_pin', 1)));
    const { id } = await placed();
    await orders.enterPin(id, '1234');
    expect(orders.find(SITE, id)).toMatchObject({ state: 'waiting_pin', wrong_pin: true, tries_left: 1 });
  });
});

test('five orders wait at most; one that ended makes room', async () => {
  const { orders, placed } = desk();
  const all = await Promise.all([1, 2, 3, 4, 5].map(placed));
  expect(await orders.place(SITE, REQUEST)).toBeNull();
  orders.cancel(all[0]?.id ?? '');
  expect(await orders.place(SITE, REQUEST)).toMatchObject({ state: 'waiting_pin' });
});
