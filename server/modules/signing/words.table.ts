import type { RequestState } from '#domain/signing/request-lifecycle.ts';
import type { RemoteProblem, RemoteService } from '#server/gateways/signer/signer.ts';
import type { RequestRow } from './rows.ts';

export type RequestProblem = RemoteProblem | 'certificate_missing';

const SERVICES = {
  csc_v2: 'dịch vụ ký số từ xa',
  mysign: 'Viettel MySign',
  smart_ca: 'VNPT SmartCA',
} as const satisfies Record<RemoteService, string>;

const AGAIN = 'Hóa đơn giữ nguyên số; hãy phát hành lại khi sẵn sàng.';

/** Why a request failed, and what to do. */
const PROBLEMS = {
  wrong_credentials: `Dịch vụ ký số không nhận tài khoản của chứng thư. Hãy xóa chứng thư rồi thêm lại với mật khẩu đúng. ${AGAIN}`,
  wrong_otp: `Mã OTP sai quá nhiều lần. ${AGAIN}`,
  credential_not_found: `Tài khoản ký số không còn khóa của chứng thư này. Hãy thêm chứng thư khác. ${AGAIN}`,
  certificate_invalid: `Dịch vụ ký số báo chứng thư không còn dùng được. Hãy liên hệ nơi cấp chứng thư. ${AGAIN}`,
  too_many: `Dịch vụ ký số không nhận nhiều chứng từ như vậy một lần. Hãy phát hành ít hóa đơn hơn mỗi lần. ${AGAIN}`,
  service_refused: `Dịch vụ ký số từ chối yêu cầu. ${AGAIN}`,
  bad_answer: `Chữ ký nhận về không khớp với chứng thư và hóa đơn nên không được dùng. ${AGAIN}`,
  certificate_missing: `Chứng thư đã bị xóa hoặc không mở được. Hãy thêm lại chứng thư. ${AGAIN}`,
} as const satisfies Record<RequestProblem, string>;

type Facts = Pick<RequestRow, 'service' | 'account' | 'problem' | 'otp_tries_left'>;

const service = ({ service: name }: Facts): string => SERVICES[(name ?? 'csc_v2') as RemoteService];
const sending = (facts: Facts): string => `Đang gửi yêu cầu ký tới ${service(facts)}.`;

const MESSAGES = {
  waiting_for_token: () => 'Cắm USB token vào máy đang dùng rồi bấm ký; mã PIN chỉ nhập ở máy đó.',
  waiting_for_otp: (facts) =>
    facts.problem === 'wrong_otp'
      ? `Mã OTP không đúng, còn ${facts.otp_tries_left ?? 0} lần thử. Hãy nhập mã mới nhất mà ${service(facts)} gửi cho ${facts.account ?? ''}.`
      : `Nhập mã OTP mà ${service(facts)} gửi cho ${facts.account ?? ''}.`,
  prepared: sending,
  starting: sending,
  unknown: (facts) =>
    `Chưa rõ ${service(facts)} đã nhận yêu cầu hay chưa; đang tra cứu và không gửi lại. Nếu điện thoại không hiện yêu cầu, hãy hủy rồi phát hành lại.`,
  waiting_for_confirmation: (facts) => `Mở ứng dụng của ${service(facts)} trên điện thoại và xác nhận ký.`,
  signed: () => null,
  refused: () => `Người ký đã từ chối. ${AGAIN}`,
  expired: () => `Hết thời gian chờ mà chưa ai ký. ${AGAIN}`,
  failed: ({ problem }) => PROBLEMS[(problem ?? 'service_refused') as RequestProblem],
  cancelled: () => `Đã hủy yêu cầu ký. ${AGAIN}`,
} as const satisfies Record<RequestState, (facts: Facts) => string | null>;

/** What the person does next, or why the request ended; null when there is nothing to say. */
export function requestMessage(request: Facts & { state: RequestState }): string | null {
  return MESSAGES[request.state](request);
}

/** What the signer is shown of what is signed. */
export function describe(labels: readonly string[]): string {
  const [first = '', ...others] = labels;
  const last = others.at(-1);
  return last === undefined ? `Ký hóa đơn ${first}` : `Ký ${labels.length} hóa đơn, từ ${first} đến ${last}`;
}
