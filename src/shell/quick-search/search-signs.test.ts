import { expect, test } from 'vitest';
import { signOf } from './search-signs.ts';

test.each([
  ['1287', null, '1287'],
  [' = 1.287.360 ', '=', '1.287.360'],
  ['@hương', '@', 'hương'],
  ['>', '>', ''],
  ['a=b', null, 'a=b'],
])('“%s” asks by %s for “%s”', (query, sign, text) => expect(signOf(query)).toEqual({ sign, text }));
