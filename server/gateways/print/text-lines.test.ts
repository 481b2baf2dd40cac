import { describe, expect, it } from 'vitest';
import { breakLines, type Run } from './text-lines.ts';

const run = (text: string, color = '#000000'): Run => ({ text, face: 'inter-400', size: 10, color });
/** Every letter is one pixel wide. */
const letters = (piece: Run): number => [...piece.text].length;
const lines = (text: string, width: number): string[] =>
  breakLines([run(text)], width, letters).map((line) => line.runs.map((piece) => piece.text).join(''));

describe('breaking text into lines', () => {
  it('breaks at spaces and drops the space at the break', () => {
    expect(lines('một hai ba bốn', 7)).toEqual(['một hai', 'ba bốn']);
  });

  it('breaks inside a word only when the word alone is too wide', () => {
    expect(lines('mã ABCDEFGHIJ', 4)).toEqual(['mã', 'ABCD', 'EFGH', 'IJ']);
  });

  it.each([1, 2, 3, 7, 8, 100])('fills every line of a word of 23 letters, %i wide', (width) => {
    const broken = lines('abcdefghijklmnopqrstuvw', width);
    expect(broken.join('')).toBe('abcdefghijklmnopqrstuvw');
    expect(broken.slice(0, -1).every((line) => line.length === width)).toBe(true);
    expect(broken).toHaveLength(Math.ceil(23 / width));
  });

  it.each([
    ['a word without a space', 'x'],
    ['short words', 'x y '],
    ['written breaks', 'x\n'],
  ])('takes twice the work for twice the length: %s', (_, unit) => {
    const workOf = (times: number): number => {
      let work = 0;
      breakLines([run(unit.repeat(times))], 40, (piece) => {
        work += piece.text.length;
        return letters(piece);
      });
      return work;
    };
    expect(workOf(4000) / workOf(2000)).toBeLessThan(2.2);
  });

  it('keeps the breaks that are written', () => {
    expect(lines('một\nhai', 20)).toEqual(['một', 'hai']);
  });

  it('composes letters and marks first, so that no mark is cut off its letter', () => {
    expect(lines('Hóa đơn'.normalize('NFD'), 20)).toEqual(['Hóa đơn'.normalize('NFC')]);
  });

  it('gives an empty text one line', () => {
    expect(lines('', 5)).toEqual(['']);
  });

  it('keeps each run’s own style within a line', () => {
    const [line] = breakLines([run('Số: '), run('15', '#ff0000')], 20, letters);
    expect(line?.runs).toEqual([run('Số: '), run('15', '#ff0000')]);
    expect(line?.width).toBe(6);
  });
});
