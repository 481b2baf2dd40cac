import { FORMAT_PROBLEM_WORDS } from '../documents/format/problems.ts';
import { statementProblems } from '../documents/statement-xml.ts';
import { requiredText } from '../invoice/ready/field-refusals.ts';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusals.ts';
import { formatVersionFor } from '../rules/particulars/format-versions.table.ts';
import type { StatementContent } from './content.ts';

const REASON = { label: 'Nội dung sai và nội dung đúng', max: 2000, element: 'DSLDTDoi/LDo' };

/**
 * What prevents signing this statement; empty when it is ready. It must state what is wrong (TT 91/2026 Điều 10.1.b). The certificate is
 * checked separately.
 */
export function checkStatement(content: StatementContent): Refusal[] {
  const stated = requiredText('reason', content.reason, REASON);
  return stated.length === 0 ? formatRefusals(content) : stated;
}

/** What the data format of the day would refuse of content that the other rules let pass. */
function formatRefusals(content: StatementContent): Refusal[] {
  const version = formatVersionFor(content.made_on);
  return statementProblems(content, version).map(({ path, label, problem }) =>
    refuse('document_format', null, { label: label || path, path, reason: FORMAT_PROBLEM_WORDS[problem] }),
  );
}
