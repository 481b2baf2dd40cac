import fc from 'fast-check';
import queryString from 'query-string';
import { expect, test } from 'vitest';
import { NATIVE } from './left-out.ts';

type QueryString = {
  parse(search: string): Record<string, unknown>;
  stringify(values: Record<string, unknown>): string;
};

const loaded = async (name: string): Promise<unknown> =>
  import(`data:text/javascript,${encodeURIComponent(NATIVE[name] ?? '')}`);

const word = fc.string({ unit: 'grapheme' });
// query-string copies what it writes into an ordinary object, and so loses a value named __proto__.
const name = word.filter((text) => text !== '__proto__');
const value = fc.oneof(
  word,
  fc.integer(),
  fc.boolean(),
  fc.constant(undefined),
  fc.array(word, { minLength: 2 }),
);

test('queries are read and written as query-string does', async () => {
  const ours = (await loaded('query-string')) as QueryString;
  fc.assert(
    fc.property(fc.dictionary(name, value), (values) => {
      const said = queryString.parse(queryString.stringify(values));
      expect(ours.parse(ours.stringify(values))).toEqual(said);
      expect(ours.parse(queryString.stringify(values))).toEqual(said);
      expect(queryString.parse(ours.stringify(values))).toEqual(said);
      expect(Object.keys(ours.parse(ours.stringify(values)))).toEqual(
        Object.keys(ours.parse(queryString.stringify(values))),
      );
    }),
  );
});
