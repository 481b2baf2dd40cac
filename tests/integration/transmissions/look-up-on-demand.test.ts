import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Provider } from '#server/gateways/provider/provider.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { authority } from '../reliability/authority.ts';
import { KINDS, LAST, messageDesk, refusalIn, TENANT, type Submitted } from './message-desk.ts';

const server = withTestApp();
let desk: ReturnType<typeof messageDesk>;
let office: ReturnType<typeof authority>;
beforeAll(async () => {
  desk = messageDesk(server.current, await server.current.signIn('owner@demo.vn'));
  office = authority(server.current.sandbox.url);
});
beforeEach(async () => {
  await office.clear();
  await office.outage(false);
});

/** Milliseconds until the job that carries it is due; null without one. */
async function jobOf(subject: Submitted): Promise<number | null> {
  const key = `carry:${TENANT}:${await desk.documentIdOf(subject)}`;
  const { rows } = await sql<{ due_ms: number }>`select extract(epoch from run_at - now()) * 1000 as due_ms
    from graphile_worker._private_jobs where key = ${key}`.execute(server.current.publishing.db);
  expect(rows.length).toBeLessThan(2);
  return rows[0] === undefined ? null : Number(rows[0].due_ms);
}

/** As after several look-ups without an answer. */
async function pause(subject: Submitted): Promise<void> {
  const key = `carry:${TENANT}:${await desk.documentIdOf(subject)}`;
  await sql`update graphile_worker._private_jobs set run_at = now() + interval '30 seconds' where key = ${key}`.execute(
    server.current.publishing.db,
  );
  expect(await jobOf(subject)).toBeGreaterThan(20_000);
}

describe.each(KINDS)('a message that may have arrived or not (%s)', (kind) => {
  test('says so, is looked up at once when a person asks, and goes on from what is found', async () => {
    const subject = await desk.lost(kind);
    const { id, status } = await desk.sentMessage(subject);
    expect(status).toBe('unknown');
    await pause(subject);
    const asked = await desk.ask('lookUpTransmission', id);
    expect(asked.status, asked.text).toBe(202);
    expect(await jobOf(subject)).toBeLessThanOrEqual(0);
    expect((await desk.history(subject)).at(-1)).toMatchObject({
      kind: 'look_up_asked',
      actor_name: 'Trần Thu Hương',
      transmission_id: id,
    });
    expect(await desk.carry(subject)).toBe('wait');
    expect(await desk.sentMessage(subject)).toMatchObject({ status: 'sent_tvan' });
    await desk.collect();
    expect(await desk.statusOf(subject)).toBe(LAST[kind]);
  });

  test('asked about twice has one job, and none is added while a process is asking about it', async () => {
    const subject = await desk.lost(kind);
    const { id } = await desk.sentMessage(subject);
    const both = await Promise.all([desk.ask('lookUpTransmission', id), desk.ask('lookUpTransmission', id)]);
    expect(both.map(({ status }) => status)).toEqual([202, 202]);
    await pause(subject);
    const meanwhile: Partial<Provider> = {
      lookUp: async () => {
        expect((await desk.ask('lookUpTransmission', id)).status).toBe(202);
        return 'unknown';
      },
    };
    expect(await desk.carry(subject, meanwhile)).toBe('later');
    expect(await jobOf(subject)).toBeGreaterThan(20_000);
    const asked = (await desk.history(subject)).filter((event) => event.kind === 'look_up_asked');
    expect(asked).toHaveLength(2);
    expect(await desk.carry(subject)).toBe('wait');
    await desk.collect();
    expect(await desk.statusOf(subject)).toBe(LAST[kind]);
  });

  test('is sent again under its id when the provider does not have it, and never said to be unknown then', async () => {
    const subject = await desk.submitted[kind]();
    await office.fault({ kind: 'drop' });
    await desk.carry(subject, { lookUp: async () => 'unknown' });
    const { id, message_id } = await desk.sentMessage(subject);
    expect((await desk.ask('lookUpTransmission', id)).status).toBe(202);
    expect(await desk.carry(subject)).toBe('later');
    expect(await desk.sentMessage(subject)).toMatchObject({ status: 'signed' });
    expect(refusalIn(await desk.ask('lookUpTransmission', id))).toEqual([409, 'whereabouts_known']);
    expect(await desk.carry(subject)).toBe('wait');
    await desk.collect();
    expect(await desk.statusOf(subject)).toBe(LAST[kind]);
    expect((await desk.messages(subject)).filter(({ direction }) => direction === 'out')).toMatchObject([
      { id, message_id },
    ]);
  });
});

test('a message whose process was killed while it left can be looked up by a person too', async () => {
  const subject = await desk.submitted.invoice();
  const killed = async () => Promise.reject(new Error('killed'));
  await expect(desk.carry(subject, { submit: killed })).rejects.toThrow('killed');
  const { id, status } = await desk.sentMessage(subject);
  expect(status).toBe('signed');
  server.current.clock.advance(20_000);
  await desk.carry(subject, { lookUp: killed }).catch(() => undefined);
  expect(await desk.sentMessage(subject)).toMatchObject({ status: 'unknown' });
  // The look-up that was killed holds the message for as long as its answer could still come.
  server.current.clock.advance(20_000);
  expect((await desk.ask('lookUpTransmission', id)).status).toBe(202);
  expect(await desk.carry(subject)).toBe('later');
  expect(await desk.carry(subject)).toBe('wait');
  await desk.collect();
  expect(await desk.statusOf(subject)).toBe(LAST.invoice);
});

test('a message that is not in doubt is not looked up: neither one that arrived, nor an answer', async () => {
  const subject = await desk.submitted.invoice();
  await desk.carry(subject);
  await desk.collect();
  const found = await desk.messages(subject);
  expect(found.map(({ direction }) => direction)).toEqual(['out', 'in', 'in']);
  for (const { id } of found)
    expect(refusalIn(await desk.ask('lookUpTransmission', id))).toEqual([409, 'whereabouts_known']);
  expect(await desk.history(subject)).not.toContainEqual(expect.objectContaining({ kind: 'look_up_asked' }));
});
