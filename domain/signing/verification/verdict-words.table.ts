import type { XmlProblem } from '../../documents/parsed-element.ts';
import type { DocumentName, SignatureProblem, SignedPart, SignerRole, Weakness } from './verdict.ts';

/** Bên ký. */
export const ROLE_WORDS = {
  seller: 'người bán',
  buyer: 'người mua',
  authority: 'cơ quan thuế',
  taxpayer: 'người nộp thuế',
  other: 'bên khác',
} as const satisfies Record<SignerRole, string>;

export const DOCUMENT_WORDS = {
  DLHDon: 'dữ liệu hóa đơn',
  DLTKhai: 'dữ liệu tờ khai',
  DLTBao: 'dữ liệu thông báo',
  DLBTHop: 'dữ liệu bảng tổng hợp',
  DLieu: 'dữ liệu thông điệp',
  NDBBan: 'nội dung biên bản',
  NDBKe: 'nội dung bảng kê',
} as const satisfies Record<DocumentName, string>;

/** Parts that bear the same name in every document. */
export const PART_WORDS = {
  code: 'mã của cơ quan thuế',
  signing_time: 'thời điểm ký',
  other: 'một phần khác được ký kèm',
  signed_info: 'danh mục nội dung được ký (SignedInfo) hoặc giá trị chữ ký',
  certificate: 'chứng thư số kèm trong chữ ký',
} as const satisfies Record<Exclude<SignedPart, 'document'>, string>;

export const WEAKNESS_WORDS = {
  sha1: 'Chữ ký dùng thuật toán yếu (SHA-1): đọc được, nhưng không đủ để chống làm giả.',
} as const satisfies Record<Weakness, string>;

const ASK_FOR_ORIGINAL =
  'Không dùng tệp này. Xin bên ký gửi lại tệp XML gốc, hoặc tra cứu hóa đơn trên cổng của cơ quan thuế.';
const ASK_TO_SIGN_AGAIN = 'Xin bên ký ký lại tệp theo đúng định dạng của cơ quan thuế.';
const ASK_ABOUT_CERTIFICATE = 'Hỏi lại bên ký về chứng thư số đã dùng trước khi nhận hóa đơn.';

type ProblemWords = {
  /** What is wrong. */
  readonly says: string;
  /** What to do next. */
  readonly next: string;
};

/** In order of gravity: the first that applies says what to do. */
export const PROBLEM_WORDS = {
  signature_misplaced: {
    says: 'Chữ ký không đứng đúng chỗ dành cho chữ ký của tài liệu: có thể tài liệu thật bị giấu trong tài liệu giả.',
    next: ASK_FOR_ORIGINAL,
  },
  signature_ambiguous: {
    says: 'Chữ ký có phần bị lặp (hai SignedInfo, hai giá trị chữ ký hoặc hai KeyInfo): không biết phần nào là thật.',
    next: ASK_FOR_ORIGINAL,
  },
  reference_ambiguous: {
    says: 'Có hai phần tử trùng một Id được ký: không biết phần nào là thật.',
    next: ASK_FOR_ORIGINAL,
  },
  reference_not_found: { says: 'Không tìm thấy phần tử mà chữ ký trỏ tới.', next: ASK_FOR_ORIGINAL },
  digest_mismatch: { says: 'Nội dung không khớp với mã băm đã ký.', next: ASK_FOR_ORIGINAL },
  signature_mismatch: {
    says: 'Giá trị chữ ký không khớp với chứng thư số: danh mục nội dung được ký đã bị sửa, hoặc khóa khác đã ký.',
    next: ASK_FOR_ORIGINAL,
  },
  document_not_signed: {
    says: 'Chữ ký không phủ lên tài liệu đứng cạnh nó.',
    next: ASK_FOR_ORIGINAL,
  },
  code_not_signed: {
    says: 'Chữ ký của cơ quan thuế không phủ lên mã của cơ quan thuế.',
    next: ASK_FOR_ORIGINAL,
  },
  signature_incomplete: { says: 'Chữ ký thiếu phần bắt buộc.', next: ASK_TO_SIGN_AGAIN },
  algorithm_not_accepted: {
    says: 'Chữ ký dùng thuật toán không được chấp nhận nên chưa kiểm tra được.',
    next: ASK_TO_SIGN_AGAIN,
  },
  transform_not_accepted: {
    says: 'Chữ ký dùng phép biến đổi không được chấp nhận nên chưa kiểm tra được.',
    next: ASK_TO_SIGN_AGAIN,
  },
  signing_time_not_signed: {
    says: 'Thời điểm ký không nằm trong phần được ký, hoặc không đúng dạng ngày giờ.',
    next: ASK_TO_SIGN_AGAIN,
  },
  certificate_unreadable: {
    says: 'Không đọc được chứng thư số kèm trong chữ ký.',
    next: ASK_FOR_ORIGINAL,
  },
  certificate_tax_code: {
    says: 'Chứng thư số không phải của mã số thuế ghi trên tài liệu.',
    next: ASK_ABOUT_CERTIFICATE,
  },
  certificate_not_yet_valid: {
    says: 'Chứng thư số chưa có hiệu lực vào thời điểm ký.',
    next: ASK_ABOUT_CERTIFICATE,
  },
  certificate_expired: {
    says: 'Chứng thư số đã hết hạn vào thời điểm ký.',
    next: ASK_ABOUT_CERTIFICATE,
  },
  certificate_not_trusted: {
    says: 'Chứng thư số không dẫn tới tổ chức chứng thực nào được tin cậy vào thời điểm ký.',
    next: 'Thêm chứng thư gốc của tổ chức chứng thực nếu tin cậy, hoặc hỏi lại bên ký.',
  },
} as const satisfies Record<SignatureProblem, ProblemWords>;

/** Why a file is not looked at, and what to do. */
export const XML_PROBLEM_WORDS = {
  not_well_formed: 'Tệp không phải XML đúng cú pháp. Tải lại tệp gốc, đừng mở và lưu bằng phần mềm khác.',
  not_utf8: 'Tệp không ở bảng mã UTF-8. Tải lại tệp gốc, đừng lưu bằng bảng mã khác.',
  document_type:
    'Tệp khai báo DOCTYPE hoặc thực thể riêng, có thể gây hại nên không được mở. Xin bên gửi tệp XML gốc.',
  too_deep: 'Tệp có quá nhiều lớp phần tử lồng nhau nên không được mở. Xin bên gửi tệp XML gốc.',
  too_large:
    'Tệp quá lớn, hoặc có quá nhiều phần tử hay chữ ký để kiểm tra. Tách thành nhiều tệp rồi kiểm tra từng tệp.',
} as const satisfies Record<XmlProblem, string>;
