import { expect, test } from 'vitest';
import { expectPassword } from '../password-problem.ts';
import { emptyApplication, problemsOf, tidied } from './application.ts';
import type { Application } from './application.ts';

const good: Application = {
  tax_code: '0012345672',
  company_name: 'Công ty Cổ phần Thương mại Sao Việt',
  address: 'Số 18 đường Trần Phú',
  full_name: 'Nguyễn Minh Anh',
  email: 'minhanh@saoviet.example',
  phone_number: '0905 123 456',
  password: 'ngọn đèn trên đồi cỏ',
};

test('a password is judged by its length alone until the rest is fetched, then by the law', async () => {
  const weak = { ...good, password: 'minhanh@saoviet.example' };
  expect(problemsOf(weak)).toEqual({});
  await expectPassword();
  expect(problemsOf(weak)).toEqual({ password: expect.stringContaining('không được chứa email') });
});

test('a full application has no problem', () => {
  expect(problemsOf(good)).toEqual({});
});

test('of an empty one every field is missing', () => {
  expect(Object.keys(problemsOf(emptyApplication)).sort()).toEqual(Object.keys(good).sort());
});

test.each([
  ['tax_code', '0012345673', 'sai số kiểm tra'],
  ['tax_code', '00123', 'có 5 chữ số'],
  ['email', 'minhanh@saoviet', 'ten@congty.vn'],
  ['phone_number', '0905', 'từ 8 đến 15 chữ số'],
  ['phone_number', 'gọi sau nhé', 'từ 8 đến 15 chữ số'],
  ['company_name', 'A'.repeat(401), 'Tối đa 400'],
  ['company_name', '   ', 'còn trống'],
  ['password', 'ngan', 'ít nhất 10 ký tự'],
  ['password', 'minhanh@saoviet.example', 'không được chứa email'],
] as const)('%s “%s” is told with what is wanted', (field, value, words) => {
  expect(problemsOf({ ...good, [field]: value })).toEqual({ [field]: expect.stringContaining(words) });
});

test('it is sent without the spaces around, a tax code without any, a password as typed', () => {
  expect(
    tidied({ ...good, tax_code: ' 001 234 5672', email: ' a@b.vn ', password: ' có dấu cách ' }),
  ).toMatchObject({
    tax_code: '0012345672',
    email: 'a@b.vn',
    password: ' có dấu cách ',
  });
});
