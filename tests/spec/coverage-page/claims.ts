import { globSync, readFileSync } from 'node:fs';

/** Test sources by path. */
export type Sources = Readonly<Record<string, string>>;

const TESTS = ['tests/**/*.{test,spec}.{ts,tsx}', '{domain,server,src}/**/*.test.{ts,tsx}'];
/** Ids in brackets, blanks between them: `[4.session.no-token 4.session.logout]`. A last `*` stands for all below. */
const BRACKETS = /\[([1-9]\.[a-z][\w.-]*\*?(?: [1-9]\.[a-z][\w.-]*\*?)*)\]/g;

/** Every test of the repository. */
export function testSources(): Sources {
  const paths = globSync(TESTS).sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

/** What each test source claims to hold: the ids it names, as written. */
export function claimsOf(sources: Sources): { id: string; path: string }[] {
  return Object.entries(sources).flatMap(([path, text]) => {
    const ids = [...text.matchAll(BRACKETS)].flatMap(([, inside = '']) => inside.split(' '));
    return [...new Set(ids)].map((id) => ({ id, path }));
  });
}
