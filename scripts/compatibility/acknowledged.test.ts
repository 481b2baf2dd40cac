import { describe, expect, test } from 'vitest';
import { acknowledgementsIn, verdictOn } from './acknowledged.ts';
import { changeAt } from './change.ts';
import { reportOf } from './report.ts';

const gone = changeAt('response-property-removed', 'response Customer.note', 'is no longer answered');
const safe = changeAt('operation-added', 'listNews', 'can be called now');
const why = 'No client read it.';
const answer = { code: gone.code, where: gone.where, why };

describe('a breaking change', () => {
  test('is refused while nobody answers for it', () => {
    expect(verdictOn([gone, safe], []).refused).toEqual([gone]);
  });

  test('passes when it is acknowledged, with the reason', () => {
    const verdict = verdictOn([gone], [answer]);
    expect(verdict.refused).toEqual([]);
    expect(reportOf('1.0.0', [gone], verdict, false)).toContain(`because: ${why}`);
  });

  test.each([
    ['another place', { ...answer, where: 'response Customer.name' }],
    ['another change', { ...answer, code: 'response-property-optional' }],
  ])('is refused when what is acknowledged is %s, which is told as idle', (_what, other) => {
    const verdict = verdictOn([gone], [other]);
    expect(verdict.refused).toEqual([gone]);
    expect(verdict.idle).toEqual([other]);
    expect(reportOf('1.0.0', [gone], verdict, false)).toContain('acknowledged but not found');
  });
});

describe('an acknowledgement', () => {
  test.each([
    ['an unknown code', { ...answer, code: 'all' }],
    ['no place', { ...answer, where: '' }],
    ['no reason', { ...answer, why: ' ' }],
  ])('with %s is not read', (_what, one) => {
    expect(() => acknowledgementsIn([one])).toThrow(/acknowledgement 0/);
  });

  test('is read with its code, place and reason', () => {
    expect(acknowledgementsIn([answer])).toEqual([answer]);
  });
});

describe('the report', () => {
  test('counts the safe changes, and lists them when asked to', () => {
    const verdict = verdictOn([safe], []);
    expect(reportOf('1.0.0', [safe], verdict, false)).toBe(
      'since 1.0.0: 0 breaking, 0 acknowledged, 0 risky, 1 safe',
    );
    expect(reportOf('1.0.0', [safe], verdict, true)).toContain('operation-added  listNews');
  });
});
