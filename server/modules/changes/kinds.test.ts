import { expect, test } from 'vitest';
import { allows } from '#domain/access/permissions.ts';
import type { ChangeKind } from '#domain/changes/change.ts';
import { HEARD_BY } from './kinds.table.ts';

const hears = (codes: string[], kind: ChangeKind) => allows(codes, HEARD_BY.get(kind) ?? []);

test('a kind is heard of by who may list it and by who may only change it, and by no others', () => {
  expect(hears(['read_registrations'], 'registration')).toBe(true);
  expect(hears(['update_registrations'], 'registration')).toBe(true);
  expect(hears(['read_invoices'], 'registration')).toBe(false);
  expect(hears(['update_registrations'], 'invoice')).toBe(false);
  expect(hears([], 'invoice')).toBe(false);
});
