import { registrationAnswer, type RegistrationAnswer } from '#domain/registration/answers.ts';
import { isSignedByAuthority } from '#server/modules/documents/index.ts';
import type { Expected, ReadAnswer, Unreadable, Verdict } from '#server/modules/documents/index.ts';

/** Thông báo 01/TB-BSTT-NNT: the authority wants an explanation before it decides (assumed: no message of the catalogue says it). */
const REQUEST_TO_EXPLAIN = '107';

const NOT_SIGNED: Unreadable = {
  unreadable:
    'Phản hồi về tờ khai không mang chữ ký hợp lệ của cơ quan thuế. Đang chờ phản hồi khác, không gửi lại tờ khai này.',
};

/** What an answer to a message 100 says: 102 that it was received, 103 that it is decided; null when it says nothing about it. */
export function declarationVerdict(
  { message_type, body, bytes }: ReadAnswer,
  expected: Expected,
): Verdict | Unreadable | null {
  if (message_type === REQUEST_TO_EXPLAIN)
    return { ...NOTHING, answer: null, event: 'explanation_wanted', facts: { review: 'want_explanation' } };
  const [document] = body.kind === 'documents' ? body.documents : [];
  const answer = document === undefined ? null : registrationAnswer(document);
  if (answer === null) return null;
  const verdict = verdictOf(answer, expected.message_id);
  if (verdict === null) return null;
  return isSignedByAuthority(bytes, expected) ? verdict : NOT_SIGNED;
}

const NOTHING = { takes_effect: false, detail: {}, reasons: [], coded: null, facts: {} } as const;

function verdictOf(answer: RegistrationAnswer, message_id: string): Verdict | null {
  if (answer.kind === 'received')
    return answer.message_id === message_id
      ? {
          ...NOTHING,
          answer: 'received',
          event: 'received',
          detail: noticeOf(answer),
          facts: { review: 'receive' },
        }
      : null;
  if (answer.kind === 'not_received')
    return answer.message_id === message_id
      ? { ...NOTHING, answer: 'not_received', event: 'not_received', ...refusal(answer.reasons) }
      : null;
  if (answer.kind === 'accepted') {
    const { notice_no, noticed_on, cash_register_code } = answer;
    return {
      ...NOTHING,
      answer: 'accepted',
      takes_effect: true,
      event: 'accepted',
      detail: noticeOf(answer),
      facts: { decision_no: notice_no, decided_on: noticed_on, cash_register_code },
    };
  }
  if (answer.kind === 'not_accepted')
    return { ...NOTHING, answer: 'not_accepted', event: 'not_accepted', ...refusal(answer.reasons) };
  return null;
}

function noticeOf({ notice_no }: { notice_no: string | null }): Readonly<Record<string, string>> {
  return notice_no === null ? {} : { notice_no };
}

function refusal(given: readonly { code: string; text: string }[]): Pick<Verdict, 'detail' | 'reasons'> {
  const reasons = given.map(({ code, text }) => ({ code, message: text, fields: [] }));
  const reason = reasons.map(({ message }) => message).join(' ');
  return { reasons, detail: reason === '' ? {} : { reason } };
}
