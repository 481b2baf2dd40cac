import { worded } from '#src/language/language.ts';

/** Words of the page that judges anyone's invoice file. */
export const xmlVerificationWords = worded('xmlVerificationWords', {
  lead: 'Ai đã ký, nội dung còn nguyên không, có mã của cơ quan thuế không.',
  drop: 'Tệp XML của hóa đơn',
  limit: 'Một thông điệp gửi cơ quan thuế không quá 2 MB, nên tệp hóa đơn cũng vậy.',
  kept: 'Tệp chỉ được đọc để kiểm tra, không được lưu trên máy chủ.',
  unchecked: 'Chưa kiểm tra ở đây: chứng thư số có bị thu hồi không, hóa đơn có bị hủy hoặc thay thế không.',
  checking: 'Đang kiểm tra tệp',
  sendAgain: 'Kiểm tra lại',
  other: 'Kiểm tra tệp khác',
  /** The answer in one sentence, and what to do about it. */
  outcome: {
    unsigned: {
      says: 'Chưa tin được tệp này: tệp chưa có chữ ký số.',
      next: 'Xin bên bán tệp XML đã ký; bản in hoặc PDF không thay được. Hóa đơn từ máy tính tiền không có chữ ký trên từng tờ: tra cứu trên cổng của cơ quan thuế.',
    },
    changed: {
      says: 'Không dùng tệp này: tệp đã bị sửa sau khi ký.',
      next: 'Xin bên ký gửi lại tệp XML gốc, hoặc tra cứu hóa đơn trên cổng của cơ quan thuế.',
    },
    unsound: {
      says: 'Chưa tin được tệp này: có chữ ký không đạt.',
      next: 'Xem lý do ở từng chữ ký bên dưới.',
    },
    seller_not_signed: {
      says: 'Không tin được tệp này: có hóa đơn không mang chữ ký của người bán.',
      next: 'Xin bên bán tệp XML gốc, hoặc tra cứu hóa đơn trên cổng của cơ quan thuế.',
    },
    code_not_signed: {
      says: 'Không tin được mã ghi trên hóa đơn: cơ quan thuế không ký mã đó trong tệp này.',
      next: 'Tra cứu hóa đơn trên cổng của cơ quan thuế trước khi dùng.',
    },
    qr_differs: {
      says: 'Chưa tin được tệp này: mã QR là của một hóa đơn khác.',
      next: 'Đừng quét mã QR để tra cứu hay thanh toán. Xin bên bán gửi lại tệp XML gốc, hoặc tra cứu hóa đơn trên cổng của cơ quan thuế.',
    },
    partly_signed: {
      says: 'Dữ liệu được ký còn nguyên, nhưng trong tệp có phần không chữ ký nào bảo vệ.',
      next: 'Chỉ dùng phần được ký; phần liệt kê bên dưới có thể do người khác thêm vào sau khi ký. Nếu phần đó quan trọng, xin bên bán tệp XML gốc.',
    },
    issuer_unknown: {
      says: 'Nội dung còn nguyên như khi ký, nhưng tổ chức cấp chứng thư số không nằm trong danh sách được tin cậy ở đây.',
      next: 'Chữ ký không sai, chỉ chưa chắc ai đã ký: đối chiếu trên cổng của cơ quan thuế, hoặc nhờ người quản trị thêm chứng thư gốc của tổ chức đó.',
    },
    code_missing: {
      says: 'Chữ ký hợp lệ, nhưng hóa đơn thuộc loại có mã mà tệp chưa có mã của cơ quan thuế.',
      next: 'Xin bên bán tệp XML đã được cấp mã.',
    },
    weak: {
      says: 'Mọi chữ ký hợp lệ, nhưng có chữ ký dùng thuật toán yếu (SHA-1).',
      next: 'Đối chiếu với bản tra cứu trên cổng của cơ quan thuế trước khi dùng.',
    },
    trusted: {
      says: 'Tin được tệp này: nội dung còn nguyên như khi ký và mọi chữ ký hợp lệ.',
      next: 'Giữ nguyên tệp XML, đừng mở ra rồi lưu lại. Hóa đơn có bị hủy hoặc thay thế sau đó không: tra cứu trên cổng của cơ quan thuế.',
    },
  },
  /** Every signature is named after who signed in its place. */
  signatureOf: (role: string) => `Chữ ký: ${role}`,
  wrong: 'Chưa đúng',
  unknown: 'Chưa rõ',
  warning: 'Cần lưu ý',
  right: 'Đúng',
  signer: 'Người ký',
  signer_tax_code: 'Mã số thuế',
  issuer: 'Tổ chức cấp',
  validity: 'Hiệu lực',
  validFromTo: (from: string, to: string) => `${from} đến ${to}`,
  signing_time: 'Thời điểm ký',
  serial: 'Số sê-ri',
  unreadable: 'Không đọc được chứng thư số',
  invoice: 'Hóa đơn trong tệp',
  notBelieved: 'chưa tin được',
  invoiceAt: (place: number, count: number) => `Hóa đơn ${place} trên ${count}`,
  noInvoice: 'Tệp không chứa hóa đơn, nên chỉ kiểm tra được chữ ký.',
  moreInvoices: (count: number) => `Còn ${count} hóa đơn khác trong tệp không được liệt kê.`,
  name: 'Ký hiệu, số',
  issued_on: 'Ngày lập',
  seller: 'Người bán',
  buyer: 'Người mua',
  tax_code: (code: string) => `MST ${code}`,
  total: 'Tổng tiền',
  code: 'Mã của cơ quan thuế',
  noCode: 'Không có mã',
  qr: 'Mã QR',
  unsigned: 'Phần không được ký',
  unsignedLead: 'Không chữ ký nào còn đúng bảo vệ các phần này, ghi theo vị trí trong tệp:',
  moreUnsigned: (count: number) => `Còn ${count} phần khác.`,
});
