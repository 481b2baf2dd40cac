import { formatted } from '../../../scripts/format.ts';
import { POINTS } from '../rules/all-rules.ts';
import { testSources } from './claims.ts';
import { coverageOf } from './coverage.ts';
import type { Coverage } from './coverage.ts';
import { coveragePage } from './page.ts';

export const COVERAGE_PAGE = 'docs/spec-coverage.md';

/** The coverage of this repository as it stands, and the page that says it. */
export async function currentCoverage(): Promise<Coverage & { page: string }> {
  const coverage = coverageOf(
    POINTS.flatMap(({ rules }) => rules),
    testSources(),
  );
  return { ...coverage, page: await formatted(COVERAGE_PAGE, coveragePage(coverage)) };
}
