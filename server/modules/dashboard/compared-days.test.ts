import { expect, test } from 'vitest';
import { comparedDays } from './compared-days.ts';

test('days that are over of the running month are compared with the same days of the month before', () => {
  expect(comparedDays('2026-11', '2026-11-21')).toEqual({
    from: '2026-11-01',
    to: '2026-11-20',
    before_from: '2026-10-01',
    before_to: '2026-10-20',
  });
});

test('a shorter month before is compared to its end', () => {
  expect(comparedDays('2026-03', '2026-03-31')).toMatchObject({ to: '2026-03-30', before_to: '2026-02-28' });
});

test('on the first day of a month there is nothing to compare, and in a month that has not begun', () => {
  expect(comparedDays('2026-12', '2026-12-01')).toBeNull();
  expect(comparedDays('2027-01', '2026-12-15')).toBeNull();
});

test('a month that is over is compared as a whole', () => {
  expect(comparedDays('2026-11', '2026-12-01')).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
    before_from: '2026-10-01',
    before_to: '2026-10-31',
  });
});
