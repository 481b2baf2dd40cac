import type { Worded } from '#src/language/language.ts';
import { lower } from '../../lists.ts';

export const decimalWords = {
  title: 'Decimal places',
  facts: 'Digits after the decimal comma when entering, calculating and printing. At most 6.',
  section: 'Decimals by field',
  note: 'Applies to invoices created after saving. Existing invoices keep their decimals. Amounts in VND are always whole; foreign currencies have at most 2 decimals.',
  field: 'Field',
  digits: 'Decimals',
  example: (number) => `${number} becomes`,
  isDefault: 'default',
  changed: 'changed',
  digitsOf: (label) => `Decimals of ${lower(label)}`,
  reset: (label) => `Reset to default: ${label}`,
  resetAll: 'Reset all to default',
  unsaved: (count) => `Unsaved changes · ${count}`,
  saved: 'Decimal places saved',
  failed: 'Could not save.',
} satisfies Worded<typeof import('../../settings/decimals.ts').decimalWords>;
