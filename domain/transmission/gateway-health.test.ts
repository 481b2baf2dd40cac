import { expect, test } from 'vitest';
import { gatewayHealth, type SentMessage } from './gateway-health.ts';

const NOW = Date.parse('2026-11-28T03:00:00Z');
const MINUTE = 60_000;
const answered = (ago: number, after: number): SentMessage => ({
  made_ms: NOW - ago,
  handed: true,
  answered_ms: NOW - ago + after,
});
const waiting = (ago: number): SentMessage => ({ made_ms: NOW - ago, handed: true, answered_ms: null });
const unsent = (ago: number): SentMessage => ({ made_ms: NOW - ago, handed: false, answered_ms: null });

test.each<[string, SentMessage[], string]>([
  ['nothing was sent', [], 'idle'],
  ['everything is answered soon', [answered(9 * MINUTE, 2000), answered(8 * MINUTE, 3000)], 'good'],
  ['one waits for a minute', [answered(9 * MINUTE, 2000), waiting(MINUTE)], 'good'],
  ['one waits for more than five minutes', [answered(9 * MINUTE, 2000), waiting(6 * MINUTE)], 'slow'],
  ['answers take more than five minutes', [answered(60 * MINUTE, 6 * MINUTE)], 'slow'],
  ['one has just been made', [unsent(MINUTE / 2)], 'good'],
  ['what was made last does not leave', [answered(9 * MINUTE, 2000), unsent(2 * MINUTE)], 'down'],
  ['one does not leave, a later one did', [unsent(9 * MINUTE), answered(5 * MINUTE, 2000)], 'slow'],
  ['nothing leaves at all', [unsent(2 * MINUTE)], 'down'],
  [
    'what was made last is answered, though its arrival was never confirmed',
    [{ ...answered(2 * MINUTE, 2000), handed: false }],
    'good',
  ],
])('%s', (_name, sent, state) => {
  expect(gatewayHealth(sent, NOW, false).state).toBe(state);
});

test('what is known to hold up everything counts at once, where anything was sent', () => {
  expect(gatewayHealth([answered(9 * MINUTE, 2000)], NOW, true)).toMatchObject({ state: 'down', unsent: 0 });
  expect(gatewayHealth([unsent(1000)], NOW, true)).toMatchObject({ state: 'down', unsent_since_ms: null });
  expect(gatewayHealth([], NOW, true).state).toBe('idle');
});

test('the median is that of the first answers, at least a second; what waits and what has not left is counted', () => {
  const sent = [answered(9 * MINUTE, 200), answered(8 * MINUTE, 41_000), answered(7 * MINUTE, 90_000)];
  expect(gatewayHealth([...sent, waiting(MINUTE), unsent(2 * MINUTE)], NOW, false)).toMatchObject({
    median_seconds: 41,
    waiting: 1,
    unsent: 1,
    unsent_since_ms: NOW - 2 * MINUTE,
  });
  expect(gatewayHealth([unsent(2 * MINUTE), unsent(3 * MINUTE)], NOW, false).unsent_since_ms).toBe(
    NOW - 3 * MINUTE,
  );
  expect(gatewayHealth([answered(MINUTE, 100)], NOW, false).median_seconds).toBe(1);
  expect(gatewayHealth([waiting(MINUTE)], NOW, false).median_seconds).toBeNull();
});
