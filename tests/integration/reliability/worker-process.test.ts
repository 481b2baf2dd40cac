import { once } from 'node:events';
import { expect, it } from 'vitest';
import { systemClock } from '#server/platform/clock.ts';
import { clerk } from './clerk.ts';
import { endProcessesWithFile, says, startProcess } from './product-process.ts';
import { withSeededDatabase } from './seeded-database.ts';
import { signInOver } from './sign-in-over.ts';

endProcessesWithFile();
// The two programs as they are, and so on the machine's own day.
const database = withSeededDatabase(() => systemClock.now());

it('a web process without jobs and a worker process publish an invoice together, and stop when told', async () => {
  const web = startProcess('server/main.ts', { ...database.env, WORKER: '0' });
  const address = await says(web, /http:\/\/127\.0\.0\.1:\d+/);
  const owner = clerk(address, await signInOver(address, 'owner@demo.vn'));
  const draft = await owner.draft({ issued_on: systemClock.today() });
  expect((await owner.publish(draft)).status).toBe(202);
  expect(await owner.publication(draft.id)).toMatchObject({ status: 'queued', number: null });

  const worker = startProcess('server/worker.ts', database.env);
  expect(await owner.reaches(draft.id, 'code_issued')).toMatchObject({ number: 1 });

  for (const child of [worker, web]) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  }
});
