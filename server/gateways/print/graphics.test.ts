import { expect, it } from 'vitest';
import { companyInitials } from './graphics.ts';

it.each([
  ['Công ty TNHH Bao bì Minh Khôi', 'MK'],
  ['Công ty Cổ phần Thực phẩm Hương Đồng', 'HĐ'],
  ['Hộ kinh doanh Ánh', 'Á'],
  ['Công ty TNHH', 'TT'],
  ['', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(companyInitials(name)).toBe(initials);
});
