import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

type FileTime = { file: string; seconds: number };

type VitestFiles = { testResults: { name: string; startTime: number; endTime: number }[] };
type Suite = {
  file: string;
  specs: { tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[];
};

function read<R>(report: string): R | null {
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as R) : null;
}

function suiteSeconds({ specs, suites = [] }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
  return own + suites.reduce((sum, suite) => sum + suiteSeconds(suite), 0);
}

/** The test files that took longest, longest first, from the reports of both runners; a browser file is the sum of its tests. */
export function slowestFiles(reports: { vitest: string; playwright: string }, count: number): FileTime[] {
  const units = (read<VitestFiles>(reports.vitest)?.testResults ?? []).map(
    ({ name, startTime, endTime }) => ({
      file: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    }),
  );
  const browser = (read<{ suites: Suite[] }>(reports.playwright)?.suites ?? []).map((suite) => ({
    file: `tests/e2e/${suite.file}`,
    seconds: suiteSeconds(suite),
  }));
  return [...units, ...browser].sort((a, b) => b.seconds - a.seconds).slice(0, count);
}
