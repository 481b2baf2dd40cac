import { beforeAll, describe, expect, test } from 'vitest';
import { addMonths } from '#domain/rules/deadlines/calendar.ts';
import type { components } from '#generated/types.ts';
import { startSandboxBank } from '#server/gateways/bank/sandbox.ts';
import { judged, type Answered, type ErrorBody } from '#tests/contract/injection.ts';
import { TEST_BANK_SECRET } from '#tests/setup/app-deps.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { cashDesk, type PaymentRequest } from './cash-desk.ts';

type Checkout = components['schemas']['Checkout'];

const server = withTestApp();
let token = '';
let desk: ReturnType<typeof cashDesk>;

beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
  desk = cashDesk(server.current, token);
});

const codeOf = ({ body }: Answered) => (body as ErrorBody).errors[0]?.code;
const outcomeOf = ({ body, text }: Answered) => {
  expect(body, text).toHaveProperty('transfer_receipt');
  return (body as { transfer_receipt: { outcome: string } }).transfer_receipt.outcome;
};
const checkoutOf = async ({ checkout_key }: PaymentRequest): Promise<Checkout> =>
  (
    (await judged(server.current, 'readCheckout', { path: { key: checkout_key } })).body as {
      checkout: Checkout;
    }
  ).checkout;

describe('asking for a payment', () => {
  test('at a gateway is refused where none is connected, and of no request at all as unknown', async () => {
    const { checkout_key } = await desk.bought();
    const begin = (key: string) =>
      judged(server.current, 'startGatewayPayment', {
        path: { key },
        body: { gateway_payment: { gateway: 'vnpay' } },
      });
    const without = await begin(checkout_key);
    expect([without.status, codeOf(without)]).toEqual([409, 'gateway_unavailable']);
    const unknown = await begin('A'.repeat(43));
    expect([unknown.status, codeOf(unknown)]).toEqual([404, 'checkout_unknown']);
  });
  test('makes one however often it is clicked', async () => {
    const headers = { 'idempotency-key': 'hai-lan-bam-mot-yeu-cau' };
    const [one, two] = await Promise.all([desk.order('CO_BAN', headers), desk.order('CO_BAN', headers)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(desk.requestIn(one)).toEqual(desk.requestIn(two));
  });

  test('is at the price of today, with tax, under a reference of its own', async () => {
    const [one, two] = [await desk.bought(), await desk.bought()];
    expect(one).toMatchObject({
      state: 'waiting',
      net_amount: '890000',
      vat_rate: '8%',
      vat_amount: '71200',
      total: '961200',
      due: '961200',
    });
    expect(one.reference).toMatch(/^HDS\d{10}$/);
    expect(one.reference).not.toBe(two.reference);
  });

  test('of a package that is not sold is refused', async () => {
    const refused = await desk.order('KHONG_CO');
    expect([refused.status, codeOf(refused)]).toEqual([422, 'package_unknown']);
  });
});

test('without a gateway a package is paid by a transfer alone', async () => {
  const token = await server.current.signIn('xem@demo.vn');
  const { body } = await judged(server.current, 'getPaymentMethods', { token });
  expect(body).toEqual({ payment_methods: { transfer: true, gateway: false } });
});

describe('money that comes', () => {
  test('in the right amount grants the package in the same step', async () => {
    const before = await desk.usage();
    const request = await desk.bought('NANG_CAO');
    expect(outcomeOf(await desk.tell(desk.notice(request, request.total)))).toBe('matched');
    expect(await desk.read(request.id)).toMatchObject({ state: 'paid', due: '0', excess: '0' });
    const after = await desk.usage();
    expect(Number(after.invoices) - Number(before.invoices)).toBe(5000);
    expect(after.package_name).toBe('Nâng cao');
    expect(await desk.booked(request)).toEqual({ outcomes: ['exact'], grants: 1 });
    const more = await desk.bought('CO_BAN');
    await desk.tell(desk.notice(more, more.total));
    expect(await desk.usage()).toMatchObject({ package_name: 'Cơ bản', left: Number(after.left) + 1000 });
  });

  test('is counted once, however often the bank tells of it, at the same time too', async () => {
    const request = await desk.bought();
    const notice = desk.notice(request, request.total);
    const told = await Promise.all([desk.tell(notice), desk.tell(notice), desk.tell(notice)]);
    expect(told.map(outcomeOf).toSorted()).toEqual(['matched', 'repeated', 'repeated']);
    expect(outcomeOf(await desk.tell(notice))).toBe('repeated');
    expect(await desk.read(request.id)).toMatchObject({ received: request.total, excess: '0' });
    expect(await desk.booked(request)).toEqual({ outcomes: ['exact'], grants: 1 });
  });

  test('twice grants once, and the second is to be given back', async () => {
    const request = await desk.bought();
    const both = [desk.notice(request, request.total), desk.notice(request, request.total)];
    await Promise.all(both.map((notice) => desk.tell(notice)));
    expect(await desk.read(request.id)).toMatchObject({
      state: 'paid',
      received: '1922400',
      excess: '961200',
    });
    expect(await desk.booked(request)).toEqual({ outcomes: ['exact', 'again'], grants: 1 });
  });

  test('too little grants nothing until the rest comes', async () => {
    const request = await desk.bought();
    await desk.tell(desk.notice(request, '900000'));
    expect(await desk.read(request.id)).toMatchObject({ state: 'wrong_amount', due: '61200' });
    expect((await desk.booked(request)).grants).toBe(0);
    expect((await checkoutOf(request)).vietqr).toContain('540561200');
    await desk.tell(desk.notice(request, '61200'));
    expect(await desk.read(request.id)).toMatchObject({ state: 'paid', due: '0', excess: '0' });
    expect(await desk.booked(request)).toEqual({ outcomes: ['short', 'exact'], grants: 1 });
  });

  test('too much grants the package and shows what is to be given back', async () => {
    const request = await desk.bought();
    await desk.tell(desk.notice(request, '1000000'));
    expect(await desk.read(request.id)).toMatchObject({ state: 'paid', excess: '38800' });
  });

  test('for what was cancelled stays on record, to be given back', async () => {
    const request = await desk.bought();
    expect(desk.requestIn(await desk.cancel(request)).state).toBe('cancelled');
    await desk.tell(desk.notice(request, request.total));
    expect(await desk.read(request.id)).toMatchObject({ state: 'cancelled', excess: request.total });
    expect(await desk.booked(request)).toEqual({ outcomes: ['after_cancel'], grants: 0 });
  });

  test('that names nothing of ours is kept once, and so is what came to another account', async () => {
    const request = await desk.bought();
    const nobodys = desk.notice({ reference: 'tien hang thang 11' }, '500000');
    const elsewhere = desk.notice(request, request.total, { account_number: '999' });
    expect(outcomeOf(await desk.tell(nobodys))).toBe('unmatched');
    expect(outcomeOf(await desk.tell(nobodys))).toBe('repeated');
    expect(outcomeOf(await desk.tell(elsewhere))).toBe('unmatched');
    expect((await desk.read(request.id)).state).toBe('waiting');
    const kept = await server.current.publishing.db
      .selectFrom('bank_transfers')
      .select('amount')
      .where('reference', 'is', null)
      .execute();
    expect(kept.map(({ amount }) => amount).toSorted()).toEqual(['500000', request.total].toSorted());
  });

  test('is believed by the secret of the bank alone: a changed amount and a guessed secret are refused', async () => {
    const request = await desk.bought();
    const notice = desk.notice(request, '1');
    const guessed = await desk.tell(notice, 'doan-mo');
    expect([guessed.status, codeOf(guessed)]).toEqual([422, 'signature_wrong']);
    const sent = await judged(server.current, 'submitBankTransfer', {
      body: { bank_transfer: { ...notice, amount: request.total, signature: '0'.repeat(64) } },
    });
    expect(codeOf(sent)).toBe('signature_wrong');
    expect((await desk.booked(request)).outcomes).toEqual([]);
  });
});

test('packages that are paid at the same time follow one another', async () => {
  const before = await desk.usage();
  const all = await Promise.all(Array.from({ length: 6 }, () => desk.bought()));
  await Promise.all(all.map((one) => desk.tell(desk.notice(one, one.total))));
  const after = await desk.usage();
  expect(Number(after.invoices) - Number(before.invoices)).toBe(6000);
  expect(after.ends_on).toBe(addMonths(before.ends_on ?? '', 72));
});

test('who pays is on trial no longer', async () => {
  const { db } = server.current.publishing;
  await db.updateTable('tenants').set({ trial_until: '2026-12-01' }).where('id', '=', 1).execute();
  const request = await desk.bought();
  await desk.tell(desk.notice(request, '1'));
  const trial = () =>
    db.selectFrom('tenants').select('trial_until').where('id', '=', 1).executeTakeFirstOrThrow();
  expect((await trial()).trial_until).toBe('2026-12-01');
  await desk.tell(desk.notice(request, request.due));
  expect((await trial()).trial_until).toBeNull();
});

test('the checkout opens by its key without an account, and shows no more than it needs', async () => {
  const request = await desk.bought();
  const checkout = await checkoutOf(request);
  expect(checkout.vietqr).toMatch(/^000201010212.*A000000727.*5303704.*6304[0-9A-F]{4}$/);
  expect(checkout).not.toHaveProperty('id');
  expect(checkout).not.toHaveProperty('buyer_email');
  const guessed = await judged(server.current, 'readCheckout', { path: { key: 'A'.repeat(43) } });
  expect([guessed.status, codeOf(guessed)]).toEqual([404, 'checkout_unknown']);
});

test('the sandbox bank pays over HTTP: twice, and told of twice', async () => {
  const { url, clock } = server.current;
  const bank = await startSandboxBank({
    port: 0,
    clock,
    secret: TEST_BANK_SECRET,
    notify_url: () => `${url}/api/bank_transfers`,
  });
  try {
    const request = await desk.bought();
    const reply = await fetch(`${bank.url}/transfers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ amount: request.total, content: request.reference, times: 2, deliveries: 2 }),
    });
    const { deliveries } = (await reply.json()) as { deliveries: { status: number }[] };
    expect(deliveries.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await desk.booked(request)).toEqual({ outcomes: ['exact', 'again'], grants: 1 });
  } finally {
    await bank.close();
  }
});

test('what a bank writes is kept as it is: words that look like code, and a letter that no text may hold is refused in words', async () => {
  const request = await desk.bought();
  const hostile = `'; drop table x; -- <script>${request.reference}</script> ${'ă'.repeat(200)}`;
  expect(outcomeOf(await desk.tell(desk.notice(request, '1', { content: hostile })))).toBe('matched');
  const refused = await desk.tell(desk.notice(request, '1', { content: `${request.reference}\0` }));
  expect(refused.status).toBe(422);
  expect((await desk.read(request.id)).received).toBe('1');
});

test('what is not paid in time is expired, and still buys when its money comes after all', async () => {
  const request = await desk.bought();
  const { clock } = server.current;
  clock.set(request.expires_on);
  const later = cashDesk(server.current, await server.current.signIn('owner@demo.vn'));
  expect((await later.read(request.id)).state).toBe('expired');
  expect((await checkoutOf(request)).vietqr).toBeNull();
  expect(codeOf(await later.cancel(await later.read(request.id)))).toBe('payment_not_cancellable');
  clock.advance(60_000);
  await later.tell(later.notice(request, request.total));
  expect((await later.read(request.id)).state).toBe('paid');
  expect(await later.booked(request)).toEqual({ outcomes: ['late'], grants: 1 });
});
