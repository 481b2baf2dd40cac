import { expect, test } from 'vitest';
import { taxCodeOfUids } from './certificate-tax-code.ts';

test.each([
  ['of a company', ['MST:0101243150'], '0101243150'],
  ['of a household, by the number of its person', ['CCCD:001085012345'], '001085012345'],
  ['of a person in a company: the company', ['CCCD:001085012345', 'MST:0101243150-001'], '0101243150-001'],
  ['in small letters and with a space', ['mst: 0101243150'], '0101243150'],
])('the tax code %s', (_, uids, code) => expect(taxCodeOfUids(uids)).toBe(code));

test.each([
  ['an old identity card is none', ['CMND:123456789']],
  ['nor the number of a budget unit', ['MNS:1234567']],
  ['nor a number of a person that is not complete', ['CCCD:0010850123']],
  ['nothing says one', []],
])('%s', (_, uids) => expect(taxCodeOfUids(uids)).toBeNull());
