import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Provider } from '#server/gateways/provider/provider.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { authority } from '../reliability/authority.ts';
import { gate } from '../reliability/gate.ts';
import { KINDS, LAST, messageDesk, outcomeIn, refusalIn } from './message-desk.ts';

/** The sandbox; those who ask for answers again are let through together. */
const provider: Provider = {
  submit: (message) => server.current.publishing.provider.submit(message),
  lookUp: (message_id) => server.current.publishing.provider.lookUp(message_id),
  fetchAnswers: (request) => server.current.publishing.provider.fetchAnswers(request),
  listReceived: (request) => server.current.publishing.provider.listReceived(request),
  fetchAgain: async (message_id) => {
    asking -= 1;
    if (asking === 0) all_ask.open();
    await all_ask.passed;
    return server.current.publishing.provider.fetchAgain(message_id);
  },
};
/** So many are waited for. */
let asking = 1;
let all_ask = gate();

const server = withTestApp(undefined, { provider });
let desk: ReturnType<typeof messageDesk>;
let office: ReturnType<typeof authority>;
beforeAll(async () => {
  desk = messageDesk(server.current, await server.current.signIn('owner@demo.vn'));
  office = authority(server.current.sandbox.url);
});
beforeEach(async () => {
  asking = 1;
  all_ask = gate();
  await office.clear();
  await office.outage(false);
});

describe.each(KINDS)('answers that cannot be read (%s)', (kind) => {
  test.each(['the answer', 'our message'])('are asked for again by %s and decide then', async (by) => {
    const subject = await desk.garbled(kind);
    const bad = await desk.unreadable(subject);
    expect(bad.length).toBeGreaterThan(1);
    const message = by === 'our message' ? await desk.sentMessage(subject) : bad.at(-1);
    expect(outcomeIn(await desk.ask('requestAnswers', message?.id ?? 0))).toBe('read');
    expect(await desk.statusOf(subject)).toBe(LAST[kind]);
    expect(await desk.unreadable(subject)).toEqual([]);
    // The whole copy took the place of the bad one.
    const after = await desk.messages(subject);
    expect(after.filter(({ direction }) => direction === 'in').map(({ id }) => id)).toEqual(
      bad.map(({ id }) => id),
    );
    const kinds = (await desk.history(subject)).map((event) => event.kind);
    expect(kinds).toContain('answer_unreadable');
    expect(kinds.filter((one) => one === 'answers_asked_again')).toHaveLength(1);
    expect(refusalIn(await desk.ask('requestAnswers', message?.id ?? 0))).toEqual([409, 'no_answer_awaited']);
  });
});

describe('answers asked for again', () => {
  test('twice at once are read once', async () => {
    const subject = await desk.garbled('invoice');
    const [bad] = await desk.unreadable(subject);
    const id = bad?.id ?? 0;
    asking = 2;
    const both = await Promise.all([desk.ask('requestAnswers', id), desk.ask('requestAnswers', id)]);
    expect(both.map(outcomeIn)).toEqual(['read', 'read']);
    const kinds = (await desk.history(subject)).map((event) => event.kind);
    expect(kinds.filter((one) => one === 'code_issued')).toHaveLength(1);
    expect(await desk.statusOf(subject)).toBe('code_issued');
  });

  test('that never came decide the document', async () => {
    await office.fault({ kind: 'silence' });
    const subject = await desk.submitted.invoice();
    await desk.carry(subject);
    await desk.collect();
    expect(await desk.messages(subject)).toHaveLength(1);
    const { id } = await desk.sentMessage(subject);
    expect(outcomeIn(await desk.ask('requestAnswers', id))).toBe('read');
    expect(await desk.statusOf(subject)).toBe('code_issued');
  });

  test('of which there are none yet are waited for', async () => {
    await office.fault({ kind: 'delay', delay_ms: 60_000 });
    const subject = await desk.submitted.invoice();
    await desk.carry(subject);
    const { id } = await desk.sentMessage(subject);
    expect(outcomeIn(await desk.ask('requestAnswers', id))).toBe('not_yet');
    server.current.clock.advance(60_000);
    await desk.collect();
    expect(await desk.statusOf(subject)).toBe('code_issued');
  });

  test('are not asked for before it is known whether the message arrived', async () => {
    const { id } = await desk.sentMessage(await desk.lost('invoice'));
    expect(refusalIn(await desk.ask('requestAnswers', id))).toEqual([409, 'no_answer_awaited']);
  });

  test('of a provider that does not answer are told as that, and nothing is lost', async () => {
    const subject = await desk.garbled('invoice');
    const [bad] = await desk.unreadable(subject);
    await office.outage(true);
    const refused = await desk.ask('requestAnswers', bad?.id ?? 0);
    expect(refusalIn(refused)).toEqual([503, 'provider_unavailable']);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.text).toMatch(/Nơi truyền nhận báo lỗi phía họ\..*nửa phút một lần/);
    expect(await desk.unreadable(subject)).toHaveLength(2);
    await office.outage(false);
    expect(outcomeIn(await desk.ask('requestAnswers', bad?.id ?? 0))).toBe('read');
  });
});
