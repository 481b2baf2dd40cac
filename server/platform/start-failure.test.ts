import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { wordsOfStartFailure } from './start-failure.ts';
import { StartRefused } from './start-refused.ts';

test('what a start refuses is a sentence; what has no words keeps its trace', () => {
  expect(wordsOfStartFailure(new StartRefused('Hãy đổi cổng.'), null)).toBe('Hãy đổi cổng.');
  expect(wordsOfStartFailure(new ConfigError(['PORT=x']), null)).toMatch(/^Cấu hình sai[^]*PORT=x$/);
  const unknown = new Error('x');
  expect(wordsOfStartFailure(unknown, tmpdir())).toBe(unknown);
});

test.each([
  [Object.assign(new Error('could not extend file "base/1/2"'), { code: '53100' })],
  [Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })],
  [new Error('PostgreSQL did not start:\nPANIC:  could not write to file "x": No space left on device')],
  [new Error('001.sql: x', { cause: Object.assign(new Error('x'), { code: '53100' }) })],
])('a disk without room is named with its folder and what to do: %s', (error) => {
  const words = wordsOfStartFailure(error, '/srv/data');
  expect(words).toMatch(
    /^Hết chỗ trên đĩa \(DATA_DIR=\/srv\/data\): hãy giải phóng[^]*make room and start again/,
  );
  expect(words).toContain(error.message);
});
