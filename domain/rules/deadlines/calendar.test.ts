import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, dayOfMonth, weekdayOf } from './calendar.ts';
import { HOLIDAYS } from './holidays.table.ts';
import { areHolidaysKnown, holidayOn, isWorkingDay, workingDayAfter, workingDayFrom } from './calendar.ts';

describe('the next working day', () => {
  test.each([
    ['Friday', '2026-11-20', '2026-11-23'],
    ['the day before Ngày Văn hóa Việt Nam', '2026-11-23', '2026-11-25'],
    ['a holiday', '2026-11-24', '2026-11-25'],
    ['New Year’s Eve before a long weekend', '2026-12-31', '2027-01-04'],
    ['the day before Giỗ Tổ on a Friday', '2027-04-15', '2027-04-19'],
    ['the day before 30/4 and the day off for 1/5', '2027-04-29', '2027-05-04'],
    ['Saturday', '2026-11-21', '2026-11-23'],
    ['the eve of Tết 2026', '2026-02-13', '2026-02-23'],
    ['the eve of Tết 2027: only what both plans have', '2027-02-04', '2027-02-11'],
  ])('after %s, %s, is %s', (_what, day, next) => expect(workingDayAfter(day, 1)).toBe(next));

  test('two and three working days', () => {
    expect(workingDayAfter('2026-11-20', 2)).toBe('2026-11-25');
    expect(workingDayAfter('2026-11-20', 3)).toBe('2026-11-26');
  });
});

test('the n-th working day is one, with exactly n of them since the start', () =>
  fc.assert(
    fc.property(fc.nat({ max: 729 }), fc.integer({ min: 1, max: 12 }), (from, count) => {
      const start = addDays('2026-01-01', from);
      const reached = workingDayAfter(start, count);
      const worked: string[] = [];
      for (let day = addDays(start, 1); day <= reached; day = addDays(day, 1))
        if (isWorkingDay(day)) worked.push(day);
      expect(worked).toHaveLength(count);
      expect(worked.at(-1)).toBe(reached);
    }),
  ));

test('a working day stands, a day off moves on', () => {
  expect(workingDayFrom('2026-11-20')).toBe('2026-11-20');
  expect(workingDayFrom('2026-11-24')).toBe('2026-11-25');
});

describe('what a working day is can be set', () => {
  test('a company that works on Saturdays', () =>
    expect(workingDayAfter('2026-11-20', 1, { weekend: [0] })).toBe('2026-11-21'));

  test('a day swapped: off on Monday, worked on Saturday', () => {
    const swapped = { weekend: [6, 0], days_off: ['2026-11-23'], days_worked: ['2026-11-28'] } as const;
    expect(workingDayAfter('2026-11-20', 1, swapped)).toBe('2026-11-25');
    expect(isWorkingDay('2026-11-28', swapped)).toBe(true);
  });

  test('a week without work has no next working day', () =>
    expect(() => workingDayAfter('2026-11-20', 1, { weekend: [0, 1, 2, 3, 4, 5, 6] })).toThrow(RangeError));
});

describe('the holidays of 2026 and 2027', () => {
  test('Ngày Văn hóa Việt Nam is a Tuesday in 2026 and off', () => {
    expect(weekdayOf('2026-11-24')).toBe(2);
    expect(holidayOn('2026-11-24')?.name).toBe('Ngày Văn hóa Việt Nam');
    expect(isWorkingDay('2026-11-24')).toBe(false);
  });

  test('days nobody has decided on are worked, and known as unsure', () => {
    expect(holidayOn('2027-02-04')).toBeNull();
    expect(isWorkingDay('2027-09-03')).toBe(true);
    expect(areHolidaysKnown('2027-02-01', '2027-02-04')).toBe(false);
    expect(areHolidaysKnown('2026-11-20', '2026-11-25')).toBe(true);
    expect(areHolidaysKnown('2027-12-30', '2028-01-04')).toBe(false);
    expect(areHolidaysKnown('2025-12-30', '2026-01-05')).toBe(false);
  });

  test('all are marked assumed: the decisions themselves were not read', () =>
    expect(HOLIDAYS.filter(({ assumed }) => assumed !== true)).toEqual([]));
});

test('days of months', () => {
  expect(dayOfMonth('2026-11-20', 1, 20)).toBe('2026-12-20');
  expect(dayOfMonth('2026-11-20', 1, 0)).toBe('2026-11-30');
  expect(dayOfMonth('2026-12-05', 1, 7)).toBe('2027-01-07');
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
  expect(addMonths('2026-11-20', 2)).toBe('2027-01-20');
});
