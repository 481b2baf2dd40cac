/** Trạng thái truyền nhận: the twenty statuses of a message to the tax authority. */
export type TransmissionStatus =
  | 'sent'
  | 'sent_tvan'
  | 'valid_message'
  | 'waiting_for_response'
  | 'invalid_message'
  | 'tax_authority_received'
  | 'tax_authority_not_received'
  | 'tax_authority_accepted'
  | 'tax_authority_not_accepted'
  | 'denial_of_code_issuance'
  | 'code_issued'
  | 'valid_data_package'
  | 'valid_invoice'
  | 'invalid_invoice'
  | 'invalid_notification'
  | 'valid_summary_table'
  | 'invalid_summary_table'
  | 'message_received'
  | 'response_in_incorrect_format'
  | 'requesting_digital_signature_is_faulty';

export type StatusRow = {
  /** Badge text: a state in two to four words. */
  readonly label: string;
  readonly tone: Tone;
  readonly is_error: boolean;
  /** No further answer is awaited for this message. */
  readonly final: boolean;
};

const waiting = (label: string, tone: Tone): StatusRow => ({ label, tone, is_error: false, final: false });
const good = (label: string, tone: Tone = 'success'): StatusRow => ({
  label,
  tone,
  is_error: false,
  final: true,
});
const bad = (label: string): StatusRow => ({ label, tone: 'critical', is_error: true, final: true });

export const TRANSMISSION_STATUSES = {
  sent: waiting('Chờ CQT phản hồi', 'warning'),
  sent_tvan: waiting('Đã gửi T-VAN', 'highlight'),
  valid_message: waiting('Thông điệp hợp lệ', 'success'),
  waiting_for_response: waiting('Đang chờ phản hồi', 'warning'),
  invalid_message: bad('Thông điệp không hợp lệ'),
  // A declaration that was received (102) is still to be accepted (103).
  tax_authority_received: waiting('CQT đã tiếp nhận', 'success'),
  tax_authority_not_received: bad('CQT không tiếp nhận'),
  tax_authority_accepted: good('CQT chấp nhận', 'highlight'),
  tax_authority_not_accepted: bad('CQT không chấp nhận'),
  denial_of_code_issuance: bad('Từ chối cấp mã'),
  code_issued: good('Đã cấp mã'),
  valid_data_package: good('Gói dữ liệu hợp lệ'),
  valid_invoice: good('Hóa đơn hợp lệ'),
  invalid_invoice: bad('Hóa đơn không hợp lệ'),
  invalid_notification: bad('Thông báo không hợp lệ'),
  valid_summary_table: good('Bảng tổng hợp hợp lệ', 'highlight'),
  invalid_summary_table: bad('Bảng tổng hợp không hợp lệ'),
  message_received: waiting('Đã nhận thông điệp', 'warning'),
  response_in_incorrect_format: bad('Phản hồi sai định dạng'),
  requesting_digital_signature_is_faulty: bad('Lỗi yêu cầu ký số'),
} as const satisfies Record<TransmissionStatus, StatusRow>;

/** How a status looks: the tone of its badge. */
export type Tone = 'success' | 'warning' | 'critical' | 'highlight' | 'default' | 'unknown';
