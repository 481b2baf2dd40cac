import { expect, test } from 'vitest';
import { askedOf, NO_FILTER } from './missing-filter.tsx';

test('what is empty, half typed or crossed asks the server for nothing', () => {
  expect(askedOf(NO_FILTER)).toEqual({});
  const typed = { seller: '  ', kind: 'other', period: { from: '0202-01-01', to: '2026-1' } };
  expect(askedOf(typed)).toEqual({});
  const crossed = { from: '2026-02-01', to: '2026-01-31' };
  expect(askedOf({ ...NO_FILTER, period: crossed })).toEqual({});
});

test('seller, kind and either end of the period are asked for', () => {
  const period = { from: '2026-01-01', to: '2026-03-31' };
  expect(askedOf({ seller: ' giấy ', kind: 'month', period })).toEqual({
    ...{ seller: 'giấy', kind: 'month', ...period },
  });
  expect(askedOf({ ...NO_FILTER, period: { from: '', to: period.to } })).toEqual({ to: period.to });
});
