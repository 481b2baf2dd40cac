import { expect, test } from 'vitest';
import { blankLine, type DraftLine } from './draft/draft.ts';
import { cellId, placeOf } from './problem-places.ts';

const written = (key: number): DraftLine => ({ ...blankLine(key), name: 'Thùng carton', quantity: '1' });
const of = (lines: DraftLine[]) => ({ lines, fees: [], extras: [] });

test('that an invoice has no lines is put right in the name of the first one to write', () => {
  expect(placeOf('lines', of([blankLine(4)]))).toEqual({ target: cellId(4, 'name'), line: null });
});

test('what is said of all lines leads behind those that are written', () => {
  const place = placeOf('lines', of([written(1), written(2), blankLine(3)]));
  expect(place).toEqual({ target: cellId(3, 'name'), line: null });
});

test('with every line written it leads to the last one', () => {
  expect(placeOf('lines', of([written(1), written(2)])).target).toBe(cellId(2, 'name'));
});
