import { describe, expect, test } from 'vitest';
import {
  LATER_MESSAGE_TYPES,
  MESSAGE_TYPES,
  messageTypeName,
} from '#domain/transmission/message-types.table.ts';

/** Spec point 8, tax-authority message type codes, each with its description in Vietnamese. */
const DESCRIPTIONS: readonly [code: string, description: string][] = [
  ['100', 'Tờ khai đăng ký, thay đổi thông tin sử dụng hóa đơn điện tử'],
  ['101', 'Tờ khai đăng ký ủy nhiệm lập hóa đơn'],
  ['102', 'Thông báo tiếp nhận, không tiếp nhận tờ khai'],
  ['103', 'Thông báo chấp nhận, không chấp nhận tờ khai'],
  ['104', 'Thông báo chấp nhận tờ khai ủy nhiệm'],
  ['105', 'Thông báo hết thời gian sử dụng hóa đơn có mã'],
  ['106', 'Đề nghị cấp hóa đơn có mã theo từng lần phát sinh'],
  ['200', 'Gửi hóa đơn để cấp mã'],
  ['201', 'Gửi hóa đơn để cấp mã theo từng lần phát sinh'],
  ['202', 'Thông báo kết quả cấp mã hóa đơn'],
  ['203', 'Gửi dữ liệu hóa đơn không mã'],
  ['204', 'Kết quả kiểm tra dữ liệu (01/TB-KTDL)'],
  ['205', 'Phản hồi đề nghị cấp mã theo từng lần phát sinh'],
  ['206', 'Gửi hóa đơn từ máy tính tiền'],
  ['300', 'Thông báo hóa đơn có sai sót'],
  ['301', 'Tiếp nhận và kết quả xử lý sai sót'],
  ['302', 'Thông báo hóa đơn cần rà soát'],
  ['303', 'Thông báo sai sót hóa đơn từ máy tính tiền'],
  ['400', 'Gửi bảng tổng hợp dữ liệu hóa đơn'],
  ['500', 'Dữ liệu hóa đơn do tổ chức được ủy thác cấp mã'],
  ['503', 'Dữ liệu hóa đơn không đủ điều kiện cấp mã'],
  ['504', 'Chuyển thông báo kết quả kiểm tra dữ liệu'],
  ['505', 'Thay đổi mã số thuế trong ngày'],
  ['506', 'Quyết định ngừng, tiếp tục sử dụng hóa đơn'],
  ['507', 'Thông tin đăng ký sử dụng hóa đơn điện tử'],
  ['901', 'Đối chiếu dữ liệu hằng ngày'],
  ['902', 'Đối chiếu dữ liệu cấp mã theo ủy thác'],
  ['999', 'Phản hồi kỹ thuật của cơ quan thuế'],
  ['-1', 'Phản hồi sai định dạng'],
  ['-2', 'Dữ liệu yêu cầu ký số bị lỗi'],
  ['888', 'Phản hồi kỹ thuật của tổ chức cung cấp giải pháp'],
];

describe('message type codes', () => {
  test('are these, and no other [8.message-types]', () =>
    expect(Object.keys(MESSAGE_TYPES).sort()).toEqual(DESCRIPTIONS.map(([code]) => code).sort()));

  test.each(DESCRIPTIONS)('%s is described as %s [8.message-types]', (code, description) =>
    expect(messageTypeName(code)).toBe(description),
  );

  test.each(['', '0', '1000', '99', '-3', 'toString', '__proto__'])(
    "unknown code '%s' shows 'Mô tả không tồn tại' [8.message-types.unknown]",
    (code) => expect(messageTypeName(code)).toBe('Mô tả không tồn tại'),
  );

  test("every other code shows 'Mô tả không tồn tại', but for those of the data format that the domain's own table names [8.message-types.unknown]", () => {
    const codes = Array.from({ length: 1_010 }, (_none, at) => String(at - 10));
    const named = codes.filter((code) => messageTypeName(code) !== 'Mô tả không tồn tại');
    const known = [...DESCRIPTIONS.map(([code]) => code), ...Object.keys(LATER_MESSAGE_TYPES)];
    expect(named.toSorted()).toEqual(known.toSorted());
    expect(Object.keys(LATER_MESSAGE_TYPES)).toEqual(['113', '208', '210', '216']);
  });
});
