import { expect, test } from 'vitest';
import { shortCompanyName } from './company-name.ts';

test.each([
  ['Công ty Cổ phần Thương mại Sao Việt', 'Thương mại Sao Việt'],
  ['Công ty CP Nội thất gỗ Minh Khôi', 'Nội thất gỗ Minh Khôi'],
  ['CÔNG TY TNHH MTV VẬT LIỆU HƯƠNG ĐỒNG', 'VẬT LIỆU HƯƠNG ĐỒNG'],
  ['Công ty trách nhiệm hữu hạn một thành viên An Phước', 'An Phước'],
  ['Công ty TNHH', 'TNHH'],
  ['Hợp tác xã Vận tải Hòa Bình', 'Hợp tác xã Vận tải Hòa Bình'],
  ['Trường Tiểu học Công ty Bông', 'Trường Tiểu học Công ty Bông'],
])('%s is called %s', (name, short) => expect(shortCompanyName(name)).toBe(short));
