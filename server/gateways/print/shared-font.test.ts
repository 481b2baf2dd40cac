import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { piecesOf, sharedFont } from './shared-font.ts';
import { faceBytes } from './text-lines.ts';

const alone = create(faceBytes('inter-400'));
const advances = (run: { positions: readonly { xAdvance: number }[] }) =>
  run.positions.map(({ xAdvance }) => xAdvance);

describe('a face that documents share', () => {
  it.each(['Thùng carton 5 lớp', 'Nguyễn Thị Ánh Tuyết', '1C26TAA', 'Tổng cộng: ', ' '])(
    'sets %j in the letters and to the width of the font itself',
    (text) => {
      const set = sharedFont('inter-400').layout(text, ['tnum']);
      const expected = alone.layout(text, { tnum: true, calt: false });
      expect(set.glyphs.map(({ id }) => id)).toEqual(expected.glyphs.map(({ id }) => id));
      expect(set.advanceWidth).toBeCloseTo(expected.advanceWidth, -2);
    },
  );

  it('shows what was typed: no arrow in place of two letters', () => {
    expect(sharedFont('inter-400').layout('A->B').glyphs).toHaveLength(4);
    expect(alone.layout('A->B').glyphs).toHaveLength(3);
  });

  it('gives every digit of a number the same width, so that columns line up', () => {
    const [first, ...others] = advances(sharedFont('inter-400').layout('1234567890', ['tnum']));
    expect(new Set([first, ...others]).size).toBe(1);
  });

  it('keeps a word as it was laid out, whatever is done to what it gave out', () => {
    const font = sharedFont('inter-400');
    const before = advances(font.layout('Minh Khôi'));
    const given = font.layout('Minh Khôi');
    for (const position of given.positions) position.xAdvance *= 2;
    expect(given.advanceWidth).toBe(2 * before.reduce((sum, wide) => sum + wide, 0));
    expect(advances(font.layout('Minh Khôi'))).toEqual(before);
  });

  it('gives each text its own letters, also those of a glyph that was first a part of another', () => {
    const period = create(faceBytes('inter-600')).layout('.').glyphs[0]?.id ?? 0;
    const font = sharedFont('inter-600');
    font.getGlyph(period);
    expect(
      font.layout('no.', ['tnum']).glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)),
    ).toEqual([...'no.']);
  });

  it('is read once', () => {
    expect(sharedFont('inter-700')).toBe(sharedFont('inter-700'));
  });

  it('takes a text that joins its letters as a whole', () => {
    const text = 'ใบกำกับ ภาษี';
    const thai = create(faceBytes('noto-sans-thai'));
    expect(advances(sharedFont('noto-sans-thai').layout(text))).toEqual(advances(thai.layout(text)));
  });
});

it.each([
  ['Thùng carton', ['Thùng ', 'carton']],
  [' 12.500 đ', [' ', '1', '2', '.', '5', '0', '0', ' ', 'đ']],
  ['1C26TAA', ['1C26TAA']],
  ['', []],
  ['a  b', ['a ', ' ', 'b']],
])('%j is laid out in the pieces %j', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});
