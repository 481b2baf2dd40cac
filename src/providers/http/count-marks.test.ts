import { expect, test } from 'vitest';
import { countMarks } from './count-marks.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('entries of a ZIP are counted once, also where a part ends within a mark', () => {
  const count = countMarks('application/zip');
  const parts = ['PK\x03\x04aaPK', '\x03', '\x04bb', 'PK\x03\x04PK\x03\x04', 'PK\x01\x02'];
  expect(parts.map((part) => count?.(bytes(part)))).toEqual([1, 1, 2, 4, 4]);
});

test('documents of a joined PDF are counted, their pages are not', () => {
  const count = countMarks('application/pdf');
  expect(count?.(bytes('/Type /Pages /Type /Page\n/Type /Page\n/Type /Pa'))).toBe(1);
  expect(count?.(bytes('ges'))).toBe(2);
});

test('a sheet has no mark: its rows are not told apart before it is whole', () => {
  expect(countMarks('text/csv; charset=utf-8')).toBeNull();
});
