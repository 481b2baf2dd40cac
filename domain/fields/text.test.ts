import { expect, test } from 'vitest';
import { isBlank, visibleText } from './text.ts';

test.each(['', ' ', '\u200B', '\u00A0\u2060', '\u202E\u200F', '\uFEFF', '\u3164', '\u00AD', '\t\n'])(
  'nothing of %j can be seen',
  (text) => expect(isBlank(text)).toBe(true),
);

test('words stay, what is between them becomes one blank, letters are composed', () => {
  expect(visibleText('  Ba\u0301n  \u200Bcho\u00A0ngu\u031Bo\u031B\u0300i ')).toBe('Bán cho người');
  expect(isBlank('.')).toBe(false);
});
