import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import type { GatewayRefund, PaymentGateway } from '#server/gateways/vnpay/payment-gateway.ts';
import {
  refundsToAskAbout,
  refundsToTransfer,
  refundTasks,
  reopenRefund,
  settleRefund,
} from '#server/modules/payments/index.ts';
import { REFUND_TASK } from '#server/modules/payments/payment-jobs.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { forgetJobs } from '#server/platform/jobs/enqueue.ts';
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

const HOUR_MS = 3_600_000;
const NO_ANSWER = { outcome: 'unknown', response_code: '', transaction_no: '' } as const;

const later = (ms: number) => {
  const { clock } = server.current;
  return { ...clock, now: () => new Date(clock.epoch_ms() + ms).toISOString() };
};

/** The job so much later, with this gateway. */
const at = (later_ms: number, by: PaymentGateway | null, refund: Refund) =>
  refundTasks({ db: server.current.publishing.db, clock: later(later_ms), log: silentLog, gateway: by })[
    REFUND_TASK
  ]?.({ tenant_id: TENANT, refund_id: refund.id });

const keyOf = ({ id }: Refund): string => `refund:${TENANT}:${id}`;
const inCompany = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTenant(server.current.publishing.db, TENANT, work);
const forgetJob = (refund: Refund) => inCompany((tx) => forgetJobs(tx, [keyOf(refund)]));
const hasJob = (refund: Refund) =>
  inCompany(async (tx) => {
    const { rows } = await sql<{ waits: boolean }>`select job_waits(${keyOf(refund)}) as waits`.execute(tx);
    return rows[0]?.waits === true;
  });

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

  test('that it accepted stays accepted though later look-ups find the payment alone, and is not given back twice', async () => {
    const { request, refund } = await paidTwice('refund_slow');
    await ask(refund);
    await carry(refund);
    const forgetful = { ...gateway, lookUpRefund: async () => 'not_found' as const };
    await at(25 * HOUR_MS, forgetful, refund);
    const [accepted] = await refundsOf(request);
    expect(accepted).toMatchObject({ state: 'accepted' });
    expect(codeOf(await ask(accepted ?? refund))).toBe('refund_not_open');
    expect(sent).toHaveLength(1);
  });

  test('waits where the installation has no gateway at the moment, and is sent once it has one', async () => {
    const { request, refund } = await paidTwice('paid');
    await ask(refund);
    await forgetJob(refund);
    await at(0, null, refund);
    expect(await refundsOf(request)).toMatchObject([{ state: 'sending' }]);
    expect(await hasJob(refund)).toBe(true);
    await carry(refund);
    expect(await refundsOf(request)).toMatchObject([{ state: 'done' }]);
  });

  test('asked for anew more than a month after it was sent first is looked up again', async () => {
    const { request, refund } = await paidTwice('refund_lost');
    await ask(refund);
    await carry(refund);
    await at(25 * HOUR_MS, gateway, refund);
    const [open] = await refundsOf(request);
    await ask(open ?? refund);
    await forgetJob(refund);
    const silent = { ...gateway, refund: async () => NO_ANSWER };
    await at(40 * 24 * HOUR_MS, silent, refund);
    expect(await refundsOf(request)).toMatchObject([{ state: 'unknown' }]);
    expect(await hasJob(refund)).toBe(true);
  });

  test('of which no end is known for a month is settled or opened again by the operator, not before, and looked up daily', async () => {
    const { request, refund } = await paidTwice('refund_slow');
    await ask(refund);
    await carry(refund);
    const { db } = server.current.publishing;
    const operator = (later_ms: number) => ({ db, clock: later(later_ms), by: 'Bên vận hành' });
    const { bank_reference } = refund;
    expect(await settleRefund(operator(29 * 24 * HOUR_MS), bank_reference, 'VNP1')).toBe(false);
    expect(await reopenRefund(operator(29 * 24 * HOUR_MS), bank_reference)).toBe(false);
    const silent = { ...gateway, lookUpRefund: async () => NO_ANSWER };
    await forgetJob(refund);
    await at(31 * 24 * HOUR_MS, silent, refund);
    expect(await hasJob(refund)).toBe(false);
    await refundTasks({ db, clock: later(0), log: silentLog, gateway })['sweep-refunds']?.({}, 1);
    expect(await hasJob(refund)).toBe(true);
    const overdue = await refundsToAskAbout(db, later(31 * 24 * HOUR_MS));
    expect(overdue.map((one) => one.bank_reference)).toContain(bank_reference);
    expect(await reopenRefund(operator(31 * 24 * HOUR_MS), bank_reference)).toBe(true);
    expect(await refundsOf(request)).toMatchObject([{ state: 'open' }]);
    expect(await settleRefund(operator(31 * 24 * HOUR_MS), bank_reference, 'VNP1')).toBe(false);
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
