import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withTestApp } from '#tests/setup/test-app.ts';
import { authority } from '../reliability/authority.ts';
import { KINDS, LAST, messageDesk } from './message-desk.ts';

const server = withTestApp();
let desk: ReturnType<typeof messageDesk>;
let office: ReturnType<typeof authority>;
beforeAll(async () => {
  desk = messageDesk(server.current, await server.current.signIn('owner@demo.vn'));
  office = authority(server.current.sandbox.url);
});
beforeEach(async () => {
  await office.clear();
  await fetch(`${server.current.sandbox.url}/admin/clock`, { method: 'DELETE' });
});

describe.each(KINDS)('a message without an answer (%s)', (kind) => {
  test('is forwarded to the authority, then waits for its response, each once in the history, and goes on when it answers', async () => {
    await office.fault({ kind: 'silence' });
    const subject = await desk.submitted[kind]();
    await desk.carry(subject);
    await desk.collect();
    expect(await desk.statusOf(subject)).toBe('sent_tvan');
    const both = async () => [await desk.statusOf(subject), (await desk.sentMessage(subject)).status];
    await office.moveClock(2_000);
    await desk.collect();
    expect(await both()).toEqual(['sent', 'sent']);
    await office.moveClock(4_000);
    await desk.collect();
    await desk.collect();
    expect(await both()).toEqual(['waiting_for_response', 'waiting_for_response']);
    const lines = (await desk.history(subject)).map((line) => line.kind);
    expect(lines.slice(-3)).toEqual(['handed_to_provider', 'forwarded_to_authority', 'answer_awaited']);
    const { id } = await desk.sentMessage(subject);
    await desk.ask('requestAnswers', id);
    await desk.collect();
    expect(await desk.statusOf(subject)).toBe(LAST[kind]);
  });

  test('that the provider keeps is said to be with the provider', async () => {
    await office.fault({ kind: 'held' });
    const subject = await desk.submitted[kind]();
    await desk.carry(subject);
    await office.moveClock(3_600_000);
    await desk.collect();
    expect(await desk.statusOf(subject)).toBe('message_received');
    expect((await desk.history(subject)).at(-1)).toMatchObject({ kind: 'provider_received' });
    const { id } = await desk.sentMessage(subject);
    await desk.ask('requestAnswers', id);
    expect(await desk.statusOf(subject)).toBe(LAST[kind]);
  });
});

test('of unknown whereabouts is looked up, whatever is said of its way', async () => {
  await office.fault({ kind: 'silence' });
  const subject = await desk.lost('invoice');
  await office.moveClock(6_000);
  await desk.collect();
  expect(await desk.statusOf(subject)).toBe('unknown');
  await desk.carry(subject);
  await desk.collect();
  expect(await desk.statusOf(subject)).toBe('waiting_for_response');
});
