import { expect, test } from 'vitest';
import { signingInstantOf, signingTimeOf } from './signing-time.ts';

test('an instant is written in the time of Vietnam, seven hours later, without a zone', () => {
  expect(signingTimeOf('2026-11-20T02:15:00.000Z')).toBe('2026-11-20T09:15:00');
  expect(signingTimeOf('2026-12-31T17:00:00.999Z')).toBe('2027-01-01T00:00:00');
});

test.each([
  ['2026-11-20T09:15:00', '2026-11-20T02:15:00.000Z'],
  ['2026-11-20T09:15:00.25', '2026-11-20T02:15:00.250Z'],
  ['2026-11-20T09:15:00.1234', '2026-11-20T02:15:00.123Z'],
  ['2026-11-20T09:15:00Z', '2026-11-20T09:15:00.000Z'],
  ['2026-11-20T09:15:00.5Z', '2026-11-20T09:15:00.500Z'],
  ['2026-11-20T09:15:00+08:00', '2026-11-20T01:15:00.000Z'],
  ['2026-11-20T09:15:00-05:30', '2026-11-20T14:45:00.000Z'],
])('%s is the instant %s', (local, instant) => expect(signingInstantOf(local)).toBe(instant));

test.each([
  '',
  'hôm nay',
  '2026-11-20',
  '2026-11-20 09:15:00',
  '2026-11-20T09:15',
  '2026-11-20T09:15:00.',
  '2026-11-20T09:15:00 Z',
  '2026-11-20T09:15:00+08',
  '2026-11-20T09:15:00+0800',
  ' 2026-11-20T09:15:00',
  '2026-11-20T09:15:00Zx',
  '2026-11-20T09:15:00Z (x)',
  '+002026-11-20T09:15:00',
  '2026-13-20T09:15:00',
  '2026-11-20T25:15:00',
])('%j is no time', (local) => expect(signingInstantOf(local)).toBeNull());
