import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { documentOf } from './documents.ts';
import type { DocumentKind, EventWords } from './kind.ts';

const none = (): null => null;
const reasonIn: EventWords['detail'] = ({ reason }) => reason ?? null;
const certificateIn: EventWords['detail'] = ({ certificate }) => certificate ?? null;

const handedAs = (message_type: string): string => `Gửi đơn vị truyền nhận · thông điệp ${message_type}`;

/** What the lines of a history say that every kind has. */
const COMMON = ({ message_type, messageType }: DocumentKind) =>
  ({
    publication_asked: { title: 'Yêu cầu ký và gửi', tone: 'default', detail: none },
    sealed: { title: 'Chốt nội dung để ký', tone: 'highlight', detail: ({ version }) => `Bản ${version}` },
    signature_requested: { title: 'Gửi yêu cầu ký', tone: 'highlight', detail: certificateIn },
    signed: { title: 'Ký số', tone: 'success', detail: certificateIn },
    signature_failed: { title: 'Ký số không thành công', tone: 'critical', detail: reasonIn },
    handed_to_provider: {
      title: messageType === undefined ? handedAs(message_type ?? '') : 'Gửi đơn vị truyền nhận',
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
    provider_received: {
      title: 'Đơn vị truyền nhận đã nhận thông điệp',
      tone: 'warning',
      detail: () => 'Chưa chuyển tới cơ quan thuế',
    },
    forwarded_to_authority: {
      title: 'Đã chuyển tới cơ quan thuế',
      tone: 'warning',
      detail: () => 'Chờ cơ quan thuế phản hồi',
    },
    answer_awaited: {
      title: 'Cơ quan thuế chưa phản hồi',
      tone: 'warning',
      detail: () => 'Cơ quan thuế đã có thông điệp. Không cần gửi lại',
    },
    look_up_asked: { title: 'Yêu cầu tra cứu ngay', tone: 'default', detail: none },
    answers_asked_again: { title: 'Yêu cầu gửi lại phản hồi', tone: 'default', detail: none },
    refused_by_provider: { title: 'Đơn vị truyền nhận từ chối', tone: 'critical', detail: reasonIn },
    technically_accepted: { title: 'Cơ quan thuế tiếp nhận · thông điệp 999', tone: 'success', detail: none },
    technically_refused: {
      title: 'Cơ quan thuế không nhận · thông điệp 999',
      tone: 'critical',
      detail: reasonIn,
    },
    answer_faulty: { title: 'Phản hồi báo lỗi, chưa có kết quả', tone: 'warning', detail: reasonIn },
    answer_unreadable: { title: 'Phản hồi sai định dạng', tone: 'warning', detail: reasonIn },
  }) as const satisfies Readonly<Record<string, EventWords>>;

/** The words of each kind of line in the history of a kind of document. */
function eventWordsOf(kind: DocumentKind): (event: string) => EventWords {
  const known: Readonly<Record<string, EventWords>> = { ...COMMON(kind), ...kind.words.events };
  const wordsOf = (event: string): EventWords =>
    event === 'earlier_version_answered'
      ? earlier
      : (known[event] ?? { title: 'Phản hồi', tone: 'default', detail: reasonIn });
  const earlier: EventWords = {
    title: 'Phản hồi đến muộn cho bản trước',
    tone: 'default',
    detail: ({ version, kind: answered = '', reason }) =>
      `Bản ${version}: ${wordsOf(answered).title}${reason === undefined ? '' : `. ${reason}`}. Bản hiện tại không đổi`,
  };
  return wordsOf;
}

type DocumentEvent = components['schemas']['DocumentEvent'];

/** Nhật ký of a subject's document, newest first; empty while it was never submitted. */
export async function historyOf(tx: Tx, kind: DocumentKind, subject_id: number): Promise<DocumentEvent[]> {
  const document = await documentOf(tx, kind.name, subject_id);
  if (document === null) return [];
  const rows = await tx
    .selectFrom('document_events')
    .leftJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'document_events.user_id')
        .onRef('users.tenant_id', '=', 'document_events.tenant_id'),
    )
    .select([
      'document_events.id',
      'document_events.kind',
      'document_events.detail',
      'document_events.happened_on',
      'document_events.transmission_id',
      'users.full_name as actor_name',
    ])
    .where('document_events.document_id', '=', document.id)
    .orderBy('document_events.id', 'desc')
    .execute();
  const words = eventWordsOf(kind);
  return rows.map(({ detail, ...rest }) => {
    const { title, tone, detail: text } = words(rest.kind);
    const values = detail as Readonly<Record<string, string>>;
    const { message_type } = values;
    const own = message_type === undefined ? title : handedAs(message_type);
    return { ...rest, title: own, tone, detail: text(values) };
  });
}
