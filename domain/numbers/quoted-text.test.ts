import { expect, it } from 'vitest';
import { quotedText } from './quoted-text.ts';

it('a text of sixty characters is quoted whole, whatever its code units', () => {
  expect(quotedText('🙂'.repeat(60))).toBe('🙂'.repeat(60));
  expect(quotedText('12.5')).toBe('12.5');
});

it('a longer one ends after sixty characters, none of them cut in two', () => {
  expect(quotedText('🙂'.repeat(61))).toBe(`${'🙂'.repeat(60)}…`);
});
