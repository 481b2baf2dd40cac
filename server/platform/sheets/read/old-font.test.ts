import { expect, test } from 'vitest';
import { isOfOldFont } from './old-font.ts';

test.each(['C«ng ty cæ phÇn', '®iÖn tö', 'Hãa ®¬n', 'Tªn hµng', 'TiÒn thuÕ: chÞu ®Çy ®ñ', '§¬n gi¸ b¸n lÎ'])(
  '%s is of an old font',
  (text) => expect(isOfOldFont(text)).toBe(true),
);

test.each([
  'Công ty cổ phần',
  'Coca-Cola®',
  'CPU Intel®Core i5',
  'Microsoft®Office',
  'Thuốc ®Panadol',
  'Coca-Cola® lon 330ml',
  '«Bút bi»',
  '5µm',
  '© 2026 Hãng',
  'H₂O · CO²',
  'Nº 5',
  'điện',
  '®',
])('%s is not', (text) => expect(isOfOldFont(text)).toBe(false));
