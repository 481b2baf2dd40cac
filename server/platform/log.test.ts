import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('writes one JSON line with an ISO time and hides secrets', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) }, false);
  log.info({ password: 'p1', body: { refresh_token: 'p2' }, name: 'ok' }, 'signed in');
  log.debug('too fine to be written');
  expect(lines).toHaveLength(1);
  const line: unknown = JSON.parse(lines[0] ?? '');
  expect(line).toMatchObject({
    password: '[kín]',
    body: { refresh_token: '[kín]' },
    name: 'ok',
    msg: 'signed in',
  });
  expect(line).toHaveProperty('time', expect.stringMatching(/Z$/));
});

it('writes lines to read on a terminal, without secrets', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) }, true);
  log.info({ password: 'p1', port: 3000 }, 'signed in');
  const [line = ''] = lines;
  expect(line).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: signed in \{.*"port":3000.*\}\n$/);
  expect(line).not.toContain('p1');
});
