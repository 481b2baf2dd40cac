import { describe, expect, test } from 'vitest';
import { parseSymbol, seriesName, symbolProblems } from './series-symbol.ts';

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

test('the name of a series', () => expect(seriesName('1', 'C26TAA')).toBe('1C26TAA'));
