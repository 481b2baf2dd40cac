import { expect, test } from 'vitest';
import { periodSums } from './period-card.tsx';
import type { SummaryTable } from './summary-table-page.tsx';

const ACCEPTED = '2026-11-05T02:00:00.000Z';

function tableOf(
  place: [supplement: number, table_no: number],
  answered_on: string | null,
  total: string,
): SummaryTable {
  const [supplement, table_no] = place;
  return { supplement, table_no, answered_on, total } as SummaryTable;
}

const first = tableOf([0, 1], ACCEPTED, '1000000.5');
const second = tableOf([0, 2], null, '90000');
const supplement = tableOf([1, 1], ACCEPTED, '-2160');
const shown = tableOf([2, 1], null, '40000');
const later = tableOf([3, 1], ACCEPTED, '777');

test('before a table are those of its period that were accepted, after it they and itself', () => {
  expect(periodSums([later, shown, supplement, second, first], shown)).toEqual({
    before: '997840.5',
    own: '40000',
    after: '1037840.5',
  });
});

test('one that is accepted itself is counted once', () => {
  expect(periodSums([first, supplement], supplement)).toMatchObject({
    before: '1000000.5',
    after: '997840.5',
  });
});

test('before the first of a period there is nothing', () => {
  expect(periodSums([first, supplement], first).before).toBe('0');
});
