import { expect, test } from 'vitest';
import { dueDays } from './due-days.ts';

const ordinary = ['coded', 'uncoded'] as const;

test('on a working day yesterday’s invoices are due, older ones are late', () =>
  expect(dueDays('2026-11-26', ordinary)).toEqual({
    over_until: '2026-11-24',
    today: { from: '2026-11-25', to: '2026-11-25' },
  }));

test('on a Monday those of Friday and of the weekend are due', () =>
  expect(dueDays('2026-11-23', ordinary)).toEqual({
    over_until: '2026-11-19',
    today: { from: '2026-11-20', to: '2026-11-22' },
  }));

test('on a Saturday nothing is due; what was due on Friday is late', () =>
  expect(dueDays('2026-11-21', ordinary)).toEqual({ over_until: '2026-11-19', today: null }));

test('invoices of cash registers are due on their own day', () =>
  expect(dueDays('2026-11-26', ['cash_register'])).toEqual({
    over_until: '2026-11-25',
    today: { from: '2026-11-26', to: '2026-11-26' },
  }));

test('while an incident lasts nothing that it stopped is late; what was late before it stays so', () => {
  const outage = { kind: 'force_majeure', from: '2026-11-24', until: null } as const;
  // Of Friday the 20th, due on the 23rd: late when it began.
  expect(dueDays('2026-11-26', ordinary, [outage])).toEqual({ over_until: '2026-11-22', today: null });
});

test('after an outage of the authority the channel with more days counts', () => {
  const outage = { kind: 'authority_outage', from: '2026-11-23', until: '2026-11-24' } as const;
  // Uncoded: two working days after the 24th; coded: three.
  expect(dueDays('2026-11-26', ['uncoded'], [outage]).today?.from).toBe('2026-11-20');
  expect(dueDays('2026-11-26', ordinary, [outage])).toMatchObject({ over_until: '2026-11-19' });
  expect(dueDays('2026-11-27', ordinary, [outage]).today?.from).toBe('2026-11-20');
});

test('before the law nothing is late', () =>
  expect(dueDays('2020-01-06', ordinary)).toEqual({ over_until: null, today: null }));
