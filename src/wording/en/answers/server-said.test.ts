import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL_ANSWERS } from './answers.ts';
import { serverSaid } from './server-said.ts';

/** Everything the server can say is written there. */
const sources = globSync(['server/**/*.ts', 'server/db/migrations/*.sql', 'domain/**/*.ts'])
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const sentences = ALL_ANSWERS.flatMap((table) => Object.keys(table));

test('no sentence has its English twice', () => {
  const seen = new Set<string>();
  expect(sentences.filter((one) => seen.size === seen.add(one).size)).toEqual([]);
});

const length = (parts: readonly string[]) => parts.join('').length;

/** A sentence may be put together there from several: a good part of it is written as it is said. */
test('every sentence that has its English is one the server says', () => {
  const unsaid = sentences.filter((one) => {
    const parts = one.split(/\{\w+(?::\w+)?\}|[.,:;“”()]/).map((part) => part.trim());
    return length(parts.filter((part) => sources.includes(part))) < length(parts) / 3;
  });
  expect(unsaid).toEqual([]);
});

test.each([
  ['Phiên làm việc đã hết hạn. Hãy đăng nhập lại.', 'Your session has ended. Sign in again.'],
  [
    'Thiếu “Tên khách hàng”. Hãy điền rồi lưu lại.',
    '“Tên khách hàng” is missing. Fill it in and save again.',
  ],
  ['Tên dài tối đa 10 ký tự, đang có 12.', 'Tên may have 10 characters; it has 12.'],
  ['Mục 2 của ids không đúng kiểu dữ liệu.', 'Entry 2 of ids is of the wrong type.'],
  ['Mã này đã có. Hãy chọn mã khác.', 'This mã is taken. Choose another.'],
  [
    'Người khác vừa sửa hóa đơn này. Hãy xem bản mới rồi lưu lại phần thay đổi của bạn.',
    'Somebody else has just changed this record. Look at the new version, then save your changes again.',
  ],
  [
    'Hóa đơn này điều chỉnh cho hóa đơn 1C26TAA 00000402. Mở hóa đơn đó và điều chỉnh tiếp.',
    'This invoice adjusts invoice 1C26TAA 00000402. Open that invoice and adjust it further.',
  ],
  ['Một câu chưa có tiếng Anh.', 'Một câu chưa có tiếng Anh.'],
])('“%s” is said in English where that is known', (vietnamese, said) => {
  expect(serverSaid.of(vietnamese)).toBe(said);
});

test.each([
  ['Bản 2', 'Version 2'],
  ['Số 404, thuộc hóa đơn này từ nay', 'Number 404, which belongs to this invoice from now on'],
  ['Mã thông điệp V0011', 'Message V0011'],
  [
    'ketoan@phohien.example: Hệ thống chưa có máy chủ thư nên người mua không nhận được thư này. Nhờ người quản trị cài đặt máy chủ thư rồi gửi lại.',
    'ketoan@phohien.example: The system has no mail server, so the buyer does not get this mail. Ask the administrator to set one up, then send it again.',
  ],
  ['ketoan@phohien.example: 550 No such user', 'ketoan@phohien.example: 550 No such user'],
  ['Chờ cơ quan thuế phản hồi', 'Waiting for the tax authority to answer'],
  ['1C26MAA 30/11/2026 · lô 1', '1C26MAA 30/11/2026 · batch 1'],
  ['1/2 hóa đơn không được tiếp nhận. Sai tên', '1 of 2 invoices were not received. Sai tên'],
  ['Xảy ra ngày 20/11/2026. Đã gọi', 'On 20/11/2026. Đã gọi'],
  ['Xảy ra ngày 20/11/2026', 'On 20/11/2026'],
])('the log of a document says “%s” in English', (vietnamese, said) => {
  expect(serverSaid.of(vietnamese)).toBe(said);
});

test('two sentences one after the other are said one after the other, where both are known', () => {
  expect(serverSaid.of('Tệp rỗng. Không tìm thấy máy chủ này. Báo cho nơi truyền nhận.')).toBe(
    'The file is empty. This server was not found. Tell the provider.',
  );
  expect(serverSaid.of('Tệp rỗng. Một câu chưa có tiếng Anh.')).toBe('Tệp rỗng. Một câu chưa có tiếng Anh.');
});
