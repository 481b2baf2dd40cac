import { expect, test } from 'vitest';
import { daysOf, periodCode, periodName, periodOf, periodText, tableDeadline } from './period.ts';

test.each([
  ['2026-10-31', 'month', 'T', '10/2026', 'Tháng 10/2026', '2026-10-01', '2026-10-31'],
  ['2026-02-03', 'month', 'T', '02/2026', 'Tháng 02/2026', '2026-02-01', '2026-02-28'],
  ['2026-10-31', 'quarter', 'Q', '4/2026', 'Quý 4/2026', '2026-10-01', '2026-12-31'],
  ['2026-03-31', 'quarter', 'Q', '1/2026', 'Quý 1/2026', '2026-01-01', '2026-03-31'],
] as const)('%s in its %s', (day, kind, code, text, name, first, last) => {
  const period = periodOf(day, kind);
  expect([periodCode(period), periodText(period), periodName(period)]).toEqual([code, text, name]);
  expect(daysOf(period)).toEqual({ first, last });
});

test('a table is due on the day of the VAT return, or the working day after it', () => {
  const due = (kind: 'month' | 'quarter', no: number) => tableDeadline({ kind, year: 2026, no })?.due_on;
  // 20/12/2026 is a Sunday, as is 31/01/2027.
  expect([due('month', 10), due('month', 11), due('quarter', 4)]).toEqual([
    '2026-11-20',
    '2026-12-21',
    '2027-02-01',
  ]);
});
