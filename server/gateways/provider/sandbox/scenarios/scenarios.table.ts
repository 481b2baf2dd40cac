import type { Reason } from '#domain/documents/notices.ts';
import type { Fault } from './faults.ts';
import { REASONS, REASONS_OF_A_PERSON } from '../reasons.table.ts';

type ScenarioRow = {
  /** On the page, Vietnamese. */
  readonly label: string;
  /** What follows the colon of `late:60000`, `refuse:1001`; null where nothing does. */
  readonly argument: 'milliseconds' | 'reason' | null;
  readonly fault: (argument: string) => Fault | null;
};

const plain = (label: string, fault: Fault): ScenarioRow => ({ label, argument: null, fault: () => fault });
const reasoned = (label: string, kind: 'refuse' | 'not_received'): ScenarioRow => ({
  label,
  argument: 'reason',
  fault: (argument) => {
    const reason = reasonOf(argument);
    return reason === null ? null : { kind, reasons: [reason] };
  },
});

/** What the authority, or the way back from it, can be asked to do with a message. */
export const SCENARIOS: Readonly<Record<string, ScenarioRow>> = {
  accept: plain('Chấp nhận, không xét nội dung', { kind: 'accept' }),
  refuse: reasoned('Từ chối với một lý do', 'refuse'),
  not_received: reasoned('Không tiếp nhận tờ khai (102)', 'not_received'),
  confirm: plain('Tờ khai chờ người đại diện xác nhận', { kind: 'confirm' }),
  explain: plain('Yêu cầu giải trình tờ khai (107)', { kind: 'explain' }),
  review: plain('Chấp nhận, rồi yêu cầu rà soát (302)', { kind: 'review' }),
  timeout: plain('Nhận được nhưng không báo lại: phải tra cứu', { kind: 'timeout' }),
  lost: plain('Mất trên đường, chưa nhận được', { kind: 'drop' }),
  broken: plain('Đơn vị truyền nhận báo lỗi máy chủ (503), chưa nhận', { kind: 'server_error' }),
  garbled_reply: plain('Nhận được nhưng báo lại không đọc được', { kind: 'garble' }),
  reject: plain('Đơn vị truyền nhận từ chối nhận', {
    kind: 'reject',
    reason: 'Kịch bản thử: đơn vị truyền nhận không nhận thông điệp này',
  }),
  silence: plain('Không trả lời gì', { kind: 'silence' }),
  held: plain('Đơn vị truyền nhận giữ lại, chưa chuyển tới cơ quan thuế', { kind: 'held' }),
  no_verdict: plain('Chỉ phản hồi kỹ thuật, không có kết quả', { kind: 'no_verdict' }),
  late: {
    label: 'Trả lời muộn (mili giây)',
    argument: 'milliseconds',
    fault: (argument) => (/^\d{1,9}$/.test(argument) ? { kind: 'delay', delay_ms: Number(argument) } : null),
  },
  garbage: plain('Phản hồi không đọc được', { kind: 'garble_answers' }),
  unreadable: plain('Báo thông điệp sai định dạng (999)', { kind: 'unreadable' }),
  no_reply_to: plain('Phản hồi thiếu mã thông điệp tham chiếu', { kind: 'no_reply_to' }),
  double: plain('Mỗi phản hồi đến hai lần', { kind: 'double' }),
  reorder: plain('Kết quả đến trước phản hồi kỹ thuật', { kind: 'reorder' }),
  wrong_format: plain('Thông điệp -1 (sai định dạng)', { kind: 'wrong_format' }),
  signature_faulty: plain('Thông điệp -2 (lỗi yêu cầu ký số)', { kind: 'signature_faulty' }),
};

/** Every reason by its name, those of a person too. */
export const ALL_REASONS: Readonly<Record<string, Reason>> = { ...REASONS, ...REASONS_OF_A_PERSON };

/** By name or by code. */
function reasonOf(text: string): Reason | null {
  if (Object.hasOwn(ALL_REASONS, text)) return ALL_REASONS[text] ?? null;
  return Object.values(ALL_REASONS).find(({ code }) => code === text) ?? null;
}

/** `late:60000` of the header X-Sandbox-Scenario, and of the page; null for what is no scenario. */
export function scenarioOf(text: string): Fault | null {
  const [name = '', ...argument] = text.split(':');
  const row = Object.hasOwn(SCENARIOS, name) ? SCENARIOS[name] : undefined;
  return row?.fault(argument.join(':')) ?? null;
}

/**
 * Companies of these tax codes always meet the scenario: a person who tries the product with only a browser takes one at registration. The
 * codes are of a block that is not issued, and hold their check digit.
 */
export const SCENARIOS_OF_TAX_CODES: Readonly<Record<string, string>> = {
  '0099000013': 'refuse:representative_not_verified',
  '0099000020': 'not_received:declared_already',
  '0099000038': 'confirm',
  '0099000045': 'explain',
  '0099000052': 'silence',
  '0099000077': 'no_verdict',
  '0099000084': 'late:60000',
  '0099000091': 'garbage',
  '0099000101': 'unreadable',
  '0099000119': 'no_reply_to',
  '0099000126': 'double',
  '0099000133': 'wrong_format',
};
