import { globSync, readFileSync } from 'node:fs';

/** Test sources by path. */
export type Sources = Readonly<Record<string, string>>;

const TESTS = ['tests/**/*.{test,spec}.{ts,tsx}', '{domain,server,src}/**/*.test.{ts,tsx}'];
/** Files that only `npm run test:long` runs: what they hold is held there. */
const LONG = /^tests\/long\/|^tests\/e2e\/\w+\/(?:kit(?:-sizes)?|public-looks)\.spec\.ts$/;
/** The title of a browser test that the long run alone runs, from its ids on. */
const LONG_TITLE = /\[([1-9]\.[^\]]+)\]['"`],\s*LONG\b/g;

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

/** That a test source claims to hold a rule; `long`: by tests of the long run alone. */
export type Claim = { id: string; path: string; long: boolean };

/** What each test source claims to hold. */
export function claimsOf(sources: Sources): Claim[] {
  return Object.entries(sources).flatMap(([path, text]) => {
    const usual = new Set(LONG.test(path) ? [] : idsIn(text.replace(LONG_TITLE, '')));
    return idsIn(text).map((id) => ({ id, path, long: !usual.has(id) }));
  });
}
