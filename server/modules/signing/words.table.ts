import type { RequestState } from '#domain/signing/request-lifecycle.ts';
import type { RemoteProblem, RemoteService } from '#server/gateways/signer/signer.ts';
import type { SigningNouns } from './deps.ts';
import type { RequestRow } from './rows.ts';

export type RequestProblem = RemoteProblem | 'certificate_missing';

const SERVICES = {
  csc_v2: 'dịch vụ ký số từ xa',
  mysign: 'Viettel MySign',
  smart_ca: 'VNPT SmartCA',
} as const satisfies Record<RemoteService, string>;

/** Why a request failed, and what to do. */
const PROBLEMS = {
  wrong_credentials: () =>
    'Dịch vụ ký số không nhận tài khoản của chứng thư. Hãy xóa chứng thư rồi thêm lại với mật khẩu đúng.',
  wrong_otp: () => 'Mã OTP sai quá nhiều lần.',
  credential_not_found: () => 'Tài khoản ký số không còn khóa của chứng thư này. Hãy thêm chứng thư khác.',
  certificate_invalid: () =>
    'Dịch vụ ký số báo chứng thư không còn dùng được. Hãy liên hệ nơi cấp chứng thư.',
  too_many: ({ fewer }) => `Dịch vụ ký số không nhận nhiều chứng từ như vậy một lần. ${fewer}`,
  service_refused: () => 'Dịch vụ ký số từ chối yêu cầu.',
  bad_answer: ({ one }) => `Chữ ký nhận về không khớp với chứng thư và ${one} nên không được dùng.`,
  certificate_missing: () => 'Chứng thư đã bị xóa hoặc không mở được. Hãy thêm lại chứng thư.',
} as const satisfies Record<RequestProblem, (nouns: SigningNouns) => string>;

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
    `Chưa rõ ${service(facts)} đã nhận yêu cầu hay chưa; đang tra cứu và không gửi lại. Nếu điện thoại không hiện yêu cầu, hãy hủy rồi gửi ký lại.`,
  waiting_for_confirmation: (facts) => `Mở ứng dụng của ${service(facts)} trên điện thoại và xác nhận ký.`,
  signed: () => null,
  refused: (_, { again }) => `Người ký đã từ chối. ${again}`,
  expired: (_, { again }) => `Hết thời gian chờ mà chưa ai ký. ${again}`,
  failed: ({ problem }, nouns) =>
    `${PROBLEMS[(problem ?? 'service_refused') as RequestProblem](nouns)} ${nouns.again}`,
  cancelled: (_, { again }) => `Đã hủy yêu cầu ký. ${again}`,
} as const satisfies Record<RequestState, (facts: Facts, nouns: SigningNouns) => string | null>;

/** What the person does next, or why the request ended; null when there is nothing to say. */
export function requestMessage(request: Facts & { state: RequestState }, nouns: SigningNouns): string | null {
  return MESSAGES[request.state](request, nouns);
}

/** What the signer is shown of what is signed. */
export function describe({ one, many }: SigningNouns, labels: readonly string[]): string {
  const [first = '', ...others] = labels;
  const last = others.at(-1);
  return last === undefined ? `Ký ${one} ${first}` : `Ký ${many(labels.length)}, từ ${first} đến ${last}`;
}
