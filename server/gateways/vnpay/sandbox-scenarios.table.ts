/** What the sandbox does when a payer presses a button. */
export type SandboxScenario = {
  /** The words on the button. */
  label: string;
  /** vnp_ResponseCode; anything but 00 moves no money. */
  code: string;
  /** When its notice is sent, before the payer is back or after; never: only a look-up says what became of it. */
  notice: 'before' | 'after' | 'never';
  /** How often the notice is sent. */
  times?: number;
  /** Difference between the amount in the notice and the amount due, in đồng. */
  apart?: number;
  /** Whether the notice is signed with another secret. */
  forged?: boolean;
  /** How many look-ups get no answer before one does. */
  silent?: number;
  /** What becomes of a refund of it, done at once by default; `unanswered` is done too, `lost` never arrives. */
  refund?: 'refused' | 'slow' | 'unanswered' | 'lost';
};

export const SANDBOX_SCENARIOS = {
  paid: { label: 'Thanh toán thành công', code: '00', notice: 'before' },
  return_first: { label: 'Thành công, về trang trước khi có thông báo', code: '00', notice: 'after' },
  twice: { label: 'Thành công, thông báo gửi hai lần', code: '00', notice: 'before', times: 2 },
  no_notice: { label: 'Thành công, thông báo bị mất', code: '00', notice: 'never' },
  silent: {
    label: 'Thành công, thông báo bị mất, ba lần tra cứu không trả lời',
    code: '00',
    notice: 'never',
    silent: 3,
  },
  refund_refused: {
    label: 'Thành công, yêu cầu hoàn tiền bị từ chối',
    code: '00',
    notice: 'before',
    refund: 'refused',
  },
  refund_slow: {
    label: 'Thành công, hoàn tiền phải chờ ngân hàng',
    code: '00',
    notice: 'before',
    refund: 'slow',
  },
  refund_unanswered: {
    label: 'Thành công, yêu cầu hoàn tiền không được trả lời',
    code: '00',
    notice: 'before',
    refund: 'unanswered',
  },
  refund_lost: {
    label: 'Thành công, yêu cầu hoàn tiền không tới nơi',
    code: '00',
    notice: 'before',
    refund: 'lost',
  },
  wrong_amount: { label: 'Thông báo sai số tiền', code: '00', notice: 'before', apart: -10_000 },
  forged: { label: 'Thông báo giả chữ ký', code: '24', notice: 'before', forged: true },
  cancelled: { label: 'Khách hủy', code: '24', notice: 'before' },
  no_funds: { label: 'Tài khoản không đủ tiền', code: '51', notice: 'before' },
} as const satisfies Readonly<Record<string, SandboxScenario>>;

export type ScenarioName = keyof typeof SANDBOX_SCENARIOS;
