import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalizeElements } from '#server/platform/xmldsig/canonicalize.ts';
import { isXmlText } from '../fields/text.ts';
import { element, textElement } from './canonical-xml.ts';
import { decodeUtf8, encodeUtf8 } from './bytes.ts';

const SPECIAL = ['a', '&', '<', '>', '"', "'", '\t', '\n', '\r', ' ', 'ế', '😀'] as const;
const texts = fc.string({ unit: fc.constantFrom(...SPECIAL), maxLength: 20 });

test('what is written is in its canonical form already, whatever its texts and attributes hold', () =>
  fc.assert(
    fc.property(texts, texts, texts, (a, b, text) => {
      const xml = element('HDon', [textElement('THHDVu', text, { Id: a, x: b }), element('TTKhac', [])]);
      const [canonical] = canonicalizeElements(encodeUtf8(xml), [{ position: 0, form: 'inclusive' }]);
      expect(decodeUtf8(canonical ?? new Uint8Array())).toBe(xml);
    }),
  ));

test.each(['\u0000', '\u001f', '\ufffe'])('a character that XML does not have is refused: %j', (bad) => {
  expect(isXmlText(bad)).toBe(false);
  expect(() => textElement('a', bad)).toThrow(RangeError);
  expect(() => element('a', [], { Id: bad })).toThrow(RangeError);
});
