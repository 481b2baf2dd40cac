import type { Tone } from '#domain/transmission/tones.ts';

export type EventKind =
  | 'created'
  | 'publication_asked'
  | 'number_reserved'
  | 'sealed'
  | 'signature_requested'
  | 'signed'
  | 'signature_failed'
  | 'handed_to_provider'
  | 'whereabouts_unknown'
  | 'found_at_provider'
  | 'not_found_at_provider'
  | 'refused_by_provider'
  | 'technically_accepted'
  | 'technically_refused'
  | 'code_issued'
  | 'code_denied'
  | 'answer_unreadable'
  | 'earlier_version_answered';

type EventWords = {
  title: string;
  tone: Tone;
  detail(values: Readonly<Record<string, string>>): string | null;
};

const none = (): null => null;

/** What an answer to the present version would have been called. */
const titleOf = (kind = ''): string =>
  Object.hasOwn(EVENT_WORDS, kind) ? EVENT_WORDS[kind as EventKind].title : 'Phản hồi';

/** Nhật ký: what each line of an invoice's history says. */
export const EVENT_WORDS = {
  created: { title: 'Lập hóa đơn nháp', tone: 'default', detail: none },
  publication_asked: { title: 'Yêu cầu ký và phát hành', tone: 'default', detail: none },
  number_reserved: {
    title: 'Cấp số hóa đơn',
    tone: 'highlight',
    detail: ({ number }) => `Số ${number}, thuộc hóa đơn này từ nay`,
  },
  sealed: {
    title: 'Chốt nội dung để ký',
    tone: 'highlight',
    detail: ({ version }) => `Bản ${version}`,
  },
  signature_requested: {
    title: 'Gửi yêu cầu ký',
    tone: 'highlight',
    detail: ({ certificate }) => certificate ?? null,
  },
  signed: { title: 'Ký số', tone: 'success', detail: ({ certificate }) => certificate ?? null },
  signature_failed: {
    title: 'Ký số không thành công',
    tone: 'critical',
    detail: ({ reason }) => reason ?? null,
  },
  handed_to_provider: {
    title: 'Gửi đơn vị truyền nhận · thông điệp 200',
    tone: 'highlight',
    detail: ({ message_id }) => `Mã thông điệp ${message_id}`,
  },
  whereabouts_unknown: {
    title: 'Chưa rõ đã tới đơn vị truyền nhận hay chưa',
    tone: 'unknown',
    detail: () => 'Đang tra cứu theo mã thông điệp, không gửi lại khi chưa rõ',
  },
  found_at_provider: { title: 'Đơn vị truyền nhận đã có thông điệp', tone: 'highlight', detail: none },
  not_found_at_provider: {
    title: 'Đơn vị truyền nhận chưa có thông điệp, sẽ gửi lại',
    tone: 'warning',
    detail: none,
  },
  refused_by_provider: {
    title: 'Đơn vị truyền nhận từ chối',
    tone: 'critical',
    detail: ({ reason }) => reason ?? null,
  },
  technically_accepted: { title: 'Cơ quan thuế tiếp nhận · thông điệp 999', tone: 'success', detail: none },
  technically_refused: {
    title: 'Cơ quan thuế không nhận · thông điệp 999',
    tone: 'critical',
    detail: ({ reason }) => reason ?? null,
  },
  code_issued: {
    title: 'Cơ quan thuế cấp mã · thông điệp 202',
    tone: 'success',
    detail: ({ code }) => code ?? null,
  },
  code_denied: {
    title: 'Cơ quan thuế từ chối cấp mã · thông điệp 204',
    tone: 'critical',
    detail: ({ reason }) => reason ?? null,
  },
  answer_unreadable: {
    title: 'Phản hồi sai định dạng',
    tone: 'warning',
    detail: ({ reason }) => reason ?? null,
  },
  earlier_version_answered: {
    title: 'Phản hồi đến muộn cho bản trước',
    tone: 'default',
    detail: ({ version, kind, reason }) =>
      `Bản ${version}: ${titleOf(kind)}${reason === undefined ? '' : `. ${reason}`}. Bản hiện tại không đổi`,
  },
} as const satisfies Readonly<Record<EventKind, EventWords>>;
