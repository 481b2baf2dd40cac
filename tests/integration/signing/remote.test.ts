import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { testWorker } from '../reliability/test-worker.ts';
import { asOwner, deskOf, TENANT, type Desk, type Request } from './desk.ts';
import { scriptedService } from './scripted-service.ts';

const service = scriptedService();
const server = withTestApp(undefined, { remote_signer: service.signer });
const MINUTE_MS = 60_000;
let desk: Desk;
let certificate_id = 0;

beforeAll(async () => {
  desk = await deskOf(server.current);
  const { id } = await desk.addCertificate(
    {
      kind: 'remote',
      service: 'smart_ca',
      account: service.account,
      account_secret: service.secret,
      credential: service.credential.credential_id,
      is_default: true,
    },
    service.key,
  );
  certificate_id = id;
}, 60_000);
beforeEach(async () => {
  service.forget();
  desk = await deskOf(server.current);
  await asksForCode(false);
});

/** Whether the service asks for a code at each signing. */
function asksForCode(needs_otp: boolean): Promise<unknown> {
  return asOwner(server.current, (tx) =>
    tx.updateTable('certificates').set({ needs_otp }).where('id', '=', certificate_id).execute(),
  );
}

/** How many documents the service signs with one confirmation. */
function signsTogether(most_per_batch: number): Promise<unknown> {
  return asOwner(server.current, (tx) =>
    tx.updateTable('certificates').set({ most_per_batch }).where('id', '=', certificate_id).execute(),
  );
}

const first = ({ ids }: { ids: number[] }): number => ids[0] ?? 0;

/** Its invoice ended without a signature, for this reason, under its number. */
async function failedWith(id: number, request: Request, state: Request['state']): Promise<void> {
  expect(await desk.request(request.id)).toMatchObject({ state, final: true });
  const publication = await desk.publication(id);
  expect(publication).toMatchObject({ status: 'signature_failed', final: true, signature_request_id: null });
  expect(publication.number).toBeGreaterThan(0);
  expect(publication.reasons[0]?.message).toBe((await desk.request(request.id)).message);
  expect((await desk.history(id)).at(-1)).toBe('signature_failed');
}

describe('with a key at a signing service', () => {
  it('one confirmation on the phone signs all invoices published together', async () => {
    service.says('pending', 'pending', 'signed');
    const { ids, request } = await desk.publishTogether(3);
    expect(request).toMatchObject({ kind: 'remote', service: 'smart_ca', account: service.account });
    expect(request.state).toBe('prepared');
    expect(await desk.carry(request.id)).toBe('later');
    expect(await desk.request(request.id)).toMatchObject({ state: 'waiting_for_confirmation', final: false });
    for (const id of ids)
      expect(await desk.publication(id)).toMatchObject({ status: 'signing', signature_kind: 'remote' });
    expect(await desk.carry(request.id)).toBe('later');
    expect(await desk.carry(request.id)).toBe('wait');
    expect(await desk.request(request.id)).toMatchObject({ state: 'signed', final: true });
    expect(service.orders).toHaveLength(1);
    expect(service.orders[0]).toMatchObject({
      account: { service: 'smart_ca', user_id: service.account, secret: service.secret },
      credential_id: 'khoa-1',
      otp: null,
    });
    for (const id of ids) {
      expect(await desk.verdict(id, service.key)).toMatchObject({ valid: true, problems: [] });
      await server.current.publishNow(TENANT, id);
      expect(await desk.publication(id)).toMatchObject({ status: 'code_issued' });
    }
  });

  it('more than it signs at a time are as many confirmations as are needed', async () => {
    await signsTogether(2);
    await desk.publishTogether(5);
    const open = await desk.openRequests();
    expect(open.map(({ documents }) => documents.length).sort()).toEqual([1, 2, 2]);
    for (const { id } of open) await desk.cancel(id);
    await signsTogether(50);
  });

  it('taken up by several processes at once they are still one confirmation', async () => {
    const drafts = [];
    for (let at = 0; at < 6; at += 1) drafts.push(await desk.draft());
    const invoices = drafts.map(({ id, lock_version }) => ({ id, lock_version }));
    expect((await desk.post('/api/invoices/publish', { invoices })).status).toBe(202);
    await Promise.all(drafts.map(({ id }) => desk.work([id])));
    const open = await desk.openRequests();
    expect(open.map(({ documents }) => documents.length)).toEqual([6]);
    await desk.cancel(open[0]?.id ?? 0);
  });

  it('refused on the phone, the invoice waits for another try under its number', async () => {
    service.says('pending', 'refused', 'signed');
    const published = await desk.publishTogether(1);
    await desk.carry(published.request.id);
    expect(await desk.carry(published.request.id)).toBe('wait');
    await failedWith(first(published), published.request, 'refused');
    expect(await desk.carry(published.request.id)).toBe('wait');
    expect(service.looked).toHaveLength(1);
  });

  it.each([
    ['the service says so', 'expired' as const, 0],
    ['our time is over while it still waits', 'pending' as const, 15 * MINUTE_MS + 1],
  ])('nobody confirms: %s', async (_case, says, later_ms) => {
    service.says('pending', says);
    const published = await desk.publishTogether(1);
    await desk.carry(published.request.id);
    server.current.clock.advance(later_ms);
    desk = await deskOf(server.current);
    expect(await desk.carry(published.request.id)).toBe('wait');
    await failedWith(first(published), published.request, 'expired');
  });

  it('confirmed in time while no worker looked, it is signed all the same', async () => {
    service.says('pending', 'signed');
    const { ids, request } = await desk.publishTogether(1);
    await desk.carry(request.id);
    server.current.clock.advance(15 * MINUTE_MS + 1);
    desk = await deskOf(server.current);
    expect(await desk.carry(request.id)).toBe('wait');
    expect(await desk.request(request.id)).toMatchObject({ state: 'signed', final: true });
    expect(await desk.verdict(ids[0] ?? 0, service.key)).toMatchObject({ valid: true });
  });

  it('a signature that does not verify is nobody’s', async () => {
    service.says('forged');
    const published = await desk.publishTogether(2);
    expect(await desk.carry(published.request.id)).toBe('wait');
    await failedWith(first(published), published.request, 'failed');
    expect(await desk.isWithoutFile(first(published))).toBe(true);
  });

  it.each([
    'wrong_credentials',
    'credential_not_found',
    'certificate_invalid',
    'too_many',
    'service_refused',
  ] as const)('the service says %s: the request fails and says what to do', async (problem) => {
    service.says(problem);
    const published = await desk.publishTogether(1);
    expect(await desk.carry(published.request.id)).toBe('wait');
    await failedWith(first(published), published.request, 'failed');
  });
});

it('the jobs take it from the request to the code, while the person confirms', async () => {
  service.says('pending', 'pending', 'signed');
  await testWorker(server.current);
  const drafts = [await desk.draft(), await desk.draft(), await desk.draft()];
  const invoices = drafts.map(({ id, lock_version }) => ({ id, lock_version }));
  expect((await desk.post('/api/invoices/publish', { invoices })).status).toBe(202);
  for (const { id } of drafts) await desk.reaches(id, 'code_issued');
  expect(service.orders.flatMap(({ hashes }) => hashes)).toHaveLength(3);
}, 60_000);

describe('an order whose whereabouts are unknown', () => {
  it('is looked up by our own name for it, and never sent again', async () => {
    service.says('unknown', 'unknown', 'unknown', 'pending', 'signed');
    const published = await desk.publishTogether(1);
    const { id } = published.request;
    expect(await desk.carry(id)).toBe('later');
    expect(await desk.request(id)).toMatchObject({ state: 'unknown', final: false });
    expect(await desk.carry(id)).toBe('later');
    expect(await desk.carry(id)).toBe('later');
    expect(await desk.carry(id)).toBe('later');
    expect(await desk.request(id)).toMatchObject({ state: 'waiting_for_confirmation' });
    expect(await desk.carry(id)).toBe('wait');
    const [order] = service.orders;
    expect(service.orders).toHaveLength(1);
    expect(service.looked).toEqual([order?.request_id, order?.request_id, order?.request_id, 'đơn 1']);
    expect(await desk.publication(first(published))).toMatchObject({ status: 'signed' });
  });

  it('that the service never had ends, and may be asked for again under another name', async () => {
    service.says('unknown', 'expired', 'signed');
    const published = await desk.publishTogether(1);
    await desk.carry(published.request.id);
    await desk.carry(published.request.id);
    await failedWith(first(published), published.request, 'expired');
    const { lock_version } = await desk.publication(first(published));
    expect((await desk.publish({ id: first(published), lock_version })).status).toBe(202);
    await desk.work(published.ids);
    await desk.carry((await desk.publication(first(published))).signature_request_id ?? 0);
    expect(await desk.publication(first(published))).toMatchObject({ status: 'signed' });
    expect(new Set(service.orders.map(({ request_id }) => request_id)).size).toBe(2);
  });
});

describe('what comes late', () => {
  it('a signature after the request was cancelled changes nothing', async () => {
    const published = await desk.publishTogether(1);
    let cancelled = 0;
    const slow = {
      ...service.signer,
      start: async (order: Parameters<typeof service.signer.start>[0]) => {
        cancelled = (await desk.cancel(published.request.id)).status;
        service.says('signed');
        return service.signer.start(order);
      },
    };
    await desk.carry(published.request.id, { ...server.current.publishing, remote_signer: slow });
    expect(cancelled).toBe(200);
    await failedWith(first(published), published.request, 'cancelled');
  });

  it('a second process finds the first at it, and leaves it alone', async () => {
    const published = await desk.publishTogether(1);
    const seen: string[] = [];
    const slow = {
      ...service.signer,
      start: async (order: Parameters<typeof service.signer.start>[0]) => {
        seen.push(await desk.carry(published.request.id));
        service.says('signed');
        return service.signer.start(order);
      },
    };
    await desk.carry(published.request.id, { ...server.current.publishing, remote_signer: slow });
    expect([seen, service.looked]).toEqual([['later'], []]);
    expect(service.orders).toHaveLength(1);
    expect(await desk.publication(first(published))).toMatchObject({ status: 'signed' });
  });
});

describe('a service that asks for a code', () => {
  beforeEach(() => asksForCode(true));

  /** The order went without a code, and the person is asked for one. */
  async function waitingForCode(): Promise<{ ids: number[]; request: Request }> {
    service.says('wrong_otp');
    const published = await desk.publishTogether(1);
    expect(await desk.carry(published.request.id)).toBe('wait');
    expect(await desk.request(published.request.id)).toMatchObject({
      state: 'waiting_for_otp',
      otp_tries_left: 5,
    });
    return published;
  }

  it('gets it from the person, and a wrong one can be typed again', async () => {
    const published = await waitingForCode();
    const { id } = published.request;
    service.says('wrong_otp', 'signed');
    expect((await desk.sendOtp(id, '000000')).body.signature_request.state).toBe('prepared');
    await desk.carry(id);
    const again = await desk.request(id);
    expect(again).toMatchObject({ state: 'waiting_for_otp', otp_tries_left: 4 });
    expect(again.message).toContain('còn 4 lần');
    const typed = await Promise.all([desk.sendOtp(id, '123456'), desk.sendOtp(id, '123456')]);
    expect(typed.map(({ status }) => status)).toEqual([200, 200]);
    await desk.carry(id);
    expect(await desk.request(id)).toMatchObject({ state: 'signed' });
    expect(service.orders.map(({ otp }) => otp)).toEqual([null, '000000', '123456']);
    expect(new Set(service.orders.map(({ request_id }) => request_id)).size).toBe(3);
  });

  it('five wrong ones end the request', async () => {
    const published = await waitingForCode();
    for (let tries = 0; tries < 5; tries += 1) {
      service.says('wrong_otp');
      expect((await desk.sendOtp(published.request.id, '000000')).status).toBe(200);
      await desk.carry(published.request.id);
    }
    await failedWith(first(published), published.request, 'failed');
    const late = await desk.sendOtp(published.request.id, '123456');
    expect([late.status, late.body.errors[0]?.code]).toEqual([409, 'signature_request_closed']);
  });

  it('neither the code nor the secret of the account stands in the database as it is, or in an answer', async () => {
    const published = await waitingForCode();
    const answered = await desk.sendOtp(published.request.id, '271828');
    const { db } = server.current.publishing;
    const rows = await inTenant(db, TENANT, async (tx) => [
      await tx.selectFrom('signature_requests').selectAll().execute(),
      await tx.selectFrom('certificates').selectAll().execute(),
    ]);
    const bytes = rows.flat().flatMap((row) => Object.values(row).map((value) => Buffer.from(String(value))));
    const kept = Buffer.concat(bytes).toString('latin1') + JSON.stringify(rows);
    for (const secret of ['271828', service.secret]) {
      expect(kept).not.toContain(secret);
      expect(JSON.stringify(answered.body)).not.toContain(secret);
    }
    service.says('signed');
    await desk.carry(published.request.id);
    const sealed = await inTenant(db, TENANT, (tx) =>
      tx.selectFrom('signature_requests').select('id').where('otp_sealed', 'is not', null).execute(),
    );
    expect(sealed).toEqual([]);
  });
});
