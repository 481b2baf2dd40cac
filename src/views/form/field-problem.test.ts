import { customers } from '#generated/resources/customers.ts';
import { products } from '#generated/resources/products.ts';
import type { FieldDescriptor } from '#generated/resources/descriptor.ts';
import { expect, test } from 'vitest';
import { fieldProblem } from './field-problem.ts';

const fieldsOf = (fields: readonly FieldDescriptor[]) => (source: string) => {
  const field = fields.find((one) => one.source === source);
  if (!field) throw new Error(source);
  return field;
};
const customer = fieldsOf(customers.form_fields);
const product = fieldsOf(products.form_fields);

test('what is required by the description must be there', () => {
  expect(fieldProblem(customer('name'), '  ')).toBe('Tên đơn vị không được để trống');
  expect(fieldProblem(customer('email'), '')).toBeNull();
});

test('the limit counts letters, not bytes, and says how many there are', () => {
  expect(fieldProblem(customer('code'), 'Đ'.repeat(50))).toBeNull();
  expect(fieldProblem(customer('code'), 'Đ'.repeat(51))).toBe('Không quá 50 ký tự, đang có 51');
});

test('a tax code is checked by its check digit', () => {
  expect(fieldProblem(customer('tax_code'), '0021011845')).toBeNull();
  expect(fieldProblem(customer('tax_code'), '0021011846')).toContain('sai số kiểm tra');
});

test('a pattern that is not met says the hint of the description', () => {
  expect(fieldProblem(customer('identity_no'), '12345')).toBe('9 hoặc 12 chữ số');
});

test('numbers take at most six decimals (spec point 5)', () => {
  expect(fieldProblem(product('unit_price'), '1.123456')).toBeNull();
  expect(fieldProblem(product('unit_price'), '1.1234567')).not.toBeNull();
});

test.each(['a@b', 'a b@c.vn', '@c.vn'])('%s is no email address', (text) => {
  expect(fieldProblem(customer('email'), text)).toContain('ten@tenmien.vn');
});

test('a phone number says how many digits it has', () => {
  expect(fieldProblem(customer('phone_number'), '0912 345')).toBe(
    'Số điện thoại cần 8 đến 15 chữ số, đang có 7',
  );
  expect(fieldProblem(customer('phone_number'), '+84 912 345 678')).toBeNull();
});
