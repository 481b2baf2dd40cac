import { beforeAll, describe, expect, test } from 'vitest';
import { judged, type ErrorBody } from '#tests/contract/injection.ts';
import { cashDesk } from './cash-desk.ts';
import { gatewayDesk, signedByHand, withGateway } from './gateway-desk.ts';

const SECRET = 'KHOACHIASEVOIVNPAY0123456789ABCD';
const { server, gateway } = withGateway(SECRET);
let desk: ReturnType<typeof cashDesk>;
let payer: ReturnType<typeof gatewayDesk>;

beforeAll(async () => {
  const { current: app } = server;
  desk = cashDesk(app, await app.signIn('owner@demo.vn'));
  payer = gatewayDesk(app, gateway);
});

/** A notice of a success, as the gateway would sign it, with what differs. */
const success = (page: URL, more: Readonly<Record<string, string>> = {}, secret = SECRET) =>
  signedByHand(
    {
      vnp_Amount: page.searchParams.get('vnp_Amount') ?? '',
      vnp_BankCode: 'NCB',
      vnp_OrderInfo: page.searchParams.get('vnp_OrderInfo') ?? '',
      vnp_PayDate: '20261121091700',
      vnp_ResponseCode: '00',
      vnp_TmnCode: 'HOADONSB',
      vnp_TransactionNo: '14422574',
      vnp_TransactionStatus: '00',
      vnp_TxnRef: page.searchParams.get('vnp_TxnRef') ?? '',
      ...more,
    },
    secret,
  );

describe('the address that a payer is led to', () => {
  test('names what is due a hundred times, the request and where to come back to, and is signed', async () => {
    const request = await desk.bought();
    const page = await payer.begin(request);
    const { vnp_SecureHash: _hash, ...fields } = Object.fromEntries(page.searchParams);
    expect(fields).toMatchObject({
      vnp_Version: '2.1.0',
      vnp_Command: 'pay',
      vnp_TmnCode: 'HOADONSB',
      vnp_Amount: `${request.total}00`,
      vnp_CurrCode: 'VND',
      vnp_ReturnUrl: `https://hoadon.test/checkout/${request.checkout_key}`,
    });
    expect(fields['vnp_TxnRef']).toMatch(new RegExp(`^${request.reference}T\\d+$`));
    expect(page.search).toBe(`?${signedByHand(fields, SECRET)}`);
    page.searchParams.set('vnp_Amount', '100');
    expect((await fetch(page)).status).toBe(400);
  });

  test('is of what is still due, and of nothing once all is paid', async () => {
    const request = await desk.bought();
    await desk.tell(desk.notice(request, '900000'));
    expect((await payer.begin(request)).searchParams.get('vnp_Amount')).toBe('6120000');
    await desk.tell(desk.notice(request, '61200'));
    const refused = await judged(server.current, 'startGatewayPayment', {
      path: { key: request.checkout_key },
      body: { gateway_payment: { gateway: 'vnpay' } },
    });
    expect([refused.status, (refused.body as ErrorBody).errors[0]?.code]).toEqual([409, 'payment_not_open']);
  });
});

describe('a payment', () => {
  test('that the gateway tells of before the payer is back is granted once, however often it is told', async () => {
    const request = await desk.bought();
    const back = await payer.press(await payer.begin(request), 'twice');
    expect(`${back.origin}${back.pathname}`).toBe(`https://hoadon.test/checkout/${request.checkout_key}`);
    expect(await desk.read(request.id)).toMatchObject({ state: 'paid', gateway_state: 'paid', excess: '0' });
    expect(await desk.booked(request)).toEqual({ outcomes: ['exact'], grants: 1 });
    // What the payer brings back is signed too: told again as a notice it changes nothing.
    expect(await payer.notice(back.search.slice(1))).toBe('200 02');
    expect(await desk.booked(request)).toEqual({ outcomes: ['exact'], grants: 1 });
  });

  test('of a payer who is back first is looked up, and the notice that comes afterwards changes nothing', async () => {
    const request = await desk.bought();
    const back = await payer.press(await payer.begin(request), 'return_first');
    expect(await desk.read(request.id)).toMatchObject({ state: 'waiting', gateway_state: 'open' });
    expect(await payer.lookUp(request)).toMatchObject({ state: 'paid', gateway_state: 'paid' });
    expect(await payer.notice(back.search.slice(1))).toBe('200 02');
    expect(await desk.booked(request)).toEqual({ outcomes: ['exact'], grants: 1 });
  });

  test('that is told of by notices at the same time is granted once', async () => {
    const request = await desk.bought();
    const page = await payer.begin(request);
    const told = success(page, { vnp_TransactionNo: '71' });
    const codes = await Promise.all([payer.notice(told), payer.notice(told), payer.notice(told)]);
    expect(codes.toSorted()).toEqual(['200 00', '200 02', '200 02']);
    expect(await desk.booked(request)).toEqual({ outcomes: ['exact'], grants: 1 });
  });

  test('made twice grants once, and the second is to be given back', async () => {
    const request = await desk.bought();
    const [one, two] = [await payer.begin(request), await payer.begin(request)];
    await payer.press(one, 'paid');
    await payer.press(two, 'paid');
    expect(await desk.read(request.id)).toMatchObject({ state: 'paid', excess: request.total });
    expect(await desk.booked(request)).toEqual({ outcomes: ['exact', 'again'], grants: 1 });
  });

  test('that fails says why, grants nothing, and can be made again', async () => {
    const request = await desk.bought();
    await payer.press(await payer.begin(request), 'no_funds');
    const { checkout } = (
      await judged(server.current, 'readCheckout', { path: { key: request.checkout_key } })
    ).body as { checkout: object };
    expect(checkout).toMatchObject({ state: 'waiting', gateway_state: 'failed', gateway_code: '51' });
    await payer.press(await payer.begin(request), 'paid');
    expect(await desk.read(request.id)).toMatchObject({ state: 'paid', gateway_state: 'paid' });
  });

  test('for what was cancelled meanwhile stays on record, to be given back', async () => {
    const request = await desk.bought();
    const page = await payer.begin(request);
    await desk.cancel(request);
    await payer.press(page, 'paid');
    expect(await desk.read(request.id)).toMatchObject({ state: 'cancelled', excess: request.total });
    expect(await desk.booked(request)).toEqual({ outcomes: ['after_cancel'], grants: 0 });
  });
});

describe('a notice', () => {
  test('that the gateway has not signed, or of another account of its, is refused and changes nothing', async () => {
    const request = await desk.bought();
    const page = await payer.begin(request);
    expect(await payer.notice(success(page, {}, 'doan-mo'))).toBe('200 97');
    expect(await payer.notice(success(page).replace(/vnp_Amount=\d+/, 'vnp_Amount=100'))).toBe('200 97');
    expect(await payer.notice(success(page, { vnp_TmnCode: 'KHACAICB' }))).toBe('200 97');
    expect(await payer.notice(`${success(page)}&vnp_TxnRef=x`)).toBe('200 97');
    expect(await payer.notice('')).toBe('200 97');
    await payer.press(await payer.begin(request), 'forged');
    expect((await desk.read(request.id)).state).toBe('waiting');
  });

  test('of a payment that we never began is not known', async () => {
    const page = await payer.begin(await desk.bought());
    const { reference } = await desk.bought();
    for (const vnp_TxnRef of ['12345', 'HDS1234567839T1', `${reference}T999999`])
      expect(await payer.notice(success(page, { vnp_TxnRef }))).toBe('200 01');
  });

  test('of another amount is held: it grants nothing, until the gateway names the right one', async () => {
    const request = await desk.bought();
    const page = await payer.begin(request);
    await payer.press(page, 'wrong_amount');
    expect(await payer.notice(success(page, { vnp_Amount: '100' }))).toBe('200 04');
    expect(await desk.read(request.id)).toMatchObject({ state: 'waiting', gateway_state: 'held' });
    expect((await desk.booked(request)).outcomes).toEqual([]);
    expect(await payer.lookUp(request)).toMatchObject({ state: 'paid', gateway_state: 'paid' });
  });

  test('of money that VNPAY suspects is no payment yet', async () => {
    const request = await desk.bought();
    const page = await payer.begin(request);
    expect(await payer.notice(success(page, { vnp_ResponseCode: '07' }))).toBe('200 00');
    expect(await payer.notice(success(page, { vnp_TransactionNo: '0' }))).toBe('200 00');
    expect(await desk.read(request.id)).toMatchObject({ state: 'waiting', gateway_state: 'open' });
    expect(await payer.notice(success(page, { vnp_TransactionNo: '72' }))).toBe('200 00');
    expect((await desk.read(request.id)).state).toBe('paid');
  });
});

describe('a look-up', () => {
  test('that is not answered leaves the payment unknown, and the next one that is settles it', async () => {
    const { clock } = server.current;
    const request = await desk.bought();
    const page = await payer.begin(request);
    await payer.press(page, 'silent');
    expect(await payer.lookUp(request)).toMatchObject({ state: 'waiting', gateway_state: 'unknown' });
    // Asked again at once, the gateway is left alone.
    expect((await payer.lookUp(request)).gateway_state).toBe('unknown');
    clock.advance(10_000);
    await payer.runJob(page);
    clock.advance(10_000);
    await payer.runJob(page);
    expect((await desk.read(request.id)).gateway_state).toBe('unknown');
    await payer.runJob(page);
    expect(await desk.read(request.id)).toMatchObject({ state: 'paid', gateway_state: 'paid' });
  });

  test('of what was never paid gives it up an hour after its end, and money that comes all the same is taken', async () => {
    const { clock } = server.current;
    const request = await desk.bought();
    const [left, opened] = [await payer.begin(request), await payer.begin(request)];
    await fetch(opened);
    clock.advance(16 * 60_000);
    for (const page of [left, opened]) await payer.runJob(page);
    const seen = async () =>
      (await judged(server.current, 'readCheckout', { path: { key: request.checkout_key } })).body;
    expect(await seen()).toMatchObject({ checkout: { gateway_state: 'open' } });
    clock.advance(60 * 60_000);
    for (const page of [left, opened]) await payer.runJob(page);
    expect(await seen()).toMatchObject({ checkout: { gateway_state: 'failed', gateway_code: '11' } });
    expect(await payer.notice(success(left, { vnp_TransactionNo: '73' }))).toBe('200 00');
    expect(await seen()).toMatchObject({ checkout: { state: 'paid' } });
  });
});

test('where a gateway is there, it is a way to pay', async () => {
  const token = await server.current.signIn('owner@demo.vn');
  const { body } = await judged(server.current, 'getPaymentMethods', { token });
  expect(body).toEqual({ payment_methods: { transfer: true, gateway: true } });
});
