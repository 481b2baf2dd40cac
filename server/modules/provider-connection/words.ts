import type { LineProblem } from '#server/gateways/provider/own-lines.ts';
import type { NotSentCause, UnknownCause } from '#server/gateways/provider/provider.ts';

/** What does not work, and what to do about it on the page of the connection. */
type Words = { cause: string; remedy: string };

const WORDS: Readonly<Record<LineProblem, Words>> = {
  private_address: {
    cause: 'Địa chỉ này dẫn vào mạng nội bộ nên không được gọi.',
    remedy: 'Dùng địa chỉ trên Internet, hoặc xin người vận hành hệ thống cho phép.',
  },
  host_unknown: {
    cause: 'Không tìm thấy máy chủ này.',
    remedy: 'Xem lại tên miền trong địa chỉ.',
  },
  connection_refused: {
    cause: 'Máy chủ không nhận kết nối ở cổng này.',
    remedy: 'Xem lại cổng trong địa chỉ, hoặc hỏi nơi truyền nhận xem dịch vụ có đang chạy không.',
  },
  too_slow: {
    cause: 'Máy chủ không trả lời trong thời hạn.',
    remedy:
      'Thử lại sau ít phút; nếu vẫn vậy, hỏi nơi truyền nhận xem địa chỉ IP của hệ thống có bị chặn không.',
  },
  unreachable: {
    cause: 'Kết nối bị ngắt giữa chừng.',
    remedy: 'Thử lại; nếu vẫn vậy, hỏi nơi truyền nhận.',
  },
  not_tls: {
    cause: 'Máy chủ ở cổng này không dùng HTTPS.',
    remedy: 'Xem lại địa chỉ và cổng.',
  },
  server_untrusted: {
    cause: 'Chứng thư của máy chủ không do nơi được tin cậy cấp.',
    remedy:
      'Nếu nơi truyền nhận dùng chứng thư gốc riêng, xin tệp đó và dán vào ô Chứng thư gốc của máy chủ.',
  },
  server_name: {
    cause: 'Chứng thư của máy chủ không phải của tên miền này.',
    remedy: 'Xem lại tên miền trong địa chỉ.',
  },
  server_expired: {
    cause: 'Chứng thư của máy chủ đã hết hạn hoặc chưa có hiệu lực.',
    remedy: 'Báo cho nơi truyền nhận.',
  },
  client_expired: {
    cause: 'Chứng thư máy khách đã hết hạn.',
    remedy: 'Xin nơi truyền nhận cấp chứng thư mới rồi tải lên.',
  },
  client_refused: {
    cause: 'Nơi truyền nhận không nhận chứng thư máy khách này.',
    remedy: 'Kiểm tra đã chọn đúng chứng thư và chứng thư đã được đăng ký với họ chưa.',
  },
  token_refused: {
    cause: 'Nơi truyền nhận không nhận khóa truy cập này.',
    remedy: 'Xin khóa mới rồi nhập lại.',
  },
  server_error: {
    cause: 'Nơi truyền nhận báo lỗi phía họ.',
    remedy: 'Thử lại sau ít phút.',
  },
  not_ready: {
    cause: 'Nơi truyền nhận báo đang tạm ngừng nhận.',
    remedy: 'Thử lại sau ít phút.',
  },
  other_format: {
    cause: 'Máy chủ có trả lời, nhưng không theo giao thức của hệ thống.',
    remedy: 'Xem lại đường dẫn trong địa chỉ, ví dụ còn thiếu phần /api.',
  },
};

export const checkWords = (problem: LineProblem | null): string =>
  problem === null
    ? 'Kết nối dùng được: nơi truyền nhận cho vào và sẵn sàng nhận thông điệp.'
    : together(WORDS[problem]);

/** Why a call failed. */
export type CallProblem = NotSentCause | UnknownCause;

const BY_CAUSE: Readonly<Record<CallProblem, Words>> = {
  unauthorized: WORDS.token_refused,
  untrusted: WORDS.server_untrusted,
  expired: WORDS.server_expired,
  other_name: WORDS.server_name,
  address: WORDS.private_address,
  timeout: WORDS.too_slow,
  connection: {
    cause: 'Không kết nối được với máy chủ, hoặc kết nối bị ngắt giữa chừng.',
    remedy: 'Bấm Kiểm tra kết nối để biết vướng ở bước nào.',
  },
  server_error: WORDS.server_error,
  garbled: WORDS.other_format,
};

/** What calls alone never get over: the token, the certificate, the roots or the address must be changed. */
const MENDED_BY_HAND: readonly CallProblem[] = [
  'unauthorized',
  'untrusted',
  'other_name',
  'address',
  'garbled',
];

/** A page in place of an answer may be that of a server in between that starts again; one that lasts longer is not (assumed). */
const MAY_PASS_MS = 5 * 60_000;

/** Whether calls fail until somebody changes the connection; `problem` and since when as the database has them. */
export function needsMending(problem: string, since: string | null, now: string): boolean {
  const may_pass =
    problem === 'garbled' && since !== null && Date.parse(now) - Date.parse(since) <= MAY_PASS_MS;
  return MENDED_BY_HAND.includes(problem as CallProblem) && !may_pass;
}

type Secret = { auth: 'token' | 'certificate'; certificate_to: string | null };

/** Why the last call failed, and what to do; `problem` as the database has it. */
export const problemWords = (problem: string, secret: Secret, now: string): string =>
  together(wordsOf(problem, secret, now));

/** Why the last call failed, for pages other than that of the connection: its buttons and fields are not there. */
export const problemCause = (problem: string, secret: Secret, now: string): string =>
  wordsOf(problem, secret, now).cause;

/** The same of the installation's own provider, which is called with a token. */
export const commonCause = (problem: string): string => BY_CAUSE[problem as CallProblem].cause;

function wordsOf(problem: string, { auth, certificate_to }: Secret, now: string): Words {
  const cause = problem as CallProblem;
  if (cause !== 'unauthorized' || auth !== 'certificate') return BY_CAUSE[cause];
  const has_ended = certificate_to !== null && Date.parse(certificate_to) < Date.parse(now);
  return has_ended ? WORDS.client_expired : WORDS.client_refused;
}

function together({ cause, remedy }: Words): string {
  return `${cause} ${remedy}`;
}
