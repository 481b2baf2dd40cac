import { expect, test } from 'vitest';
import { runDown } from './run-down.ts';

const today = '2026-11-21';
const pace = {
  since: '2026-11-01',
  days: 20,
  invoices: 40,
  by_day: [
    { day: '2026-11-05', invoices: 10 },
    { day: '2026-11-10', invoices: 30 },
  ],
  runs_out_on: '2026-12-01' as string | null,
};
const holding = { left: 20, starts_on: '2026-01-01', pace };

test('what was left goes down by the invoices of each day, to what is left today, and runs out', () => {
  expect(runDown(holding, today)).toEqual({
    first: { on: '2026-10-31', point: { day: 0, left: 60 } },
    between: [
      { day: 5, left: 50 },
      { day: 10, left: 20 },
    ],
    today: { day: 21, left: 20 },
    end: { on: '2026-12-01', point: { day: 31, left: 0 } },
  });
});

test('those of today are taken from it after those of yesterday', () => {
  const by_day = [...pace.by_day, { day: today, invoices: 5 }];
  const found = runDown({ ...holding, pace: { ...pace, by_day } }, today);
  expect(found?.between.at(-1)).toEqual({ day: 10, left: 25 });
  expect(found?.today).toEqual({ day: 21, left: 20 });
});

test('invoices from before the package were not taken from it', () => {
  const young = runDown({ ...holding, starts_on: '2026-11-07' }, today);
  expect(young?.first).toEqual({ on: '2026-11-07', point: { day: 0, left: 50 } });
  expect(runDown({ ...holding, starts_on: '2026-11-15' }, today)).toBeNull();
});

test('one that outlasts its last day has none', () =>
  expect(runDown({ ...holding, pace: { ...pace, runs_out_on: null } }, today)).toBeNull());
