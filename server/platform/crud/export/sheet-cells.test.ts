import { expect, test } from 'vitest';
import type { CrudField } from '../crud-descriptor.ts';
import { cellValueOf } from './sheet-cells.ts';

const field = (kind: string) => ({ kind, options: null }) as CrudField;

test('a CSV file writes days as its times do, and numbers in the style of the company', () => {
  expect(cellValueOf('2026-11-20', field('date'), 'csv', 'vietnamese')).toBe('20/11/2026');
  expect(cellValueOf('1500.5', field('money'), 'csv', 'vietnamese')).toBe('1500,5');
  expect(cellValueOf('1500.5', field('money'), 'csv', 'international')).toBe('1500.5');
  expect(cellValueOf('1.234', field('decimal'), 'csv', 'vietnamese')).toBe('1,2340');
});

test('a workbook keeps days and numbers as what they are', () => {
  expect(cellValueOf('2026-11-20', field('date'), 'xlsx', 'vietnamese')).toBe('2026-11-20');
  expect(cellValueOf('1500.5', field('money'), 'xlsx', 'vietnamese')).toBe('1500.5');
});
