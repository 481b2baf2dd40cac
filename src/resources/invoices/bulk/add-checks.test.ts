import { expect, test } from 'vitest';
import { addChecks } from './add-checks.ts';

const cause = (code: string, invoice_ids: number[]) => ({
  ...{ code, message: code, confirmable: false, count: invoice_ids.length, invoice_ids },
});

test('the answers of a check add up; the package is that of the first', () => {
  const common = { total: 3, publishable: 3, to_confirm: 0 };
  const first = {
    ...common,
    checked: 2,
    ready: 1,
    not_ready: 1,
    causes: [cause('a', [1])],
    next_after_id: 2,
  };
  const last = { ...common, checked: 1, ready: 0, not_ready: 1, next_after_id: null, package: null };
  const cost = { needed: 3, left: 10, refusal: null };
  const sum = addChecks({ ...first, package: cost }, { ...last, causes: [cause('b', [3]), cause('a', [3])] });
  expect(sum).toMatchObject({ checked: 3, ready: 1, not_ready: 2, next_after_id: null, package: cost });
  expect(sum.causes.map(({ code, count, invoice_ids }) => [code, count, invoice_ids])).toEqual([
    ['a', 2, [1, 3]],
    ['b', 1, [3]],
  ]);
});
