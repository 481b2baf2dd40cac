import { HOLIDAYS_KNOWN } from '#domain/rules/deadlines/holidays.table.ts';
import { expect, test } from 'vitest';
import { dueOf } from './due.ts';

const draft = { status: 'draft', issued_on: '2026-11-20', symbol: 'C26TAA' } as const;

test('a coded invoice, and one without code, is due on the next working day: of a Friday on Monday', () => {
  expect(dueOf(draft, '2026-11-20')).toEqual({
    on: '2026-11-23',
    state: 'ahead',
    is_prolonged: false,
  });
  expect(dueOf({ ...draft, symbol: 'K26TAA' }, '2026-11-20')).toMatchObject({ on: '2026-11-23' });
});

test('one of a cash register is due on the day itself', () =>
  expect(dueOf({ ...draft, symbol: 'C26MAA' }, '2026-11-20')).toMatchObject({
    on: '2026-11-20',
    state: 'today',
  }));

test('the last day is told apart from those before and after it', () => {
  expect(dueOf(draft, '2026-11-22')).toMatchObject({ state: 'ahead' });
  expect(dueOf(draft, '2026-11-23')).toMatchObject({ state: 'today' });
  expect(dueOf(draft, '2026-11-24')).toMatchObject({ state: 'over' });
});

test('where holidays are not decided the day is only expected', () =>
  expect(dueOf({ ...draft, issued_on: HOLIDAYS_KNOWN.to }, HOLIDAYS_KNOWN.to)?.state).toBe('uncertain'));

test('it stays for one that has a number and is not sent, or of which that is not known, and goes once it is sent', () => {
  for (const status of ['signed', 'signature_failed', 'unknown'] as const)
    expect(dueOf({ ...draft, status }, '2026-11-20')).toMatchObject({ on: '2026-11-23' });
  for (const status of ['sent_tvan', 'code_issued', 'denial_of_code_issuance'] as const)
    expect(dueOf({ ...draft, status }, '2026-11-20')).toBeNull();
});

test('a date that is not typed to its end has none', () =>
  expect(dueOf({ ...draft, issued_on: '' }, '2026-11-20')).toBeNull());

const outage = { kind: 'authority_outage', from: '2026-11-23', until: '2026-11-24' } as const;

test('without code it is due on the second working day after an outage of the authority', () => {
  const uncoded = { ...draft, symbol: 'K26TAA' };
  expect(dueOf(uncoded, '2026-11-24', [outage])).toEqual({
    on: '2026-11-26',
    state: 'ahead',
    is_prolonged: true,
  });
});

test('after force majeure it is due on the third working day', () =>
  expect(dueOf(draft, '2026-11-24', [{ ...outage, kind: 'force_majeure' }])).toMatchObject({
    on: '2026-11-27',
    is_prolonged: true,
  }));

test('while an incident lasts no day is told; one of the provider changes nothing', () => {
  expect(dueOf(draft, '2026-12-01', [{ ...outage, until: null }])).toEqual({ state: 'stopped' });
  expect(dueOf(draft, '2026-11-24', [{ ...outage, kind: 'provider_fault' }])).toMatchObject({
    on: '2026-11-23',
    state: 'over',
    is_prolonged: false,
  });
});

test('what a summary table reports has no deadline of its own', () =>
  expect(dueOf({ ...draft, symbol: 'K26TAA' }, '2026-11-24', [], null)).toBeNull());
