import { expect, test } from 'vitest';
import { waysOf } from './ways.ts';

const company = { content: { buyer: { tax_code: '0031020750' } }, may_confirm: false, buyer_email: null };
const person = { content: { buyer: { tax_code: null } }, may_confirm: true, buyer_email: 'an@vidu.example' };
const names = (...given: Parameters<typeof waysOf>) => waysOf(...given).map(({ value }) => value);

test('a computer begins with the token; on a phone, which has no place for one, it comes last', () => {
  expect(names(company, false)).toEqual(['usb', 'remote', 'file']);
  expect(names(company, true)).toEqual(['remote', 'file', 'usb']);
});

test('one without a tax code has no token that names them, and confirms by a code first', () => {
  expect(names(person, false)).toEqual(['code', 'remote', 'file']);
  expect(names(person, true)).toEqual(['code', 'remote', 'file']);
});
