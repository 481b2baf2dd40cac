import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEST_NOW } from '#tests/setup/test-app.ts';
import { authority } from './authority.ts';
import { clerk, type Clerk, type Draft } from './clerk.ts';
import { CRASH_POINTS, type CrashPoint, type Moment } from './crash-points.ts';
import { endProcessesWithFile, firstMessage, startProcess } from './product-process.ts';
import { withSeededDatabase } from './seeded-database.ts';
import { signInOver } from './sign-in-over.ts';

endProcessesWithFile();
const database = withSeededDatabase(() => TEST_NOW);
const CLOCK_SHIFT_MS = String(Date.parse(TEST_NOW) - Date.now());

type Running = { child: ChildProcess; owner: Clerk; sandbox_url: string };
let server: Running;
let token: string | undefined;

async function start(): Promise<Running> {
  const child = startProcess('tests/integration/reliability/crash-main.ts', {
    ...database.env,
    CLOCK_SHIFT_MS,
  });
  const { address, sandbox_url } = await firstMessage<{ address: string; sandbox_url: string }>(child);
  token ??= await signInOver(address, 'owner@demo.vn');
  return { child, owner: clerk(address, token), sandbox_url };
}

beforeAll(async () => {
  server = await start();
}, 60_000);

afterAll(async () => {
  const ended = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

let published = 0;

async function arm(child: ChildProcess, point: CrashPoint): Promise<void> {
  const armed = firstMessage(child);
  child.send(point);
  await armed;
}

it.each(CRASH_POINTS)('killed at "$moment" ($loses lost), the invoice ends coded once', async (point) => {
  const { child, owner } = server;
  const draft = await owner.draft();
  await arm(child, point);
  const killed = once(child, 'exit');
  // The answer may be lost with the process: the browser asks again with the same key.
  const key = `publish-${draft.id}`;
  const first = await owner.publish(draft, key).catch(() => null);
  expect([undefined, 202]).toContain(first?.status);
  expect(await killed).toEqual([null, 'SIGKILL']);

  server = await start();
  const asked = await server.owner.publish(draft, key);
  expect(asked.status).toBe(202);
  const { number } = await server.owner.reaches(draft.id, 'code_issued');
  published += 1;
  expect(number).toBe(published);
  const seen = await authority(server.sandbox_url).messages();
  expect(seen.filter((one) => one.number === number).map(({ verdict }) => verdict)).toEqual(['coded']);
  expect(seen).toHaveLength(published);
  const history = await server.owner.history(draft.id);
  const once_each = [
    'publication_asked',
    'number_reserved',
    'sealed',
    'signature_requested',
    'signed',
    'code_issued',
  ];
  expect(history.filter((kind) => once_each.includes(kind))).toEqual(once_each);
  // What may have arrived is looked up, never sent again unseen.
  if (point.moment === 'message taken') expect(history).toContain('found_at_provider');
});

const MANY = 20;

it.each<Moment>(['message taken', 'after hand-to-provider', 'answers stored'])(
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

    server = await start();
    const numbers: (number | null)[] = [];
    for (const draft of drafts) {
      expect((await server.owner.publish(draft, keyOf(draft))).status).toBe(202);
      numbers.push((await server.owner.reaches(draft.id, 'code_issued')).number);
    }
    published += MANY;
    const seen = (await authority(server.sandbox_url).messages()).map(
      ({ number, verdict }) => `${number} ${verdict}`,
    );
    expect(new Set(seen)).toEqual(new Set(Array.from({ length: published }, (_, at) => `${at + 1} coded`)));
    expect(seen).toHaveLength(published);
    expect(new Set(numbers).size).toBe(MANY);
  },
);
