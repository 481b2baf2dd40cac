import { expect, test } from 'vitest';
import { REFUSAL_WORDS } from '#domain/refusal-words.table.ts';
import type { RefusalCode, RefusalParams } from '#domain/refusals.ts';
import { newestRetailBuyer } from '#domain/rules/particulars/retail-buyer.table.ts';
import { REFUSED } from './refused.table.ts';
import { serverSaid } from './server-said.ts';

const button = newestRetailBuyer();

type Variant = Readonly<Record<string, string | undefined>>;

/** What may be missing, or is said in other words: the sentence is another then. */
const VARIANTS: readonly Variant[] = [
  {},
  { line: undefined, row: undefined },
  { ends_on: undefined, decision_no: undefined },
  { retail: button },
];
const OF_CODE: Partial<Record<RefusalCode, readonly Variant[]>> = {
  mistake_day: [...VARIANTS, { value: '' }],
  series_type_not_declared: [{}, { declared_form: undefined }],
  mistake_under_way: [{}, { accepted: 'yes' }],
};

/** Names in place of values, whatever is asked for. */
const named = (variant: Variant) =>
  new Proxy(variant, {
    get: (known, name: string) => (name in known ? known[name] : `{${name}}`),
  }) as RefusalParams;

function saidOf(code: RefusalCode): readonly string[] {
  const said = (OF_CODE[code] ?? VARIANTS).map((variant) => {
    const name = variant['retail'] === undefined ? '{button}' : '{retail}';
    return REFUSAL_WORDS[code](named(variant)).replaceAll(button, name);
  });
  // What is always named is never missing.
  return [...new Set(said)].filter((sentence) => !sentence.includes('undefined'));
}

const codes = (Object.keys(REFUSAL_WORDS) as RefusalCode[]).filter(
  (code) => code !== 'vehicle_details_missing',
);

test('has every refusal as the domain says it, with names in its gaps', () => {
  expect(REFUSED).toEqual(Object.fromEntries(codes.map((code) => [code, saidOf(code)])));
});

/** What the server writes into a gap: a day, a number, a text. */
const filled = (sentence: string) => sentence.replace(/\{\w+\}/g, '12/11/2026');

test.each(codes)('“%s” is said in English, with all that its gaps said', (code) => {
  for (const sentence of saidOf(code)) {
    const english = serverSaid.of(filled(sentence));
    expect(english).not.toBe(filled(sentence));
    expect(english).not.toContain('undefined');
    if (sentence.includes('{')) expect(english).toContain('12/11/2026');
  }
});
