import { expect, test } from 'vitest';
import { refusedAtFields } from './use-submission.ts';

const error = (message: string, ...fields: string[]) => ({ message, code: 'x', fields });

test('what the declaration lacks is shown at its fields and counted, what belongs to none is told in the banner', () => {
  const { byField, messages } = refusedAtFields([
    error('Thiếu số định danh.', 'representative.identity_no'),
    error('Chưa có chứng thư số.'),
    error('Phần 4 còn trống.', 'invoice_types'),
  ]);
  expect(byField).toEqual({
    'representative.identity_no': 'Thiếu số định danh.',
    invoice_types: 'Phần 4 còn trống.',
  });
  expect(messages).toEqual(['Còn 2 mục cần điền trước khi gửi.', 'Chưa có chứng thư số.']);
});

test('the code of the tax authority is shown where the authority is chosen, after what is said of the choice itself', () => {
  const code = error('Thiếu mã cơ quan thuế.', 'tax_authority_code');
  expect(refusedAtFields([code]).byField).toEqual({ tax_authority_name: code.message });
  const name = error('Chưa chọn cơ quan thuế.', 'tax_authority_name');
  expect(refusedAtFields([code, name]).byField).toEqual({ tax_authority_name: name.message });
});
