import { FORMAT_PROBLEM_WORDS } from '../documents/format/problems.ts';
import { documentProblems } from '../documents/format/write.ts';
import { SUMMARY_TABLE } from '../documents/formats/messages/summary-table.format.ts';
import { summaryTableValue } from '../documents/summary-table-xml.ts';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusals.ts';
import type { InForce } from '../registration/in-force.ts';
import { formatVersionFor } from '../rules/particulars/format-versions.table.ts';
import type { SummaryTable } from './content.ts';
import { daysOf, periodName } from './period.ts';

/** The most problems with the format that are named: they are alike in all rows. */
const MAX_NAMED = 20;

/**
 * What prevents sending this table on the day it is made; empty when it is ready. `open_before`: the supplement before it has a table that
 * the authority has not accepted. The certificate is checked separately.
 */
export function checkSummaryTable(
  table: SummaryTable,
  { in_force, open_before }: { in_force: Pick<InForce, 'transfer'> | null; open_before: boolean },
): Refusal[] {
  const { period, supplement, made_on, rows } = table;
  const { last } = daysOf(period);
  const stated: Refusal[] = [];
  if (rows.length === 0) stated.push(refuse('summary_empty', null));
  if (last >= made_on)
    stated.push(refuse('summary_period_open', 'period_no', { period: periodName(period), last }));
  if (open_before)
    stated.push(
      refuse('summary_first_open', null, { period: periodName(period), before: String(supplement - 1) }),
    );
  if (in_force?.transfer.summary_table !== true) stated.push(refuse('summary_not_declared', null));
  return stated.length === 0 ? formatRefusals(table) : stated;
}

/** What the data format of the day would refuse of content that the other rules let pass. */
function formatRefusals(table: SummaryTable): Refusal[] {
  const version = formatVersionFor(table.made_on);
  return documentProblems(SUMMARY_TABLE, version, summaryTableValue(table, version))
    .slice(0, MAX_NAMED)
    .map(({ path, label, problem }) =>
      refuse('summary_format', null, { label: label || path, path, reason: FORMAT_PROBLEM_WORDS[problem] }),
    );
}
