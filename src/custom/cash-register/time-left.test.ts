import { expect, test } from 'vitest';
import { timeLeft } from './sending-card.tsx';

const due = '2026-11-21T17:00:00.000Z';

test('what is left until the end of the day is shown in hours and minutes, and not once it is over', () => {
  expect(timeLeft(due, Date.parse('2026-11-21T09:48:00.000Z'))).toEqual({ hours: 7, minutes: 12 });
  expect(timeLeft(due, Date.parse('2026-11-21T16:59:30.000Z'))).toEqual({ hours: 0, minutes: 0 });
  expect(timeLeft(due, Date.parse('2026-11-21T17:00:01.000Z'))).toBeNull();
});
