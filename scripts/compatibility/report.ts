import type { Verdict } from './acknowledged.ts';
import type { Change } from './change.ts';

const SHOWN_OPERATIONS = 4;

/** What the gate found, for a terminal: first what stops it, last what harms nobody (counted only, unless asked for). */
export function reportOf(
  version: string,
  changes: readonly Change[],
  verdict: Verdict,
  all: boolean,
): string {
  const risky = changes.filter(({ severity }) => severity === 'risky');
  const safe = changes.filter(({ severity }) => severity === 'safe');
  return [
    ...section('breaking', verdict.refused.map(line)),
    ...section(
      'breaking, acknowledged',
      verdict.accepted.map(({ change, why }) => `${line(change)}\n      because: ${why}`),
    ),
    ...section('risky', risky.map(line)),
    ...section('safe', all ? safe.map(line) : []),
    ...section(
      'acknowledged but not found, take them out of releases/acknowledged.json',
      verdict.idle.map(({ code, where }) => `${code}  ${where}`),
    ),
    `since ${version}: ${verdict.refused.length} breaking, ${verdict.accepted.length} acknowledged, ${risky.length} risky, ${safe.length} safe`,
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((one) => `  - ${one}`), ''];
}

function line({ code, where, what, operations }: Change): string {
  const shown = operations.slice(0, SHOWN_OPERATIONS).join(', ');
  const more =
    operations.length > SHOWN_OPERATIONS ? ` and ${operations.length - SHOWN_OPERATIONS} more` : '';
  return `${code}  ${where}: ${what}${shown === '' ? '' : ` [${shown}${more}]`}`;
}
