import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import type { GatewayRefund, PaymentGateway } from '#server/gateways/vnpay/payment-gateway.ts';
import { refundsToTransfer, refundTasks, settleRefund } from '#server/modules/payments/index.ts';
import { REFUND_TASK } from '#server/modules/payments/payment-jobs.ts';
import { silentLog } from '#server/platform/log.ts';
import { judged, type ErrorBody } from '#tests/contract/injection.ts';
import { TENANT } from '#tests/integration/signing/desk.ts';
import { cashDesk, type PaymentRequest } from './cash-desk.ts';
import { gatewayDesk, withGateway } from './gateway-desk.ts';

type Refund = components['schemas']['PaymentRefund'];

const SECRET = 'KHOACHIASEVOIVNPAY0123456789ABCD';
const PAYEE = { bank_name: 'Vietcombank', account_number: '0071002345678', account_name: 'CTY SAO VIET' };
let sent: GatewayRefund[] = [];
const { server, gateway } = withGateway(SECRET, (refund) => void sent.push(refund));
let token = '';
let desk: ReturnType<typeof cashDesk>;
let payer: ReturnType<typeof gatewayDesk>;

beforeAll(async () => {
  const { current: app } = server;
  token = await app.signIn('owner@demo.vn');
  desk = cashDesk(app, token);
  payer = gatewayDesk(app, gateway);
});

async function refundsOf({ id }: PaymentRequest): Promise<Refund[]> {
  const { body } = await judged(server.current, 'listPaymentRefunds', { token, query: { limit: '100' } });
  return (body as { payment_refunds: Refund[] }).payment_refunds.filter(
    ({ payment_request_id }) => payment_request_id === id,
  );
}

const ask = ({ id, lock_version }: Refund, payee: typeof PAYEE | null = null) =>
  judged(server.current, 'requestPaymentRefund', {
    token,
    id,
    body: { payment_refund: { lock_version, payee } },
  });

const codeOf = ({ body }: { body: unknown }) => (body as ErrorBody).errors[0]?.code;

/** The job of the queue, now. */
const carry = (refund: Refund) =>
  refundTasks({ db: server.current.publishing.db, clock: server.current.clock, log: silentLog, gateway })[
    REFUND_TASK
  ]?.({ tenant_id: TENANT, refund_id: refund.id });

/** Paid twice at the gateway, the second time by a button of the sandbox; answers the refund that is open for it. */
async function paidTwice(scenario: string): Promise<{ request: PaymentRequest; refund: Refund }> {
  const request = await desk.bought();
  const [one, two] = [await payer.begin(request), await payer.begin(request)];
  await payer.press(one, 'paid');
  await payer.press(two, scenario);
  const [refund] = await refundsOf(request);
  if (refund === undefined) throw new Error('no refund');
  sent = [];
  return { request, refund };
}

describe('money that pays for nothing', () => {
  test.each([
    ['twice', 'again', async (request: PaymentRequest) => [request.total, request.total]],
    ['too much', 'over', async (request: PaymentRequest) => [String(Number(request.total) + 5000)]],
  ])('%s is to be given back once, by a transfer', async (_what, reason, amounts) => {
    const request = await desk.bought();
    for (const amount of await amounts(request)) {
      const notice = desk.notice(request, amount);
      await desk.tell(notice);
      await desk.tell(notice);
    }
    const found = await refundsOf(request);
    const { excess } = await desk.read(request.id);
    expect(found).toMatchObject([
      { reason, amount: excess, way: 'transfer', state: 'open', reference: request.reference },
    ]);
  });

  test('after the request was cancelled, and a part that is not completed', async () => {
    const cancelled = await desk.bought();
    await desk.cancel(cancelled);
    await desk.tell(desk.notice(cancelled, cancelled.total));
    expect(await refundsOf(cancelled)).toMatchObject([{ reason: 'after_cancel', amount: cancelled.total }]);
    const short = await desk.bought();
    await desk.tell(desk.notice(short, '1000'));
    await desk.tell(desk.notice(short, '2000'));
    expect(await refundsOf(short)).toEqual([]);
    expect(desk.requestIn(await desk.cancel(await desk.read(short.id)))).toMatchObject({
      state: 'cancelled',
      excess: '3000',
    });
    expect((await refundsOf(short)).map(({ reason, amount }) => `${reason} ${amount}`).toSorted()).toEqual([
      'given_up 1000',
      'given_up 2000',
    ]);
  });
});

describe('a refund by the operator', () => {
  test('names its account, is transferred once, and is no longer owed', async () => {
    const request = await desk.bought();
    const [first, again] = [desk.notice(request, request.total), desk.notice(request, request.total)];
    await desk.tell(first);
    await desk.tell(again);
    const [refund] = await refundsOf(request);
    if (refund === undefined) throw new Error('no refund');
    expect(codeOf(await ask(refund))).toBe('refund_account_missing');
    expect((await ask(refund, PAYEE)).status).toBe(200);
    expect(codeOf(await ask(refund, PAYEE))).toBe('refund_not_open');
    const { db } = server.current.publishing;
    const listed = (await refundsToTransfer(db)).filter(({ id }) => id === refund.id);
    expect(listed).toMatchObject([{ ...PAYEE, amount: request.total, bank_reference: again.bank_reference }]);
    const operator = { db, clock: server.current.clock, by: 'Bên vận hành' };
    expect(await settleRefund(operator, first.bank_reference, 'FT900')).toBe(false);
    expect(await settleRefund(operator, again.bank_reference, 'FT900')).toBe(true);
    expect(await settleRefund(operator, again.bank_reference, 'FT901')).toBe(false);
    expect(await refundsOf(request)).toMatchObject([{ state: 'done', settled_reference: 'FT900' }]);
    expect((await desk.read(request.id)).excess).toBe('0');
  });
});

describe('a refund at the gateway', () => {
  test('is asked of it once, however often the job runs, and is done', async () => {
    const { request, refund } = await paidTwice('paid');
    expect(refund).toMatchObject({ way: 'gateway', reason: 'again', state: 'open' });
    expect((await ask(refund)).status).toBe(200);
    expect(await refundsOf(request)).toMatchObject([{ state: 'sending' }]);
    await Promise.all([carry(refund), carry(refund)]);
    await carry(refund);
    expect(sent).toMatchObject([{ amount: request.total, is_whole: true }]);
    expect(await refundsOf(request)).toMatchObject([{ state: 'done' }]);
    expect((await desk.read(request.id)).excess).toBe('0');
    expect(codeOf(await ask({ ...refund, lock_version: 3 }))).toBe('refund_not_open');
  });

  test('that is refused goes by a transfer', async () => {
    const { request, refund } = await paidTwice('refund_refused');
    await ask(refund);
    await carry(refund);
    const [refused] = await refundsOf(request);
    expect(refused).toMatchObject({ state: 'refused', response_code: '95' });
    if (refused === undefined) throw new Error('no refund');
    expect(codeOf(await ask(refused))).toBe('refund_account_missing');
    await ask(refused, PAYEE);
    expect(await refundsOf(request)).toMatchObject([{ state: 'asked', way: 'transfer' }]);
    expect(sent).toHaveLength(1);
  });

  test('that waits for the bank is looked up until it is done', async () => {
    const { request, refund } = await paidTwice('refund_slow');
    await ask(refund);
    await carry(refund);
    expect(await refundsOf(request)).toMatchObject([{ state: 'accepted' }]);
    expect((await desk.read(request.id)).excess).toBe(request.total);
    await carry(refund);
    expect(await refundsOf(request)).toMatchObject([{ state: 'done' }]);
    expect(sent).toHaveLength(1);
  });

  test('without an answer is unknown, not sent again, and looked up', async () => {
    const { request, refund } = await paidTwice('refund_unanswered');
    await ask(refund);
    await carry(refund);
    expect(await refundsOf(request)).toMatchObject([{ state: 'unknown' }]);
    await carry(refund);
    expect(await refundsOf(request)).toMatchObject([{ state: 'done' }]);
    expect(sent).toHaveLength(1);
  });

  test('that never arrived stays unknown for a day, and is then asked for anew under its own number', async () => {
    const { request, refund } = await paidTwice('refund_lost');
    await ask(refund);
    await carry(refund);
    await carry(refund);
    const [unknown] = await refundsOf(request);
    expect(unknown).toMatchObject({ state: 'unknown' });
    expect(codeOf(await ask(unknown ?? refund))).toBe('refund_not_open');
    const { clock } = server.current;
    const later = new Date(clock.epoch_ms() + 25 * 3_600_000).toISOString();
    const task = refundTasks({
      db: server.current.publishing.db,
      clock: { ...clock, now: () => later },
      log: silentLog,
      gateway,
    })[REFUND_TASK];
    await task?.({ tenant_id: TENANT, refund_id: refund.id });
    const [open] = await refundsOf(request);
    expect(open).toMatchObject({ state: 'open' });
    await ask(open ?? refund);
    await carry(refund);
    expect(new Set(sent.map(({ request_no }) => request_no)).size).toBe(1);
    expect(sent).toHaveLength(2);
  });

  test('dies between being sent and being answered: it is looked up, not sent', async () => {
    const { request, refund } = await paidTwice('paid');
    await ask(refund);
    const dying: PaymentGateway = {
      ...gateway,
      refund: async (order) => {
        await gateway.refund(order);
        throw new Error('the server died');
      },
    };
    const { db } = server.current.publishing;
    const task = refundTasks({ db, clock: server.current.clock, log: silentLog, gateway: dying })[
      REFUND_TASK
    ];
    await expect(task?.({ tenant_id: TENANT, refund_id: refund.id })).rejects.toThrow('died');
    expect(await refundsOf(request)).toMatchObject([{ state: 'unknown' }]);
    await carry(refund);
    expect(sent).toHaveLength(1);
    expect(await refundsOf(request)).toMatchObject([{ state: 'done' }]);
  });
});
