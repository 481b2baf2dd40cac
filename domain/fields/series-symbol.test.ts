import { describe, expect, test } from 'vitest';
import { newSeriesProblems, parseSymbol, seriesName, symbolProblems } from './series-symbol.ts';

test('C26TAA: coded, 2026, T, AA', () =>
  expect(parseSymbol('C26TAA')).toEqual({ coded: true, year: 2026, letter: 'T', suffix: 'AA' }));

test('K is not coded', () => expect(parseSymbol('K26TYY')?.coded).toBe(false));

test.each(['', 'c26TAA', 'C26TA', 'C26TAAA', 'A26TAA', 'C26TA1', 'CC6TAA', ' C26TAA', 'C26TÂA'])(
  '%j is no symbol',
  (symbol) => {
    expect(parseSymbol(symbol)).toBeNull();
    expect(symbolProblems('1', symbol, '2026-11-20').map((p) => p.code)).toEqual(['symbol_malformed']);
  },
);

describe('the binding examples of TT 91/2026 Phụ lục I', () => {
  test.each('1C26TAA 2C26TBB 1C26LBB 1K26TYY 1K26DAA 3C26DYY 3K26DYY 6K26NAB 6K26BAB 7K26XAB'.split(' '))(
    '%s',
    (name) => expect(symbolProblems(name.charAt(0), name.slice(1), '2026-11-20')).toEqual([]),
  );
});

test.each([
  ['1', 'C25TAA', '2026-11-20', 'symbol_year'],
  ['1', 'C26TAA', '2027-01-01', 'symbol_year'],
  ['1', 'C26NAA', '2026-11-20', 'symbol_letter_form'],
  ['6', 'C26TAA', '2026-11-20', 'symbol_letter_form'],
  ['1', 'C26RAA', '2026-11-20', 'symbol_letter_unknown'],
  ['1', 'C26FAA', '2026-06-30', 'symbol_letter_unknown'],
  ['0', 'C26TAA', '2026-11-20', 'form_unknown'],
])('form %s, %s on %s: %s', (form_no, symbol, issued_on, code) =>
  expect(symbolProblems(form_no, symbol, issued_on).map((p) => p.code)).toContain(code),
);

describe('a new series', () => {
  const codes = (symbol: string, today: string) => newSeriesProblems('1', symbol, today).map((p) => p.code);

  test.each([
    ['C27TAA', '2026-11-30', ['symbol_year']],
    ['C27TAA', '2026-12-01', []],
    ['C26TAA', '2026-12-31', []],
    ['C28TAA', '2026-12-31', ['symbol_year']],
    ['C26TAA', '2027-01-01', ['symbol_year']],
    ['C27NAA', '2026-12-01', ['symbol_letter_form']],
  ])('%s made on %s', (symbol, today, expected) => expect(codes(symbol, today)).toEqual(expected));

  test('an invoice of December does not carry the symbol of the next year', () =>
    expect(symbolProblems('1', 'C27TAA', '2026-12-15').map((p) => p.code)).toEqual(['symbol_year']));

  test.each(['C', 'K'])('one of a cash register (%s) is made, this year and from December the next', (kind) =>
    expect([codes(`${kind}26MAA`, '2026-11-20'), codes(`${kind}27MAA`, '2026-12-01')]).toEqual([[], []]),
  );

  test.each(['C26DAA', 'C26LAA', 'C26FAA'])('%s cannot be published by this product yet', (symbol) => {
    expect(codes(symbol, '2026-12-01')).toEqual(['series_unpublished']);
  });
});

test('the name of a series', () => expect(seriesName('1', 'C26TAA')).toBe('1C26TAA'));
