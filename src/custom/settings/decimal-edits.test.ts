import { expect, test } from 'vitest';
import { editDigits, editsOver, inputsOf, noDecimalEdits, rowOf } from './decimal-edits.ts';

const untouched = { config_key: 'decimal_digit_quantity', config_value: '6', is_default: true } as const;
const chosen = { config_key: 'decimal_digit_unit_price', config_value: '2', is_default: false } as const;

test('the default is shown while nobody has chosen; an edit takes its place', () => {
  expect(rowOf(untouched, noDecimalEdits)).toMatchObject({ digits: 6, isDefault: true, isEdited: false });
  const edits = editDigits(untouched, noDecimalEdits, 3);
  expect(rowOf(untouched, edits)).toMatchObject({ digits: 3, isDefault: false, isEdited: true });
});

test('stepping back to what is saved leaves nothing to save', () => {
  expect(editDigits(untouched, editDigits(untouched, noDecimalEdits, 3), 6).size).toBe(0);
  expect(editDigits(chosen, editDigits(chosen, noDecimalEdits, null), 2).size).toBe(0);
});

test('going back to the default sends null and shows the default at once', () => {
  const edits = editDigits(chosen, noDecimalEdits, null);
  expect(rowOf(chosen, edits)).toMatchObject({ digits: 6, isDefault: true });
  expect(inputsOf(edits)).toEqual([
    { config_key: 'decimal_digit_unit_price', config_value: null, previous_value: '2' },
  ]);
  expect(editDigits(untouched, noDecimalEdits, null).size).toBe(0);
});

test('what was saved when an edit began is sent beside it, until newer values have been seen', () => {
  const began = editDigits(untouched, noDecimalEdits, 3);
  const changed = { ...untouched, config_value: '5', is_default: false };
  // The list is read again in between, and the same key is edited once more.
  const edits = editDigits(changed, began, 4);
  const sent = { config_key: 'decimal_digit_quantity', config_value: '4' };
  expect(inputsOf(edits)).toEqual([{ ...sent, previous_value: null }]);
  expect(inputsOf(editsOver([changed, chosen], edits))).toEqual([{ ...sent, previous_value: '5' }]);
  expect(editsOver([{ ...changed, config_value: '4' }], edits).size).toBe(0);
});
