import { expect, it } from 'vitest';
import { fixedClock, systemClock, vietnamDate } from './clock.ts';

it('turns the day at 17:00 UTC, midnight in Vietnam', () => {
  expect(vietnamDate(Date.parse('2026-11-19T16:59:59.999Z'))).toBe('2026-11-19');
  expect(vietnamDate(Date.parse('2026-11-19T17:00:00Z'))).toBe('2026-11-20');
});

it('stands still, jumps and advances', () => {
  const clock = fixedClock('2026-11-20T01:00:00Z');
  expect([clock.now(), clock.today()]).toEqual(['2026-11-20T01:00:00.000Z', '2026-11-20']);
  clock.advance(16 * 3600_000);
  expect(clock.today()).toBe('2026-11-21');
  clock.set('2020-02-29T00:00:00Z');
  expect(clock.now()).toBe('2020-02-29T00:00:00.000Z');
});

it('the system clock speaks ISO with Z', () => {
  expect(systemClock.now()).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});
