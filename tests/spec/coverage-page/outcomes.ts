/** How one test came out, by its file and its whole title with those of its groups. */
export type Outcome = { path: string; title: string; status: 'passed' | 'failed' | 'skipped' };

type VitestReport = {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
};

/** The outcomes in vitest's JSON report, paths from the folder `root`. */
export function vitestOutcomes({ testResults }: VitestReport, root: string): Outcome[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      path: relativeTo(root, name),
      title: fullName,
      // Everything else (pending, todo, skipped) did not run.
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

type PlaywrightSuite = {
  title: string;
  specs: { title: string; file: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = { config: { rootDir: string }; suites: PlaywrightSuite[] };

/** The outcomes in Playwright's JSON report. A flaky test has failed. */
export function playwrightOutcomes({ config, suites }: PlaywrightReport, root: string): Outcome[] {
  const of = ({ title, specs, suites: inner = [] }: PlaywrightSuite, above: string): Outcome[] => [
    ...specs.map((spec) => ({
      path: relativeTo(root, `${config.rootDir}/${spec.file}`),
      title: `${above}${title} ${spec.title}`,
      status: statusOf(spec.tests.map(({ status }) => status)),
    })),
    ...inner.flatMap((suite) => of(suite, `${above}${title} `)),
  ];
  return suites.flatMap((suite) => of(suite, ''));
}

function statusOf(statuses: readonly string[]): Outcome['status'] {
  if (statuses.some((status) => status !== 'expected' && status !== 'skipped')) return 'failed';
  return statuses.includes('expected') ? 'passed' : 'skipped';
}

function relativeTo(root: string, path: string): string {
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
}
