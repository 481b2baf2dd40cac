import { describe, expect, test } from 'vitest';
import { allows, delegationRefusal, tokenRights } from './permissions.ts';

test.each<[string[], string[][], boolean]>([
  [[], [[]], true],
  [[], [['read_invoices']], false],
  [['read_invoices'], [['read_invoices']], true],
  [['read_invoices'], [['read_invoices', 'cancel_invoices']], false],
  [['read_invoices', 'cancel_invoices'], [['read_invoices', 'cancel_invoices']], true],
  [['user_permissions'], [['tenant_settings'], ['user_permissions'], ['sign_settings']], true],
  [['full'], [['publish_invoices', 'read_invoices']], true],
  [['full'], [], true],
  [['read_invoices'], [], false],
  [['fully'], [['read_invoices']], false],
])('%j for %j: %s', (granted, requirement, yes) => expect(allows(granted, requirement)).toBe(yes));

describe('a change of rights', () => {
  test.each<[own: string[], before: string[], after: string[]]>([
    [['a', 'b'], ['a'], ['b']],
    [['a', 'b'], [], ['a', 'b']],
    [['a', 'b'], ['a', 'b'], []],
    [['full'], ['a'], ['full']],
    [['full'], ['full', 'a'], ['a', 'b']],
    [['a'], [], []],
  ])('within %j, from %j to %j, is made', (own, before, after) => {
    expect(delegationRefusal(own, { before, after })).toBeNull();
  });

  test.each<[own: string[], before: string[], after: string[], reason: string, codes: string[]]>([
    [['a'], ['a'], ['a', 'b'], 'beyond_own', ['b']],
    [['a'], ['a', 'b'], ['a'], 'above_own', ['b']],
    [['a'], ['b', 'c'], ['b', 'c'], 'above_own', ['b', 'c']],
    [['a'], ['b'], [], 'above_own', ['b']],
    [['a'], [], ['full'], 'beyond_own', ['full']],
    [['a'], ['full'], ['a'], 'above_own', ['full']],
    [['a', 'b', 'c'], ['full'], ['full'], 'above_own', ['full']],
    [[], [], ['a'], 'beyond_own', ['a']],
  ])('by a holder of %j from %j to %j is refused: %s %j', (own, before, after, reason, codes) => {
    expect(delegationRefusal(own, { before, after })).toEqual({ reason, codes });
  });
});

describe('what an API token may do', () => {
  test.each<[given: string[], makers: string[], common: string[]]>([
    [['a', 'b'], ['b', 'c'], ['b']],
    [['a'], ['full'], ['a']],
    [['full'], ['a'], ['a']],
    [['full'], ['full'], ['full']],
    [['a'], [], []],
    [['full'], [], []],
  ])('given %j by a maker with %j it is %j', (given, makers, common) => {
    expect(tokenRights(given, makers)).toEqual(common);
  });
});
