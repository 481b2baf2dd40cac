import { expect, test } from 'vitest';
import { logEntries } from './document-log.tsx';

const event = (id: number, happened_on: string, actor_name: string | null) => ({
  id,
  kind: 'signed',
  happened_on,
  title: 'Ký số',
  detail: null,
  tone: 'default' as const,
  actor_name,
  transmission_id: null,
});

test('the day in Việt Nam is said at the newest event of each day', () => {
  const notes = logEntries([
    event(3, '2026-11-21T02:15:34Z', null),
    event(2, '2026-11-20T17:00:00Z', 'Trần Thu Hương'),
    event(1, '2026-11-20T16:59:59Z', null),
  ]).map(({ time, note }) => [time, note]);
  expect(notes).toEqual([
    ['09:15:34', '21/11/2026'],
    ['00:00:00', 'Trần Thu Hương'],
    ['23:59:59', '20/11/2026'],
  ]);
});
