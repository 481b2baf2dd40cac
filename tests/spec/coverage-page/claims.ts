import { globSync, readFileSync } from 'node:fs';

/** Test sources by path. */
export type Sources = Readonly<Record<string, string>>;

const TESTS = ['tests/**/*.{test,spec}.{ts,tsx}', '{domain,server,src}/**/*.test.{ts,tsx}'];
/** Files that only `npm run test:long` runs: what they hold is held there. */
const LONG = /^tests\/long\/|^tests\/e2e\/\w+\/(?:kit(?:-sizes)?|public-looks)\.spec\.ts$/;

export const isLong = (path: string): boolean => LONG.test(path);

/** Ids in brackets, blanks between them: `[4.session.no-token 4.session.logout]`. A last `*` stands for all below. */
const BRACKETS = /\[([1-9]\.[a-z][\w.-]*\*?(?: [1-9]\.[a-z][\w.-]*\*?)*)\]/g;

/** Every test of the repository. */
export function testSources(): Sources {
  const paths = globSync(TESTS).sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

/** The ids that a text names, as written, each once: a test's title, or a whole source. */
export function idsIn(text: string): string[] {
  return [...new Set([...text.matchAll(BRACKETS)].flatMap(([, inside = '']) => inside.split(' ')))];
}

/** What each test source claims to hold. */
export function claimsOf(sources: Sources): { id: string; path: string }[] {
  return Object.entries(sources).flatMap(([path, text]) => idsIn(text).map((id) => ({ id, path })));
}
