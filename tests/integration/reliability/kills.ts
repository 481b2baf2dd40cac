import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeenMessage } from '#server/gateways/provider/sandbox/records.ts';
import { TEST_NOW } from '#tests/setup/test-app.ts';
import { authority } from './authority.ts';
import type { Draft } from './clerk.ts';
import type { CrashPoint, Moment } from './crash-points.ts';
import {
  CRASH_SUBJECTS,
  type CrashSubject,
  type CrashSubjectName,
} from './crash-subjects/crash-subjects.table.ts';
import { declareByTable } from './declared-by-table.ts';
import { endProcessesWithFile, firstMessage } from './product-process.ts';
import { PAST_LEASES_MS, restarts, stopped, type Running } from './restarts.ts';
import { withSeededDatabase } from './seeded-database.ts';

type Kills = {
  /** Where the process that carries one document is killed. */
  points: Readonly<Record<CrashSubjectName, readonly CrashPoint[]>>;
  /** Where the process that carries twenty invoices is killed. */
  amid_many: readonly Moment[];
  /** The next process waits for the lease of the dead one in real time; else its clock is past it. */
  waits_for_lease: boolean;
};

const MANY = 20;

/** A test for each kill: what was submitted is at the authority once, with its verdict, and no number is missing. */
export function testKills({ points, amid_many, waits_for_lease }: Kills): void {
  endProcessesWithFile();
  const database = withSeededDatabase(() => TEST_NOW);
  const start = restarts(() => database.env);
  const later_ms = waits_for_lease ? 0 : PAST_LEASES_MS;
  let server: Running;

  beforeAll(async () => {
    server = await start();
    await declareByTable(database.pool, server.sandbox_url);
  }, 60_000);

  afterAll(() => stopped(server));

  describe.each(Object.entries(CRASH_SUBJECTS))('%s', (name, subject) => {
    it.each(points[name as CrashSubjectName])(
      'killed at "$moment" ($loses lost), it is at the authority once and ends with its verdict',
      async (point) => {
        const { child, owner } = server;
        const made = await subject.make(owner, officeOf(server));
        // What it is made of may have been sent already.
        const before = await messagesOf(server, subject);
        await arm(child, point);
        const killed = once(child, 'exit');
        // The answer may be lost with the process: the browser repeats the request with the same key.
        const key = `submit-${name}-${made.id}`;
        const first = await subject.submit(owner, made, key).catch(() => null);
        expect([undefined, 202]).toContain(first?.status);
        expect(await killed).toEqual([null, 'SIGKILL']);

        server = await start(later_ms);
        expect((await subject.submit(server.owner, made, key)).status).toBe(202);
        const number = await subject.ends(server.owner, made.id, officeOf(server));
        const { verdict } = subject;
        const after = await messagesOf(server, subject);
        const sent_once = subject.message_type === null ? [] : [{ verdict, number }];
        expect(after.slice(before.length)).toMatchObject(sent_once);
        if (number !== null) await expectNoGap(server, after.at(-1)?.symbol ?? null, number);
        const history = await subject.history(server.owner, made.id);
        const expected: readonly string[] = subject.once_each;
        expect(history.filter((kind) => expected.includes(kind))).toEqual(expected);
        // What may have arrived is not sent again: it is looked up, unless its answer is read from the inbox first.
        if (point.moment === 'message taken') expect(await submittedBy(server.child)).toEqual([]);
      },
    );
  });

  it.each(amid_many)(
    'killed at "%s" amid twenty at once, each ends coded once and no number is missing',
    async (moment) => {
      const { child, owner } = server;
      const drafts: Draft[] = [];
      while (drafts.length < MANY) drafts.push(await owner.draft());
      await arm(child, { moment, loses: null });
      const killed = once(child, 'exit');
      const keyOf = ({ id }: Draft): string => `publish-${id}`;
      await Promise.all(drafts.map((draft) => owner.publish(draft, keyOf(draft)).catch(() => null)));
      expect(await killed).toEqual([null, 'SIGKILL']);

      server = await start(PAST_LEASES_MS);
      const numbers: (number | null)[] = [];
      for (const draft of drafts) {
        expect((await server.owner.publish(draft, keyOf(draft))).status).toBe(202);
        numbers.push((await server.owner.reaches(draft.id, 'code_issued')).number);
      }
      await expectNoGap(server, drafts[0]?.symbol ?? null, Math.max(...numbers.map(Number)));
      expect(new Set(numbers).size).toBe(MANY);
    },
  );
}

const officeOf = ({ sandbox_url }: Running) => authority(sandbox_url);

async function messagesOf(running: Running, { message_type }: CrashSubject): Promise<SeenMessage[]> {
  return message_type === null ? [] : officeOf(running).messagesOfType(message_type);
}

/** The authority has every number of the series up to this one, once, and no other. */
async function expectNoGap(running: Running, symbol: string | null, last: number): Promise<void> {
  const sent = (await officeOf(running).messages()).filter((one) => one.symbol === symbol);
  expect(sent.map(({ number }) => number).toSorted((one, other) => Number(one) - Number(other))).toEqual(
    Array.from({ length: last }, (_, at) => at + 1),
  );
  expect(sent.filter(({ verdict }) => verdict !== 'coded' && verdict !== 'accepted')).toEqual([]);
}

async function arm(child: ChildProcess, point: CrashPoint): Promise<void> {
  const armed = firstMessage(child);
  child.send(point);
  await armed;
}

/** Ids of the messages that this process has handed to the provider. */
async function submittedBy(child: ChildProcess): Promise<string[]> {
  const answer = firstMessage<string[]>(child);
  child.send('submitted');
  return answer;
}
