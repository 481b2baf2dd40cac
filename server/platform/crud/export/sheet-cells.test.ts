import { expect, test } from 'vitest';
import { sheetColumns } from './sheet-cells.ts';

const widthOf = (field: object): number | undefined =>
  sheetColumns([{ label: 'Cột', kind: 'text', options: null, ...field }])[0]?.width;

test.each([
  ['an amount has room for billions with their groups', { kind: 'money' }, 18],
  ['a name has room for most', { max_length: 400 }, 40],
  ['a code is no wider than it may be long', { max_length: 14 }, 14],
  ['a text of unknown length has room for most of a name', {}, 28],
  [
    'a choice has room for the longest',
    { kind: 'enum', options: [{ value: 'a', label: 'Ngừng hoạt động' }] },
    17,
  ],
  ['a heading is never cut', { label: 'Mã số thuế người bán', max_length: 14 }, 24],
  ['a width that is given stays', { max_length: 400, width: 12 }, 12],
])('%s', (_what, field, width) => expect(widthOf(field)).toBe(width));
