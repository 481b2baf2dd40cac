import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { REASONS_OF_A_PERSON } from '#server/gateways/provider/sandbox/reasons.table.ts';
import { judged } from '#tests/contract/injection.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { noticesDesk } from '../authority-notices/notices-desk.ts';
import { codesIn } from '../invoice-mistakes/notice-desk.ts';
import { authority } from '../reliability/authority.ts';
import { deskOf, TENANT } from '../signing/desk.ts';

const server = withTestApp();
everyStatementNamesItsTenant(server);
const inbox = noticesDesk(() => server.current, TENANT);
type UseStop = components['schemas']['UseStop'];

let token = '';
let desk: Awaited<ReturnType<typeof deskOf>>;
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
  desk = await deskOf(server.current);
});

const stops = async (): Promise<UseStop[]> => {
  const { body } = await judged(server.current, 'getUseStops', { token });
  return (body as { use_stops: UseStop[] }).use_stops;
};
const publishing = async () => desk.publish(await desk.draft());
const FROM = { local: '2026-11-20T08:00:00', instant: '2026-11-20T01:00:00.000Z' };

describe('a signed notice that stops the use of invoices', () => {
  test('stops publishing from its second with a sentence that says since when, until the notice to resume', async () => {
    const { clock } = server.current;
    expect((await publishing()).status).toBe(202);
    const stop = await inbox.arrived(token, {
      type: '506',
      case: '1',
      from: FROM.local,
      text: 'Ngừng sử dụng',
    });
    expect(stop.use).toEqual({ action: 'stop', scope: 'all', from: FROM.instant });
    const [standing] = await stops();
    expect(standing).toMatchObject({ scope: 'all', resumed_on: null, stop_notice_id: stop.id });
    const refused = await publishing();
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('"use_stopped"');
    expect(JSON.stringify(refused.body)).toContain('08:00:00 ngày 20/11/2026');

    const now = clock.now();
    await inbox.arrived(token, { type: '506', case: '2', from: '2026-11-20T08:30:00' });
    const [ended] = await stops();
    expect(Date.parse(ended?.resumed_on ?? '')).toBe(Date.parse('2026-11-20T01:30:00Z'));
    expect(Date.parse(now)).toBeGreaterThan(Date.parse('2026-11-20T01:30:00Z'));
    expect((await publishing()).status).toBe(202);
  });

  test('is shown with the requests to explain that came before it, and they with it', async () => {
    const first = await inbox.arrived(token, { type: '107', text: 'Giải trình doanh thu' });
    expect(first).toMatchObject({ subject: 'explain', earlier_id: null, decision_id: null });
    // Three working days of TT 91/2026 Điều 8.2: Tuesday 24/11/2026 is a holiday.
    expect(first.due_on).toBe('2026-11-26');
    const second = await inbox.arrived(token, { type: '107', text: 'Giải trình chưa rõ' });
    // Not proven the first time: three working days more, from the second notice.
    expect(second).toMatchObject({ earlier_id: first.id, due_on: '2026-11-26' });
    const stop = await inbox.arrived(token, { type: '506', case: '1', from: FROM.local });
    expect(stop.earlier_id).toBe(second.id);
    const read = async (id: number) =>
      inbox.noticeIn(await judged(server.current, 'getAuthorityNotice', { token, id }));
    expect([(await read(first.id)).decision_id, (await read(second.id)).decision_id]).toEqual([
      stop.id,
      stop.id,
    ]);
    // What was asked before is over with the decision.
    const resumed = await inbox.arrived(token, { type: '506', case: '2', from: '2026-11-20T08:40:00' });
    expect([resumed.earlier_id, resumed.decision_id]).toEqual([null, null]);
    const again = await inbox.arrived(token, { type: '107', text: 'Việc khác' });
    expect(again).toMatchObject({ earlier_id: null, decision_id: null });
  });

  test('that does not say since when in elements that are known stops nothing by itself', async () => {
    const before = (await stops()).length;
    const notice = await inbox.arrived(token, { type: '506', text: 'Ngừng sử dụng' });
    expect(notice.use).toBeNull();
    expect(await stops()).toHaveLength(before);
  });
});

describe('a stop without a notice', () => {
  test('is written down by a person with its ground, refuses publishing, and is ended by one', async () => {
    const use_stop = {
      ground: 'd',
      scope: 'all',
      stopped_on: FROM.instant,
      decision_no: '15/QĐ-CT',
      note: null,
    };
    const made = await judged(server.current, 'createUseStop', { token, body: { use_stop } });
    expect(made.status, made.text).toBe(201);
    const twice = await judged(server.current, 'createUseStop', { token, body: { use_stop } });
    expect(codesIn(twice)).toEqual([409, ['use_stop_known']]);
    const { id } = (made.body as { use_stop: UseStop }).use_stop;
    const refused = await publishing();
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('"use_stopped"');
    expect(JSON.stringify(refused.body)).toContain('15/QĐ-CT');
    const resume = (resumed_on: string) =>
      judged(server.current, 'updateUseStop', { token, id, body: { use_stop: { resumed_on } } });
    expect(codesIn(await resume(FROM.instant))).toEqual([422, ['day_before_step']]);
    expect((await resume('2026-11-20T01:00:01Z')).status).toBe(200);
    expect(codesIn(await resume('2026-11-20T01:00:02Z'))).toEqual([409, ['use_resumed']]);
    expect((await publishing()).status).toBe(202);
  });

  const open = async () => (await stops()).filter(({ resumed_on }) => resumed_on === null);

  test('is that of the signed notice which comes later, and ended once', async () => {
    const use_stop = {
      ground: 'd',
      scope: 'all',
      stopped_on: '2026-11-20T00:59:00.000Z',
      decision_no: '16/QĐ-CT',
      note: 'Theo điện thoại',
    };
    const made = await judged(server.current, 'createUseStop', { token, body: { use_stop } });
    const { id } = (made.body as { use_stop: UseStop }).use_stop;
    const notice = await inbox.arrived(token, { type: '506', case: '1', from: FROM.local });
    expect(await open()).toEqual([expect.objectContaining({ ...use_stop, id, stop_notice_id: notice.id })]);
    expect((await publishing()).status).toBe(422);
    // A second notice is a stop of its own.
    await inbox.arrived(token, { type: '506', case: '1', from: FROM.local });
    expect(await open()).toHaveLength(2);
    await inbox.arrived(token, { type: '506', case: '2', from: '2026-11-20T08:30:00' });
    expect(await open()).toEqual([]);
    expect((await publishing()).status).toBe(202);
  });

  test('that two write down at once is one', async () => {
    const use_stop = { ground: 'd', scope: 'all', stopped_on: FROM.instant, decision_no: null, note: null };
    const made = await Promise.all(
      [1, 2, 3, 4].map(() => judged(server.current, 'createUseStop', { token, body: { use_stop } })),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const [{ id } = { id: 0 }] = await open();
    const resumed_on = '2026-11-20T01:00:01Z';
    await judged(server.current, 'updateUseStop', { token, id, body: { use_stop: { resumed_on } } });
    expect(await open()).toEqual([]);
  });

  test('of another company is not there', async () => {
    const [{ id } = { id: 0 }] = await stops();
    const other = await server.current.signIn('owner@demo2.vn');
    const { body } = await judged(server.current, 'getUseStops', { token: other });
    expect(body).toEqual({ use_stops: [] });
    const use_stop = { resumed_on: FROM.instant };
    const reply = await judged(server.current, 'updateUseStop', { token: other, id, body: { use_stop } });
    expect(reply.status).toBe(404);
  });
});

describe('a stop that only refusals show (TT 91/2026 Điều 8.2)', () => {
  const suggestion = async () => {
    const { body, status, text } = await judged(server.current, 'getUseStopSuggestion', { token });
    expect(status, text).toBe(200);
    return (body as { use_stop_suggestion: components['schemas']['UseStopSuggestion'] | null })
      .use_stop_suggestion;
  };
  /** An invoice that the authority refuses for one of its reasons. */
  const refusedFor = async (name: keyof typeof REASONS_OF_A_PERSON): Promise<number> => {
    const reasons = [REASONS_OF_A_PERSON[name]];
    await authority(server.current.sandbox.url).fault({ kind: 'refuse', reasons });
    const draft = await desk.draft();
    expect((await desk.publish(draft)).status).toBe(202);
    await desk.work([draft.id]);
    await inbox.collect();
    expect((await desk.publication(draft.id)).status).toBe('denial_of_code_issuance');
    return draft.id;
  };

  test('is suggested with its ground, and no more once it is recorded or over', async () => {
    await refusedFor('buyer_stopped');
    expect(await suggestion()).toBeNull();
    await refusedFor('debt_enforced');
    const last = await refusedFor('debt_enforced');
    expect(await suggestion()).toMatchObject({
      ground: 'd',
      scope: 'all',
      refused: 2,
      invoice_id: last,
      reason: expect.stringContaining('đang bị cưỡng chế nợ thuế') as string,
    });
    const use_stop = { ground: 'd', scope: 'all', stopped_on: FROM.instant, decision_no: null, note: null };
    const made = await judged(server.current, 'createUseStop', { token, body: { use_stop } });
    expect(await suggestion()).toBeNull();
    const { id } = (made.body as { use_stop: UseStop }).use_stop;
    const resumed_on = server.current.clock.now();
    await judged(server.current, 'updateUseStop', { token, id, body: { use_stop: { resumed_on } } });
    expect(await suggestion()).toBeNull();
  });
});
