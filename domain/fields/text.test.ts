import { expect, test } from 'vitest';
import { isBlank, oneLine, visibleText } from './text.ts';

test.each(['', ' ', '\u200B', '\u00A0\u2060', '\u202E\u200F', '\uFEFF', '\u3164', '\u00AD', '\t\n'])(
  'nothing of %j can be seen',
  (text) => expect(isBlank(text)).toBe(true),
);

test('words stay, what is between them becomes one blank, letters are composed', () => {
  expect(visibleText('  Ba\u0301n  \u200Bcho\u00A0ngu\u031Bo\u031B\u0300i ')).toBe('Bán cho người');
  expect(isBlank('.')).toBe(false);
});

test('a text of one line has a blank where a line ended, and nothing else of it changes', () => {
  expect(oneLine('Lô B12 \r\n\nkhu công nghiệp\rTân Bình\n')).toBe('Lô B12 khu công nghiệp Tân Bình');
  expect(oneLine(' hai  dấu cách ')).toBe(' hai  dấu cách ');
});
