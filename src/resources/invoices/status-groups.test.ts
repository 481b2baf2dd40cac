import { PUBLICATION_STATUS } from '#generated/vocabulary.ts';
import { expect, test } from 'vitest';
import { groupFor, statusesOf, statusGroups } from './status-groups.ts';

test('every status stands in exactly one group, but that of invoices given up, which have a list of their own', () => {
  const grouped = statusGroups
    .filter((group) => group !== 'all')
    .flatMap((group) => statusesOf(group)?.split(',') ?? []);
  expect(grouped.sort()).toEqual(PUBLICATION_STATUS.filter((status) => status !== 'cancelled').sort());
});

test('not known is a group of its own, never among the refused', () => {
  expect(statusesOf('unknown')).toBe('unknown');
  expect(statusesOf('refused')?.split(',')).not.toContain('unknown');
});

test('a filter set by a tab leads back to it; one state chosen by hand is no tab', () => {
  expect(groupFor(statusesOf('waiting'))).toBe('waiting');
  expect(groupFor(undefined)).toBe('all');
  expect(groupFor('signing')).toBeNull();
});
