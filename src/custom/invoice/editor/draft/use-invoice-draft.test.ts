import { expect, test } from 'vitest';
import { reducedPercents } from './use-invoice-draft.ts';

test.each([
  ['2', '2026-12-31', false, ['1', '2', '3', '5']],
  ['2', '2026-12-31', true, ['1', '2', '3', '5']],
  ['2', '2027-01-01', false, null],
  ['2', '2027-01-01', true, []],
  ['1', '2026-12-31', true, null],
])('form %s on %s, chosen before: %s, offers %j', (form_no, issued_on, has_chosen, offered) =>
  expect(reducedPercents({ form_no, issued_on, has_chosen })).toEqual(offered),
);
