import { describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();

const line = { kind: 'goods', name: 'Băng keo', unit: 'Cuộn', quantity: '10', unit_price: '11500' };

/** The same draft on any day, with the rate of the line; asked to be published on that day. */
async function publishOn(day: string, vat_rate: string) {
  const { app, clock, signIn } = server.current;
  clock.set(`${day}T03:00:00.000Z`);
  const headers = { authorization: `Bearer ${await signIn('owner@demo.vn')}` };
  const invoice = {
    issued_on: day,
    buyer_name: 'Công ty TNHH Bao bì Minh Khôi',
    buyer_address: 'Lô B12, khu công nghiệp Tân Bình',
    payment_method: 'TM/CK',
    currency: 'VND',
    lines: [{ ...line, vat_rate }],
  };
  const made = await app.inject({ method: 'POST', url: '/api/invoices', headers, payload: { invoice } });
  expect(made.statusCode, made.body).toBe(201);
  const { id } = made.json<{ invoice: components['schemas']['Invoice'] }>().invoice;
  const asked = await app.inject({
    method: 'POST',
    url: `/api/invoices/${id}/publish`,
    headers: { ...headers, 'idempotency-key': `time-travel-${id}` },
    payload: { invoice: { lock_version: 1 } },
  });
  const file = async (): Promise<string> => {
    await server.current.publishNow(1, id);
    return (await app.inject({ method: 'GET', url: `/api/invoices/${id}/xml?as=signed`, headers })).body;
  };
  return {
    status: asked.statusCode,
    codes: asked.json<{ errors?: { code: string }[] }>().errors?.map(({ code }) => code),
    file,
  };
}

describe('the same draft obeys the rules of its day', () => {
  test.each([
    ['2026-06-30', '2.1.0'],
    ['2026-07-01', '2.1.1'],
    ['2026-12-31', '2.1.1'],
  ])('on %s it is written in version %s', async (day, version) => {
    const { status, file } = await publishOn(day, '8%');
    expect(status).toBe(202);
    expect(await file()).toContain(`<PBan>${version}</PBan>`);
  });

  test('on 2027-01-01 8% is refused', async () => {
    const { status, codes } = await publishOn('2027-01-01', '8%');
    expect(status).toBe(422);
    expect(codes).toContain('vat_rate_not_in_force');
  });
});
