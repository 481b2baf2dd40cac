import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isXmlText } from '../fields/text.ts';
import { ByteWriter } from './byte-writer.ts';
import { escapeText } from './canonical-xml.ts';
import { concatBytes, decodeUtf8, encodeUtf8 } from './bytes.ts';

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom('a', '0', '&', '<', '>', '\r', '\n', '\t', '"', '%', 'ế', '😀', '\u007f'),
    maxLength: 40,
  }),
);
const B = encodeUtf8('<b>');
const END = encodeUtf8('</b>');
const write = (work: (out: ByteWriter) => void): Uint8Array => {
  const out = new ByteWriter();
  work(out);
  return out.written();
};

test('a text is written escaped and in UTF-8, as the joined text would be', () =>
  fc.assert(
    fc.property(fc.array(texts), (parts) => {
      const allowed = parts.filter(isXmlText);
      const bytes = write((out) => allowed.forEach((part) => out.textElement(B, part, END)));
      expect(decodeUtf8(bytes)).toBe(allowed.map((part) => `<b>${escapeText(part)}</b>`).join(''));
    }),
  ));

test.each(['\u0000', 'a\u0008', '\u001f', '\ud800', 'a\udc00b', '\ud800a', '\ufffe', '\uffff'])(
  'a character that XML does not have is refused: %j',
  (text) => expect(new ByteWriter().textElement(B, text, END)).toBe(false),
);

test('tags of every length, texts and numbers follow each other without a gap', () => {
  const names = Array.from({ length: 17 }, (_, at) => `<${'n'.repeat(at + 1)}>`);
  const bytes = write((out) => {
    for (const name of names) {
      const tag = encodeUtf8(name);
      out.raw(tag);
      out.plainElement(tag, '-1.5', tag);
      out.raw(encodeUtf8('é'));
    }
  });
  expect(decodeUtf8(bytes)).toBe(names.map((name) => `${name}${name}-1.5${name}é`).join(''));
});

test('the room grows with what is written', () => {
  const tag = encodeUtf8('<THHDVu>');
  const long = 'Băng keo & giấy '.repeat(2000);
  const bytes = write((out) => {
    for (let time = 0; time < 1500; time += 1) out.raw(tag);
    out.textElement(B, long, END);
    out.plainElement(B, '1'.repeat(70_000), END);
  });
  const expected = ['<THHDVu>'.repeat(1500), `<b>${escapeText(long)}</b><b>`, '1'.repeat(70_000), '</b>'];
  expect(bytes).toEqual(concatBytes(...expected.map(encodeUtf8)));
});

test('what was written stays, whatever is written next, also between a writer and another', () => {
  const first = write((out) => out.textElement(B, 'first', END));
  const one = new ByteWriter();
  one.textElement(B, 'one', END);
  const other = write((out) => out.textElement(B, 'the other', END));
  one.plainElement(B, '1', END);
  expect([first, one.written(), other].map(decodeUtf8)).toEqual([
    '<b>first</b>',
    '<b>one</b><b>1</b>',
    '<b>the other</b>',
  ]);
});

test.each([
  ['', true],
  ['0123456789', true],
  ['-1', false],
  ['1.5', false],
  ['2026-11-20', false],
  ['1/', false],
  ['1:', false],
])('whether %j is of digits only is told while it is written', (text, all_digits) => {
  expect(new ByteWriter().plainElement(B, text, END)).toBe(all_digits);
});

test('the value of an attribute is escaped, and encoded where it is not ASCII', () => {
  const before = encodeUtf8('<a Id="');
  const behind = encodeUtf8('">');
  const written = write((out) =>
    ['sig-nb_1.5', '', 'a"b', 'số & chữ'].forEach((id) => out.attribute(before, id, behind)),
  );
  expect(decodeUtf8(written)).toBe('<a Id="sig-nb_1.5"><a Id=""><a Id="a&quot;b"><a Id="số &amp; chữ">');
});
