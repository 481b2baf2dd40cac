/** A change of the code that no test noticed. Texts have single spaces for white space. */
type Survivor = {
  readonly file: string;
  /** Of Stryker, as EqualityOperator. */
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
};

/** A survivor with the reason why no test can notice it; it stands once for each place in the file. */
export type ExplainedSurvivor = Survivor & { readonly why: string };

type Position = { readonly line: number; readonly column: number };

/** What is read of Stryker's report (mutation-testing-report-schema); lines and columns count from 1. */
export type MutationReport = {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly mutatorName: string;
          readonly replacement?: string;
          readonly status: string;
          readonly location: { readonly start: Position; readonly end: Position };
        }[];
      }
    >
  >;
};

type Judgement = {
  /** They live, and nothing says why they may. */
  readonly unexplained: readonly (Survivor & { readonly line: number })[];
  /** Said to live, but a test notices them, or they are no longer in the code. */
  readonly outdated: readonly ExplainedSurvivor[];
  readonly killed: number;
  readonly all: number;
};

const LIVING = ['Survived', 'NoCoverage'];
/** Mutants that are not run say nothing of the tests. */
const NOT_RUN = ['CompileError', 'RuntimeError', 'Ignored'];

/**
 * Compares a report with what is explained. Line numbers are no part of the comparison, so that explanations outlive
 * changes elsewhere in a file. Of a mutant that ran out of time on a slow machine nothing is known: its explanation stays.
 */
export function judge(report: MutationReport, explained: readonly ExplainedSurvivor[]): Judgement {
  const found = Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants.map(({ mutatorName, replacement = '', status, location }) => ({
      file,
      mutator: mutatorName,
      original: singleSpaced(cut(source, location.start, location.end)),
      replacement: singleSpaced(replacement),
      status,
      line: location.start.line,
    })),
  );
  const timed_out = found.filter(({ status }) => status === 'Timeout').map(keyOf);
  const open = [...explained];
  const unexplained = found
    .filter(({ status }) => LIVING.includes(status))
    .filter((survivor) => !taken(open, keyOf(survivor)));
  const ran = found.filter(({ status }) => !NOT_RUN.includes(status));
  return {
    unexplained: unexplained.map(({ file, mutator, original, replacement, line }) => ({
      file,
      mutator,
      original,
      replacement,
      line,
    })),
    outdated: open.filter((survivor) => !timed_out.includes(keyOf(survivor))),
    killed: ran.filter(({ status }) => !LIVING.includes(status)).length,
    all: ran.length,
  };
}

/** Whether one of them has the key; it is taken out. */
function taken(open: ExplainedSurvivor[], key: string): boolean {
  const at = open.findIndex((survivor) => keyOf(survivor) === key);
  if (at >= 0) open.splice(at, 1);
  return at >= 0;
}

function keyOf({ file, mutator, original, replacement }: Survivor): string {
  return JSON.stringify([file, mutator, original, replacement]);
}

function cut(source: string, start: Position, end: Position): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join('\n');
}

function singleSpaced(text: string): string {
  return text.replace(/\s+/g, ' ');
}
