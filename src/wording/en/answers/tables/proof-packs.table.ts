import type { Answers } from '../sayer.ts';

/** Of packs of evidence. */
export const PROOF_PACKS_ANSWERS: Answers = {
  'Đang tạo một gói khác. Hãy đợi gói đó xong, hoặc dừng nó rồi tạo gói mới.':
    'Another pack is being made. Wait for it, or stop it and make a new one.',
  'Kỳ cần cả hai ngày, ngày đầu không sau ngày cuối.':
    'A period needs both days, the first not after the last.',
  'Tệp của gói này đã hết hạn lưu. Hãy tạo lại gói cùng kỳ.':
    'The file of this pack is not kept any more. Make a pack of the same period again.',
  'Gói chưa tạo xong nên chưa tải được. Hãy đợi tới khi gói sẵn sàng.':
    'The pack is not made yet and cannot be downloaded. Wait until it is ready.',
  'Máy chủ gặp lỗi khi gom tệp. Hãy tạo lại gói; nếu vẫn lỗi, liên hệ hỗ trợ.':
    'The server failed to collect the files. Make the pack again; if that fails too, contact support.',
  'Hóa đơn chưa phát hành nên chưa có gì làm bằng chứng. Hãy ký và phát hành trước.':
    'The invoice is not issued, so there is nothing to prove it with. Sign and publish it first.',
  'Gói toàn bộ dùng để khôi phục nên phải có đủ nội dung; chỉ bản thể hiện PDF là bỏ được.':
    'A pack of everything is there to restore from, so it has to be complete; only the PDFs can be left out.',
  'Gói toàn bộ chứa mọi dữ liệu của đơn vị nên chỉ người có Toàn quyền tạo được.':
    'A pack of everything has all data of the company, so only somebody with full rights can make it.',
  'Bạn chưa có quyền xem một phần nội dung đã chọn. Hãy bỏ phần đó, hoặc nhờ người quản lý cấp quyền.':
    'You may not see some of what is chosen. Leave it out, or ask your administrator for the right.',
  'Bạn chưa có quyền xem mọi thông điệp của {what} này. Hãy nhờ người quản lý cấp quyền xem lịch sử truyền nhận.':
    'You may not see all messages of this {what:named}. Ask your administrator for the right to see the history of messages.',
  '{what} chưa ký nên chưa có gì làm bằng chứng. Hãy ký và gửi trước.':
    '{what:label}: not signed, so there is nothing to prove it with. Sign and send it first.',
};
