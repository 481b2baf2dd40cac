/** Mã loại thông điệp (MLTDiep), as the product's error catalogue lists them. */
export type MessageType =
  | '100'
  | '101'
  | '102'
  | '103'
  | '104'
  | '105'
  | '106'
  | '200'
  | '201'
  | '202'
  | '203'
  | '204'
  | '205'
  | '206'
  | '300'
  | '301'
  | '302'
  | '303'
  | '400'
  | '500'
  | '503'
  | '504'
  | '505'
  | '506'
  | '507'
  | '888'
  | '901'
  | '902'
  | '999'
  | '-1'
  | '-2';

export type MessageTypeRow = {
  readonly name: string;
  /** Who sends it: the taxpayer's side, the authority, the solution provider, or both sides. */
  readonly sender: 'taxpayer' | 'authority' | 'provider' | 'both';
  /** Business answers, after the technical 999. */
  readonly answered_by: readonly MessageType[];
  /** Only the envelope is known; the body's elements are not published (assumed). */
  readonly envelope_only?: true;
};

const out = (name: string, ...answered_by: MessageType[]): MessageTypeRow => ({
  name,
  sender: 'taxpayer',
  answered_by,
});
const back = (name: string, ...answered_by: MessageType[]): MessageTypeRow => ({
  name,
  sender: 'authority',
  answered_by,
});
const envelopeOnly = (name: string, sender: MessageTypeRow['sender']): MessageTypeRow => ({
  name,
  sender,
  answered_by: [],
  envelope_only: true,
});

export const MESSAGE_TYPES = {
  '100': out('Tờ khai đăng ký, thay đổi thông tin sử dụng hóa đơn điện tử', '102', '103'),
  '101': out('Tờ khai đăng ký ủy nhiệm lập hóa đơn', '102', '104'),
  '102': back('Thông báo tiếp nhận, không tiếp nhận tờ khai'),
  '103': back('Thông báo chấp nhận, không chấp nhận tờ khai'),
  '104': back('Thông báo chấp nhận tờ khai ủy nhiệm'),
  // Answered by a declaration of change, within the time it gives.
  '105': back('Thông báo hết thời gian sử dụng hóa đơn có mã', '100'),
  '106': out('Đề nghị cấp hóa đơn có mã theo từng lần phát sinh', '205'),
  '200': out('Gửi hóa đơn để cấp mã', '202', '204'),
  '201': out('Gửi hóa đơn để cấp mã theo từng lần phát sinh', '202', '204'),
  '202': back('Thông báo kết quả cấp mã hóa đơn'),
  '203': out('Gửi dữ liệu hóa đơn không mã', '204'),
  '204': back('Kết quả kiểm tra dữ liệu (01/TB-KTDL)'),
  '205': back('Phản hồi đề nghị cấp mã theo từng lần phát sinh'),
  '206': out('Gửi hóa đơn từ máy tính tiền', '204'),
  '300': out('Thông báo hóa đơn có sai sót', '301', '204'),
  '301': back('Tiếp nhận và kết quả xử lý sai sót'),
  '302': back('Thông báo hóa đơn cần rà soát', '300', '303'),
  '303': out('Thông báo sai sót hóa đơn từ máy tính tiền', '301', '204'),
  '400': out('Gửi bảng tổng hợp dữ liệu hóa đơn', '204'),
  '500': envelopeOnly('Dữ liệu hóa đơn do tổ chức được ủy thác cấp mã', 'both'),
  '503': envelopeOnly('Dữ liệu hóa đơn không đủ điều kiện cấp mã', 'both'),
  '504': envelopeOnly('Chuyển thông báo kết quả kiểm tra dữ liệu', 'both'),
  '505': envelopeOnly('Thay đổi mã số thuế trong ngày', 'authority'),
  '506': envelopeOnly('Quyết định ngừng, tiếp tục sử dụng hóa đơn', 'authority'),
  '507': envelopeOnly('Thông tin đăng ký sử dụng hóa đơn điện tử', 'authority'),
  '888': envelopeOnly('Phản hồi kỹ thuật của tổ chức cung cấp giải pháp', 'provider'),
  '901': envelopeOnly('Đối chiếu dữ liệu hằng ngày', 'both'),
  '902': envelopeOnly('Đối chiếu dữ liệu cấp mã theo ủy thác', 'both'),
  '999': { name: 'Phản hồi kỹ thuật của cơ quan thuế', sender: 'both', answered_by: [] },
  '-1': envelopeOnly('Phản hồi sai định dạng', 'authority'),
  '-2': envelopeOnly('Dữ liệu yêu cầu ký số bị lỗi', 'authority'),
} as const satisfies Record<MessageType, MessageTypeRow>;

/** Types of format 2.1.1 that the specification's catalogue does not have; known from vendors alone. */
export type LaterMessageType = '113' | '208' | '210' | '216';

export const LATER_MESSAGE_TYPES = {
  '113': out('Giải trình, bổ sung thông tin, tài liệu', '204'),
  '208': out('Gửi hóa đơn điều chỉnh, thay thế nhiều hóa đơn kèm bảng kê để cấp mã', '202', '204'),
  '210': out('Gửi hóa đơn không mã điều chỉnh, thay thế nhiều hóa đơn kèm bảng kê', '204'),
  '216': out('Gửi hóa đơn không mã từ máy tính tiền', '204'),
} as const satisfies Record<LaterMessageType, MessageTypeRow>;

const UNKNOWN_NAME = 'Mô tả không tồn tại';

export function isMessageType(code: string): code is MessageType {
  return Object.hasOwn(MESSAGE_TYPES, code);
}

/** Vietnamese name of a message type; an unknown code gets the product's fixed words. */
export function messageTypeName(code: string): string {
  const named = { ...MESSAGE_TYPES, ...LATER_MESSAGE_TYPES };
  return Object.hasOwn(named, code) ? named[code as keyof typeof named].name : UNKNOWN_NAME;
}
