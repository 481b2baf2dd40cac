import { expect, test } from 'vitest';
import { stopSignIn } from './stop-signs.table.ts';

const groundOf = (text: string) => stopSignIn(text, '2026-11-20')?.ground;

test.each([
  ['Người nộp thuế đang bị cưỡng chế nợ thuế bằng biện pháp ngừng sử dụng hóa đơn', 'd'],
  ['NNT không hoạt động tại địa chỉ đã đăng ký', 'b'],
  ['Người bán đang tạm ngừng hoạt động kinh doanh', 'c'],
  ['MÃ SỐ THUẾ NGƯỜI BÁN ĐÃ CHẤM DỨT HIỆU LỰC', 'a'],
  ['Người nộp thuế đã ngừng sử dụng hóa đơn điện tử', null],
])('%s: ground %s', (text, ground) => expect(groundOf(text)).toBe(ground));

test.each(['Mã số thuế người mua đã ngừng hiệu lực', 'Chứng thư số chưa đăng ký', ''])(
  '“%s” is no sign of a stop',
  (text) => expect(stopSignIn(text, '2026-11-20')).toBeNull(),
);

test('there is none on a day before the rule', () =>
  expect(stopSignIn('Người bán bị cưỡng chế nợ thuế', '2026-06-30')).toBeNull());
