import type { LineProblem } from '#server/gateways/provider/own-lines.ts';
import type { NotSentCause, UnknownCause } from '#server/gateways/provider/provider.ts';

const WORDS: Readonly<Record<LineProblem, string>> = {
  private_address:
    'Địa chỉ này dẫn vào mạng nội bộ nên không được gọi. Dùng địa chỉ trên Internet, hoặc xin người vận hành hệ thống cho phép.',
  host_unknown: 'Không tìm thấy máy chủ này. Xem lại tên miền trong địa chỉ.',
  connection_refused:
    'Máy chủ không nhận kết nối ở cổng này. Xem lại cổng trong địa chỉ, hoặc hỏi nơi truyền nhận xem dịch vụ có đang chạy không.',
  too_slow:
    'Máy chủ không trả lời trong thời hạn. Thử lại sau ít phút; nếu vẫn vậy, hỏi nơi truyền nhận xem địa chỉ IP của hệ thống có bị chặn không.',
  unreachable: 'Kết nối bị ngắt giữa chừng. Thử lại; nếu vẫn vậy, hỏi nơi truyền nhận.',
  not_tls: 'Máy chủ ở cổng này không dùng HTTPS. Xem lại địa chỉ và cổng.',
  server_untrusted:
    'Chứng thư của máy chủ không do nơi được tin cậy cấp. Nếu nơi truyền nhận dùng chứng thư gốc riêng, xin tệp đó và dán vào ô Chứng thư gốc của máy chủ.',
  server_name: 'Chứng thư của máy chủ không phải của tên miền này. Xem lại tên miền trong địa chỉ.',
  server_expired: 'Chứng thư của máy chủ đã hết hạn hoặc chưa có hiệu lực. Báo cho nơi truyền nhận.',
  client_expired: 'Chứng thư máy khách đã hết hạn. Xin nơi truyền nhận cấp chứng thư mới rồi tải lên.',
  client_refused:
    'Nơi truyền nhận không nhận chứng thư máy khách này. Kiểm tra đã chọn đúng chứng thư và chứng thư đã được đăng ký với họ chưa.',
  token_refused: 'Nơi truyền nhận không nhận khóa truy cập này. Xin khóa mới rồi nhập lại.',
  server_error: 'Nơi truyền nhận báo lỗi phía họ. Thử lại sau ít phút.',
  not_ready: 'Nơi truyền nhận báo đang tạm ngừng nhận. Thử lại sau ít phút.',
  other_format:
    'Máy chủ có trả lời, nhưng không theo giao thức của hệ thống. Xem lại đường dẫn trong địa chỉ, ví dụ còn thiếu phần /api.',
};

/** What does not work, and what to do next. */
export const checkWords = (problem: LineProblem | null): string =>
  problem === null
    ? 'Kết nối dùng được: nơi truyền nhận cho vào và sẵn sàng nhận thông điệp.'
    : WORDS[problem];

/** Why a call failed. */
export type CallProblem = NotSentCause | UnknownCause;

const BY_CAUSE: Readonly<Record<CallProblem, string>> = {
  unauthorized: WORDS.token_refused,
  untrusted: WORDS.server_untrusted,
  expired: WORDS.server_expired,
  other_name: WORDS.server_name,
  address: WORDS.private_address,
  timeout: WORDS.too_slow,
  connection:
    'Không kết nối được với máy chủ, hoặc kết nối bị ngắt giữa chừng. Bấm Kiểm tra kết nối để biết vướng ở bước nào.',
  server_error: WORDS.server_error,
  garbled: WORDS.other_format,
};

/** Why the last call failed; `problem` as the database has it. */
export function problemWords(
  problem: string,
  { auth, certificate_to }: { auth: 'token' | 'certificate'; certificate_to: string | null },
  now: string,
): string {
  const cause = problem as CallProblem;
  if (cause !== 'unauthorized' || auth !== 'certificate') return BY_CAUSE[cause];
  const has_ended = certificate_to !== null && Date.parse(certificate_to) < Date.parse(now);
  return has_ended ? WORDS.client_expired : WORDS.client_refused;
}
