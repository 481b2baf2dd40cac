import { expect, test } from 'vitest';
import { fileName } from './packs.ts';

test.each([
  ['2026-11-01', '2026-11-30', 'bang-chung-0317245866-2026-11.zip'],
  ['2026-11-01', '2026-11-29', 'bang-chung-0317245866-2026-11-01-2026-11-29.zip'],
  // Made on the 28th in Vietnam, and on the 27th in Greenwich.
  [null, null, 'bang-chung-0317245866-toan-bo-2026-11-28.zip'],
])(
  'a pack from %s to %s is called by its period, or by the day it was made',
  (period_from, period_to, name) => {
    const created_on = '2026-11-27T22:46:00.000Z';
    expect(fileName({ period_from, period_to, created_on }, '0317245866')).toBe(name);
  },
);
