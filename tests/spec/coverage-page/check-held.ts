/** The last step of `npm test`: docs/spec-coverage.md against the results of this run. Writes dist/test/held.json. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { POINTS } from '../rules/all-rules.ts';
import { currentCoverage } from './coverage-file.ts';
import { heldBy } from './held.ts';
import { playwrightOutcomes, vitestOutcomes } from './outcomes.ts';

const root = process.cwd();

/** What `read` makes of a report; nothing of one that was not written, so that what it holds is missing by name. */
function read<Report, Outcomes>(
  file: string,
  outcomes: (report: Report, root: string) => Outcomes[],
): Outcomes[] {
  if (!existsSync(file)) return [];
  return outcomes(JSON.parse(readFileSync(file, 'utf8')) as Report, root);
}

const coverage = await currentCoverage();
const rules = POINTS.flatMap(({ rules: of_point }) => of_point);
const long = process.argv.includes('--long');
const outcomes = [
  ...read('dist/test/vitest.json', vitestOutcomes),
  ...read('dist/test/playwright.json', playwrightOutcomes),
  ...(long ? read('dist/test/vitest-long.json', vitestOutcomes) : []),
];
const { skipped, faults } = heldBy(rules, coverage, outcomes, { long });
for (const sentence of [...faults, ...skipped]) console.error(sentence);
const counts = { passed: faults.length === 0 ? 1 : 0, failed: faults.length, skipped: skipped.length };
writeFileSync('dist/test/held.json', JSON.stringify({ counts, failures: faults }));
process.exitCode = faults.length > 0 ? 1 : 0;
