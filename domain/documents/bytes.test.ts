import fc from 'fast-check';
import { expect, test } from 'vitest';
import { concatBytes, decodeUtf8, encodeUtf8, fromBase64, indexOfBytes, toBase64 } from './bytes.ts';

const texts = fc.string({ unit: 'binary' });
const bytes = fc.uint8Array({ maxLength: 64 });

test('UTF-8 is what the platform encodes', () =>
  fc.assert(
    fc.property(texts, (text) => {
      expect([...encodeUtf8(text)]).toEqual([...new TextEncoder().encode(text)]);
    }),
  ));

test('half a surrogate pair is refused, not replaced', () =>
  expect(() => encodeUtf8('a\ud800')).toThrow(RangeError));

test('base64 is what the platform encodes, and comes back', () =>
  fc.assert(
    fc.property(bytes, (given) => {
      const text = toBase64(given);
      expect(text).toBe(btoa(String.fromCharCode(...given)));
      expect(fromBase64(text)).toEqual(given);
    }),
  ));

test('base64 may come wrapped; anything else is refused', () => {
  expect(fromBase64('Zm9v\r\n YmFy')).toEqual(encodeUtf8('foobar'));
  for (const junk of ['Zm9', 'Zm9=Zm9v', 'Zm_v', '====']) expect(fromBase64(junk)).toBeNull();
});

test('bytes are found where they were put', () =>
  fc.assert(
    fc.property(bytes, bytes, bytes, (before, needle, after) => {
      const at = indexOfBytes(concatBytes(before, needle, after), needle);
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThanOrEqual(before.length);
    }),
  ));

test('texts and bytes are joined as if each were encoded alone, also where the texts are long', () =>
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), bytes)), (parts) => {
      const long = [...parts, 'ế'.repeat(10_000), 'é'.repeat(5_000), ...parts];
      const expected = long.map((part) => (typeof part === 'string' ? encodeUtf8(part) : part));
      expect(concatBytes(...long)).toEqual(concatBytes(...expected));
    }),
    { numRuns: 30 },
  ));

test('what was joined or encoded stays, whatever is encoded next; half a pair is refused', () => {
  const [joined, encoded] = [concatBytes('một', encodeUtf8('-'), 'hai'), encodeUtf8('ba')];
  concatBytes('x'.repeat(100), 'y');
  encodeUtf8('z'.repeat(100));
  expect([decodeUtf8(joined), decodeUtf8(encoded)]).toEqual(['một-hai', 'ba']);
  expect(() => concatBytes('a', 'b\ud800')).toThrow(RangeError);
});
