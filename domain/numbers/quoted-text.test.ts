import { expect, it } from 'vitest';
import { quotedText } from './quoted-text.ts';

it('a text of sixty characters is quoted whole, whatever its code units, and a short one as it was typed', () => {
  expect(quotedText('🙂'.repeat(60))).toBe('🙂'.repeat(60));
  expect(quotedText('12  5')).toBe('12  5');
});

it('of a longer one both ends are kept, no character of them cut in two', () => {
  expect(quotedText('🙂'.repeat(61))).toBe(`${'🙂'.repeat(39)}…${'🙂'.repeat(20)}`);
  expect(quotedText(`phong.ke-toan.${'chi-nhanh-'.repeat(9)}@giay-an-hoa.example`)).toBe(
    'phong.ke-toan.chi-nhanh-chi-nhanh-chi-n…@giay-an-hoa.example',
  );
});

it('what was pasted with line breaks stays one line', () => {
  expect(quotedText(`mười\r\n${'\t'.repeat(70)}hai`)).toBe('mười hai');
});
