import { spawnSync } from 'node:child_process';

/** What a set of changed files can affect. */
export type Affected = {
  /** Unit, contract and other tests: all of them, or those that import what changed and these rooms whole. */
  vitest: 'all' | { whole_rooms: readonly string[] };
  /** Browser tests: all of them, or these files. */
  e2e: 'all' | readonly string[];
};

const PAGE = /\.md$|^docs\//;
const CODE = /\.tsx?$/;
const BROWSER_TEST = /^tests\/e2e\/.+\.spec\.ts$/;
/** What the running application is made of, and what browser tests stand on. */
const APPLICATION = /^(src|server|domain|agent|generated|openapi|public|tests\/e2e|tests\/setup)\/|^[^/]+$/;
/** What tests start as programs of their own, without importing it. */
const PROGRAMS = /^(server|domain|agent|generated|tests\/(setup|integration))\//;

/**
 * Which tests a change can affect. Imports say it for code; what is read as a file (the description, migrations, settings of
 * tools) runs everything, and rooms that read the sources or start programs run whole.
 */
export function affectedBy(paths: readonly string[]): Affected {
  const judged = paths.filter((path) => !PAGE.test(path));
  // These two may break whatever else is run; nothing else reads a page of the documentation.
  const whole_rooms = ['architecture', 'spec'];
  if (judged.some((path) => PROGRAMS.test(path))) whole_rooms.push('integration');
  const read_as_file = judged.some((path) => !CODE.test(path) || !path.includes('/'));
  const specs = judged.filter((path) => BROWSER_TEST.test(path));
  const others = judged.filter((path) => !BROWSER_TEST.test(path) && !/\.test\.tsx?$/.test(path));
  return {
    vitest: read_as_file ? 'all' : { whole_rooms },
    e2e: others.some((path) => APPLICATION.test(path)) ? 'all' : specs,
  };
}

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** The commit where this branch left main, and the files that differ from it, committed or not; null without git or main. */
export function changedSinceMain(): { base: string; paths: string[] } | null {
  const base = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main');
  if (base === null) return null;
  const differing = git('diff', '--name-only', base);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  if (differing === null || untracked === null) return null;
  return { base, paths: [...differing.split('\n'), ...untracked.split('\n')].filter((path) => path !== '') };
}
