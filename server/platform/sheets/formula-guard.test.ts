import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guardFormula, looksLikeFormula, unguardFormula } from './formula-guard.ts';

test.each([
  ['=1+1', "'=1+1"],
  ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ['+84912345678', "'+84912345678"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['\n=1', "'\n=1"],
  ['＝1', "'＝1"],
  ["'=1", "''=1"],
  ["'Hà Nội", "'Hà Nội"],
  ['Cà phê;=1+1;-5', "Cà phê;'=1+1;'-5"],
  ["a;'=1", "a;''=1"],
  ['a; =1', 'a; =1'],
  ['1-2=3', '1-2=3'],
  ['A=1', 'A=1'],
  ['', ''],
])('%j goes into CSV as %j', (text, guarded) => {
  expect(guardFormula(text)).toBe(guarded);
  expect(unguardFormula(guarded)).toBe(text);
});

test('no guarded text looks like a formula, and taking the guard away gives the text back', () => {
  const text = fc
    .array(fc.constantFrom("'", ';', '=', '+', '-', '@', '\t', '＋', 'a', '1'))
    .map((all) => all.join(''));
  fc.assert(
    fc.property(text, (any_text) => {
      expect(guardFormula(any_text).split(';').some(looksLikeFormula)).toBe(false);
      expect(unguardFormula(guardFormula(any_text))).toBe(any_text);
    }),
  );
});
