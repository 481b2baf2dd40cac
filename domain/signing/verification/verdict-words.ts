import { readableDate } from '../../fields/calendar-date.ts';
import type { SignatureProblem, SignatureVerdict, SignedPart } from './verdict.ts';
import {
  DOCUMENT_WORDS,
  PART_WORDS,
  PROBLEM_WORDS,
  ROLE_WORDS,
  WEAKNESS_WORDS,
} from './verdict-words.table.ts';

/** A verdict in Vietnamese, whole sentences. */
export type VerdictWords = {
  title: string;
  right: string[];
  /** What was changed or is wrong; empty when the signature is valid. */
  wrong: string[];
  /** Good to know, no reason to refuse. */
  warnings: string[];
  /** What to do now. */
  next: string;
};

/** What a verdict means to the receiver of the file: what is right, what was changed, and what to do. */
export function verdictWords(verdict: SignatureVerdict): VerdictWords {
  const { problems, changed, weaknesses } = verdict;
  return {
    title: titleOf(verdict),
    right: rightOf(verdict),
    wrong: [
      ...changed.map((part) => `Đã bị sửa sau khi ký: ${partWords(part, verdict)}.`),
      ...problems
        .filter((problem) => !isImplied(problem, verdict))
        .map((problem) => PROBLEM_WORDS[problem].says),
    ],
    warnings: weaknesses.map((weakness) => WEAKNESS_WORDS[weakness]),
    next: nextOf(verdict),
  };
}

function titleOf({ role, valid, intact, changed }: SignatureVerdict): string {
  const subject = `Chữ ký của ${ROLE_WORDS[role]}`;
  if (valid) return `${subject} hợp lệ.`;
  if (changed.length > 0) return `${subject} không còn đúng: tệp đã bị sửa sau khi ký.`;
  return intact
    ? `${subject} chưa đáng tin, dù phần được ký còn nguyên vẹn.`
    : `${subject} không kiểm tra được.`;
}

function rightOf(verdict: SignatureVerdict): string[] {
  const { signed, signing_time, certificate, stated_tax_code, problems } = verdict;
  const is = (problem: SignatureProblem) => problems.includes(problem);
  const found = signed.map((part) =>
    part === 'signing_time' && signing_time !== null
      ? `Còn nguyên như khi ký: thời điểm ký ${readableTime(signing_time)}.`
      : `Còn nguyên như khi ký: ${partWords(part, verdict)}.`,
  );
  // Of a certificate that did not make the signature, or at a time that is not signed, nothing can be confirmed.
  if (certificate === null || signed.length === 0 || is('signing_time_not_signed')) return found;
  if (stated_tax_code !== null && !is('certificate_tax_code'))
    found.push(`Chứng thư số đúng mã số thuế ${stated_tax_code} ghi trên tài liệu.`);
  if (!is('certificate_not_yet_valid') && !is('certificate_expired'))
    found.push('Chứng thư số còn hạn vào thời điểm ký.');
  if (!is('certificate_not_trusted')) found.push('Chứng thư số do tổ chức chứng thực được tin cậy cấp.');
  return found;
}

/** Whether "đã bị sửa" says it already. */
function isImplied(problem: SignatureProblem, { changed, problems }: SignatureVerdict): boolean {
  if (problem === 'digest_mismatch') return changed.length > 0;
  if (problem === 'document_not_signed')
    return changed.includes('document') || changed.includes('signed_info');
  if (problem === 'code_not_signed') return changed.includes('code') || changed.includes('signed_info');
  if (problem === 'signing_time_not_signed')
    return changed.includes('signing_time') || changed.includes('signed_info');
  // A certificate out of its time leads nowhere at that time.
  const untimely = problems.includes('certificate_expired') || problems.includes('certificate_not_yet_valid');
  return problem === 'certificate_not_trusted' && untimely;
}

function nextOf({ problems, weaknesses }: SignatureVerdict): string {
  const order = Object.keys(PROBLEM_WORDS) as SignatureProblem[];
  const gravest = order.find((problem) => problems.includes(problem));
  if (gravest !== undefined) return PROBLEM_WORDS[gravest].next;
  return weaknesses.length > 0
    ? 'Có thể dùng tệp này, nhưng đối chiếu thêm với bản tra cứu trên cổng của cơ quan thuế.'
    : 'Có thể dùng tệp này. Giữ nguyên tệp XML, đừng mở ra rồi lưu lại.';
}

function partWords(part: SignedPart, { document }: SignatureVerdict): string {
  if (part !== 'document') return PART_WORDS[part];
  return document === null ? 'dữ liệu của tài liệu' : DOCUMENT_WORDS[document];
}

/** `2026-11-20T09:15:00` as 20/11/2026 09:15:00. */
function readableTime(local: string): string {
  return `${readableDate(local.slice(0, 10))} ${local.slice(11, 19)}`;
}
