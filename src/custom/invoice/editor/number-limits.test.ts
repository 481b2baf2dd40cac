import { expect, test } from 'vitest';
import { blankLine, newDraft } from './draft/draft.ts';
import { unreadProblems } from './number-limits.ts';
import { cellId } from './problem-places.ts';

test('a number of a line that cannot be read is told by its line and its column', () => {
  const line = { ...blankLine(7), name: 'Giấy', quantity: '?mười', unit_price: '5000', vat_rate: 'KHAC:?x%' };
  const draft = { ...newDraft('2026-11-30'), lines: [{ ...blankLine(3), name: 'Bút' }, line] };
  expect(unreadProblems(draft).map(({ message, target }) => [message.split('”')[0], target])).toEqual([
    ['Dòng 2: Số lượng “mười', cellId(7, 'quantity')],
    ['Dòng 2: Thuế “x', cellId(7, 'vat_rate')],
  ]);
});
