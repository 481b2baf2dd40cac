import { describe, expect, test } from 'vitest';
import {
  isWithoutNumber,
  numberShown,
  seriesShown,
  shownName,
  wholeNumberShown,
  wordsShown,
} from './shown-name.ts';

test('a name has the number in eight digits, where there is one', () => {
  const series = { form_no: '1', symbol: 'C26TAA' };
  const [numbered, draft] = [shownName({ ...series, number: 287 }), shownName({ ...series, number: null })];
  expect([numbered, draft]).toEqual(['1C26TAA 00000287', '1C26TAA']);
  expect([numbered, draft].map(isWithoutNumber)).toEqual([false, true]);
});

describe('a series as it is shown', () => {
  test('is the form before the symbol, in any case', () => {
    expect(seriesShown('1C26TAA')).toEqual({ form_no: '1', symbol: 'C26TAA' });
    expect(seriesShown('2k26tbb')).toEqual({ form_no: '2', symbol: 'k26tbb' });
  });
  test('is known as soon as its year is typed', () => {
    expect(seriesShown('1C26')).toEqual({ form_no: '1', symbol: 'C26' });
    expect(seriesShown('1C2')).toBeNull();
  });
  test.each(['C26TAA', '1X26TAA', '11C26TAA', '1C26TAAB', '287', 'An'])('%s is none', (word) =>
    expect(seriesShown(word)).toBeNull(),
  );
});

test('a name written together is its series and its number', () => {
  expect(wordsShown('1C26TAA00000287')).toEqual(['1C26TAA', '00000287']);
  expect(wordsShown('2k26tbb12345678')).toEqual(['2k26tbb', '12345678']);
  for (const word of ['1C26TAA', '00000287', '1C26TAA287', 'C26TAA00000287', 'Minh'])
    expect(wordsShown(word)).toEqual([word]);
});

describe('a number with the zeros it is shown with', () => {
  test('in eight digits is that number alone', () => {
    expect(numberShown('00000287')).toEqual({ begins: '287', below: 1000 });
    expect(wholeNumberShown('00000287')).toBe('287');
  });
  test('with fewer zeros may go on', () => {
    expect(numberShown('0000287')).toEqual({ begins: '287', below: 10_000 });
    expect(wholeNumberShown('0000287')).toBeNull();
  });
  test.each(['287', '0', '00000000', '0012345678', '028a', ''])('“%s” is none', (word) => {
    expect(numberShown(word)).toBeNull();
    expect(wholeNumberShown(word)).toBeNull();
  });
});
