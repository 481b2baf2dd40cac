import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
/** What a stop waits for at most, as a file says it. */
const patienceIn = (path: string): number =>
  Number(/const STOP_MS = ([\d_]+);/.exec(read(path))?.[1]?.replaceAll('_', ''));

test('a container may take longer to stop than the requests and the jobs in it, one after the other', () => {
  const { services } = parse(read('compose.yaml')) as { services: { app: { stop_grace_period: string } } };
  const seconds = Number(/^(\d+)s$/.exec(services.app.stop_grace_period)?.[1]);
  const patience = patienceIn('server/app.ts') + patienceIn('server/platform/jobs/worker.ts');
  expect(patience).toBeGreaterThan(0);
  expect(seconds * 1_000).toBeGreaterThan(patience);
});
