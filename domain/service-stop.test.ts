import { expect, test } from 'vitest';
import { announcementProblem, isTold, type ServiceStop } from './service-stop.ts';

const TODAY = '2026-11-20';
const STOP: ServiceStop = {
  kind: 'stop',
  from_on: '2026-12-20',
  until_on: null,
  reason: 'Công ty thôi kinh doanh',
  emergency: false,
};
const PAUSE: ServiceStop = { ...STOP, kind: 'pause', from_on: '2026-12-25', until_on: '2026-12-26' };

test.each([
  ['thirty days ahead, to the day', STOP, null],
  ['a day too late', { ...STOP, from_on: '2026-12-19' }, 'too_late'],
  ['a pause a day too late', { ...PAUSE, from_on: '2026-12-19' }, 'too_late'],
  [
    'an emergency tomorrow',
    { ...PAUSE, from_on: '2026-11-21', until_on: '2026-11-21', emergency: true },
    null,
  ],
  ['an emergency that began yesterday', { ...PAUSE, from_on: '2026-11-19', emergency: true }, null],
  [
    'an emergency that is over',
    { ...PAUSE, from_on: '2026-11-18', until_on: '2026-11-19', emergency: true },
    'over_already',
  ],
  ['no reason', { ...STOP, reason: ' ' }, 'no_reason'],
  ['a day that is none', { ...STOP, from_on: '2027-02-30' }, 'bad_day'],
  ['an end before its start', { ...PAUSE, until_on: '2026-12-24' }, 'ends_before_start'],
] as const)('%s', (_name, stop, code) => {
  expect(announcementProblem(stop, TODAY)?.code ?? null).toBe(code);
});

test('who is too late hears by how much, and by which article', () => {
  expect(announcementProblem({ ...STOP, from_on: '2026-12-01' }, TODAY)).toEqual({
    code: 'too_late',
    days: 30,
    earliest: '2026-12-20',
    source: expect.stringContaining('Điều 20.1.b') as string,
  });
});

test('a pause is told of until its last day, an end until it is withdrawn', () => {
  expect([isTold(PAUSE, '2026-12-26'), isTold(PAUSE, '2026-12-27'), isTold(STOP, '2027-06-01')]).toEqual([
    true,
    false,
    true,
  ]);
});
