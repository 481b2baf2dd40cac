import { afterEach, expect, test } from 'vitest';
import { DEFAULT_NUMBER_STYLE } from '#domain/numbers/number-style.ts';
import { unreadText } from '#src/ui/field/number/number-entry.ts';
import { showNumbersIn } from '#src/ui/format/number.ts';
import { copiedRows } from '#src/custom/invoice/editor/lines/paste/copied-rows.ts';
import { PASTE_FIXTURES } from './pasted-fixtures.table.ts';
import {
  guessedRegion,
  pastedLines,
  stylesOf,
} from '#src/custom/invoice/editor/lines/paste/pasted-region.ts';

afterEach(() => showNumbersIn(DEFAULT_NUMBER_STYLE));

test('there are sixty of them', () => expect(PASTE_FIXTURES.length).toBeGreaterThanOrEqual(60));

test.each(PASTE_FIXTURES)('$name', ({ text, own = DEFAULT_NUMBER_STYLE, from = 'name', lines, ...said }) => {
  showNumbersIn(own);
  const rows = copiedRows(text);
  if (rows === null) throw new Error('taken for one cell');
  const region = guessedRegion(rows, from, { has_vat: true, own: [], currency: 'VND', with_tax: false });
  const pasted = pastedLines(region, { currency: 'VND', chosen: own });
  const unread = pasted.flatMap((line, at) =>
    Object.entries(line).flatMap(([column, value]) =>
      unreadText(String(value)) === null ? [] : [`${at + 1} ${column}`],
    ),
  );
  const read = pasted.map((line) =>
    Object.fromEntries(Object.entries(line).filter(([, value]) => unreadText(String(value)) === null)),
  );
  expect(read).toEqual(lines);
  expect(unread).toEqual(said.unread ?? []);
  expect(stylesOf(region, 'VND').includes('mixed')).toBe(said.is_mixed ?? false);
});

test.each(['Giấy A4', 'Giấy A4\r\n', 'Bút bi; 10 cây'])('%j is one cell', (text) =>
  expect(copiedRows(text)).toBeNull(),
);
