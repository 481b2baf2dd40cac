import { expect, test } from 'vitest';
import { datePresets, pickDay } from './date-presets.ts';

const rangesOf = (today: string) =>
  Object.fromEntries(datePresets(today).map(({ label, range }) => [label, `${range.from} ${range.to}`]));

test('the spans around a Friday in November', () =>
  expect(rangesOf('2026-11-20')).toEqual({
    'Hôm nay': '2026-11-20 2026-11-20',
    'Tuần này': '2026-11-16 2026-11-22',
    'Tháng này': '2026-11-01 2026-11-30',
    'Tháng trước': '2026-10-01 2026-10-31',
    'Quý này': '2026-10-01 2026-12-31',
    'Quý trước': '2026-07-01 2026-09-30',
    'Năm nay': '2026-01-01 2026-12-31',
  }));

test('a week ends on its Sunday, and January looks back into the year before', () => {
  expect(rangesOf('2026-11-22')['Tuần này']).toBe('2026-11-16 2026-11-22');
  expect(rangesOf('2027-01-31')['Tháng trước']).toBe('2026-12-01 2026-12-31');
});

test('the last day of a long month stays in its quarter, and the first quarter looks back into the year before', () => {
  expect(rangesOf('2026-05-31')['Quý này']).toBe('2026-04-01 2026-06-30');
  expect(rangesOf('2027-02-28')['Quý trước']).toBe('2026-10-01 2026-12-31');
});

test.each([
  [{ from: '', to: '' }, '2026-11-05', { from: '2026-11-05', to: '' }],
  [{ from: '2026-11-05', to: '' }, '2026-11-09', { from: '2026-11-05', to: '2026-11-09' }],
  [{ from: '2026-11-05', to: '' }, '2026-11-05', { from: '2026-11-05', to: '2026-11-05' }],
  [{ from: '2026-11-05', to: '' }, '2026-11-01', { from: '2026-11-01', to: '' }],
  [{ from: '2026-11-05', to: '2026-11-09' }, '2026-11-07', { from: '2026-11-07', to: '' }],
])('after %o, picking %s gives %o', (range, day, next) => expect(pickDay(range, day)).toEqual(next));
