import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { clusterPasswords } from '#server/platform/postgres/place.ts';
import { readPostmasterFile } from '#server/platform/postgres/postmaster.ts';
import { clusterUrls } from '#server/platform/postgres/provision.ts';
import { PATIENCE } from '#tests/setup/patience.ts';
import { endProcessesWithFile, says, startProcess } from '#tests/integration/reliability/product-process.ts';

endProcessesWithFile();
let data_dir = '';
beforeAll(() => {
  data_dir = mkdtempSync(join(tmpdir(), `hoadon-test-${process.pid}-`));
});
afterAll(() => rmSync(data_dir, { recursive: true, force: true }));

const home = (): string => join(data_dir, 'postgres');
const postmaster = () => readPostmasterFile(join(home(), 'cluster'));

type Seen = { status: number; retry_after: string | null; body: unknown };

async function ask(address: string, path: string, init: RequestInit = {}): Promise<Seen> {
  const reply = await fetch(address + path, init);
  return {
    status: reply.status,
    retry_after: reply.headers.get('retry-after'),
    body: (await reply.json()) as unknown,
  };
}

const signIn = (address: string): Promise<Seen> =>
  ask(address, '/oauth/token', {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('hoadon-web:').toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'password', username: 'a@b.vn', password: 'wrong' }),
  });

const address_line = /http:\/\/127\.0\.0\.1:\d+/;

it('a killed postmaster is started again: 503 meanwhile, in the owner of the data and in a process of another machine', async () => {
  const MASTER_KEY = randomBytes(32).toString('base64');
  const env = {
    ...{ DATA_DIR: data_dir, DATABASE_URL: '', MASTER_KEY },
    ...{ PORT: '0', LOG_LEVEL: 'silent', PROVIDER_URL: '', RATE_LIMIT_FACTOR: '9999' },
  };
  const owner = startProcess('server/main.ts', env);
  const ours = await says(owner, address_line);
  const before = postmaster();
  const native = { home: home(), native: '', run_as: { kind: 'self' }, owner_uid: null } as const;
  const { url } = clusterUrls(before?.port ?? 0, clusterPasswords(native));
  const other = startProcess('server/main.ts', {
    ...env,
    DATABASE_URL: url,
    DATA_DIR: join(data_dir, 'other'),
  });
  const theirs = await says(other, address_line);

  process.kill(before?.pid ?? NaN, 'SIGKILL');
  const seen: Seen[] = [];
  const until = (over: (round: Seen[]) => boolean): Promise<void> =>
    vi.waitFor(
      async () => {
        const round = await Promise.all(
          [ours, theirs].flatMap((one) => [ask(one, '/api/health'), ask(one, '/api/site'), signIn(one)]),
        );
        seen.push(...round);
        if (!over(round)) throw new Error(JSON.stringify(round));
      },
      { ...PATIENCE, interval: 20 },
    );
  // Not all in one round: on a crowded machine a round begins before the kill and ends after the start.
  const answered = new Set<number>();
  await until((round) => {
    for (const [at, { status }] of round.entries()) if (status === 503) answered.add(at);
    return answered.size === round.length;
  });
  await until((round) => round.every(({ status }) => status === 200 || status === 400));

  expect(seen.filter(({ status }) => ![200, 400, 503].includes(status))).toEqual([]);
  const away = seen.filter(({ status }) => status === 503);
  expect(new Set(away.map(({ retry_after }) => retry_after))).toEqual(new Set(['5']));
  expect(away[0]?.body).toMatchObject({ errors: [{ code: 'database_unavailable' }] });
  const after = postmaster();
  expect(after).toMatchObject({ port: before?.port });
  expect(after?.pid).not.toBe(before?.pid);

  for (const child of [other, owner]) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  }
  expect(postmaster()).toBeNull();
});
