import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEST_NOW } from '#tests/setup/test-app.ts';
import { authority } from './authority.ts';
import { clerk, type Clerk } from './clerk.ts';
import { CRASH_POINTS } from './crash-points.ts';
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

it.each(CRASH_POINTS)('killed at "$moment" ($loses lost), the invoice ends coded once', async (point) => {
  const { child, owner } = server;
  const draft = await owner.draft();
  const armed = firstMessage(child);
  child.send(point);
  await armed;
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
