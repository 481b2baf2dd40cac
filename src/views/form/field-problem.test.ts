import { customers } from '#generated/resources/customers.ts';
import { tenant } from '#generated/resources/tenant.ts';
import { products } from '#generated/resources/products.ts';
import type { FieldDescriptor } from '#generated/resources/descriptor.ts';
import { sampleField } from '#tests/setup/sample-fields.ts';
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
  expect(fieldProblem(customer('tax_code'), '12345')).toContain('“12345” có 5 chữ số');
});

test('a pattern that is not met says the hint of the description', () => {
  expect(fieldProblem(customer('identity_no'), '12345')).toBe('9 hoặc 12 chữ số');
});

test('numbers take at most six decimals (spec point 5)', () => {
  expect(fieldProblem(product('unit_price'), '1.123456')).toBeNull();
  expect(fieldProblem(product('unit_price'), '1.1234567')).not.toBeNull();
});

test.each(['a@b', 'a b@c.vn', '@c.vn'])('%s is no email address', (text) => {
  expect(fieldProblem(fieldsOf(tenant.form_fields)('email'), text)).toContain('ten@tenmien.vn');
});

test('a customer has several addresses, and one of them that is wrong is named', () => {
  expect(fieldProblem(customer('email'), 'a@b.vn, c@d.vn; e@f.vn')).toBeNull();
  expect(fieldProblem(customer('email'), 'a@b.vn, c@d; e@f.vn')).toContain('“c@d”');
});

test('a phone number says how many digits it has', () => {
  expect(fieldProblem(customer('phone_number'), '0912 345')).toBe(
    'Số điện thoại cần 8 đến 15 chữ số, đang có 7',
  );
  expect(fieldProblem(customer('phone_number'), '+84 912 345 678')).toBeNull();
});

test.each([
  ['color', '#12', 'Màu cần có dạng #1b54d0 (dấu # và 6 chữ số 0–9, a–f), đang có “#12”'],
  ['integer', '?1,5', '“1,5” có phần thập phân mà ô này chỉ nhận số nguyên. Gõ lại như 1.234.567.'],
  ['decimal', '?1.2.3', '“1.2.3” không đọc được thành số. Gõ lại như 1.234.567,5.'],
  ['vat_rate', '3.5', 'Thuế suất cần là số phần trăm, ví dụ 3,5, đang có “3.5”'],
] as const)('%s says of %j what is there and what is wanted', (kind, text, sentence) =>
  expect(fieldProblem(sampleField(kind, 'x'), text)).toBe(sentence),
);

test('a number says the limits of its description', () => {
  const price = sampleField('money', 'x', { pattern: '^\\d{1,15}(\\.\\d{1,2})?$' });
  expect(fieldProblem(price, '-1')).toBe(
    'Cần là số không âm, không quá 15 chữ số trước dấu phẩy, phần lẻ không quá 2 chữ số, đang có “−1”',
  );
  expect(fieldProblem(price, '1.23')).toBeNull();
  expect(fieldProblem(sampleField('integer', 'x', { maximum: 6 }), '7')).toBe(
    'Không được lớn hơn 6, đang có 7',
  );
});

test.each([
  [{ required: true, many: true }, [], 'x: chưa chọn mục nào, cần ít nhất một'],
  [{ required: false, many: true, min_items: 2 }, [], null],
  [{ required: false, many: true, min_items: 2 }, ['a'], 'Cần chọn ít nhất 2 mục, đang chọn 1'],
  [{ required: true, many: true, max_items: 1 }, ['a', 'b'], 'Không chọn quá 1 mục, đang chọn 2'],
])('several choices under %o: %j', (more, value, sentence) =>
  expect(fieldProblem(sampleField('enum', 'x', more), value)).toBe(sentence),
);

test.each([
  ['https://congty.vn', true],
  ['congty.com.vn/san-pham?id=1', true],
  ['www.bánh-mì.vn', true],
  ['http://congty.vn:8080', true],
  ['congty', false],
  ['không có', false],
  ['javascript:alert(1)', false],
  ['ftp://congty.vn', false],
  ['https://congty.vn trang chủ', false],
])('a website %j is a web address: %j', (text, is) =>
  expect(fieldProblem(fieldsOf(tenant.form_fields)('website'), text)).toBe(
    is ? null : 'Địa chỉ trang web, ví dụ https://congty.vn',
  ),
);
