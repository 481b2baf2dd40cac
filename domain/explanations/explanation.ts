import { FORMAT_PROBLEM_WORDS } from '../documents/format/problems.ts';
import { documentProblems } from '../documents/format/write.ts';
import { explanationValue } from '../documents/explanation-xml.ts';
import { EXPLANATION } from '../documents/formats/messages/explanation.format.ts';
import { requiredText } from '../invoice/ready/field-refusals.ts';
import { refuse, type Refusal } from '../refusals.ts';
import { formatVersionFor } from '../rules/particulars/format-versions.table.ts';

/** Giải trình, bổ sung thông tin: what a taxpayer answers to a request to explain (107). */
export type ExplanationContent = {
  tax_authority: { code: string; name: string };
  taxpayer: { name: string; tax_code: string };
  /** Địa danh, before the day. */
  place: string;
  /** YYYY-MM-DD. */
  explained_on: string;
  /** Mã thông điệp of the declaration that is explained. */
  about_message: string;
  text: string;
};

const TEXT = { label: 'Nội dung giải trình', max: 4000, element: 'NDung' };

/** What prevents sending this explanation; empty when it is ready. The certificate is checked separately. */
export function checkExplanation(content: ExplanationContent): Refusal[] {
  const stated = requiredText('text', content.text, TEXT);
  if (stated.length > 0) return stated;
  const version = formatVersionFor(content.explained_on);
  return documentProblems(EXPLANATION, version, explanationValue(content, version)).map(
    ({ path, label, problem }) =>
      refuse('document_format', null, { label: label || path, path, reason: FORMAT_PROBLEM_WORDS[problem] }),
  );
}
