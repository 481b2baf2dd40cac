/** What of client/http.ts (templates/http.ts) orval's files call, or write out each time and call from there now. */
const SHARED = ['getHeaders', 'withQuery', 'withQueryKey'] as const;
const HTTP_IMPORT = "import { http } from '.././http.ts';";

/** Repeated by orval in each request with a body, or in each file. */
const REPEATED = [/^ *const getHeaders = [^]*?\n {2}\};\n/gm, /^const withQueryKey = [^]*?^\};\n/gm];
/** The same in each operation with a query. */
const QUERY =
  / {2}const normalizedParams = new URLSearchParams\(\);\n\n {2}Object\.entries\(params \|\| \{\}\)[^]*? {2}return stringifiedParams\.length > 0 \? `([^`]*)\?\$\{stringifiedParams\}` : `\1`\n/g;
/** Signatures of hooks that only tell initial data from none, which no caller gives. */
const OVERLOADS = /^export function (use\w+)<[^]*?(?=^export function \1<)/gm;
/** Types that only name a function's result. */
const RESULT_TYPES =
  /^export type \w+(?:QueryResult|QueryError|MutationResult|MutationBody|MutationError) = .*\n/gm;
/** A hook with what is said above it. */
const HOOK = /^(?:\/\*\*\n(?: \*[^\n]*\n)+?)?export function (use\w+)<[^]*?^\}\n/gm;
const OPTIONS = /^export const (get\w+QueryOptions) = [^]*?^\}\n/gm;
const SECOND_PARAMETER = /^type SecondParameter<.*\n/m;
const TYPES_OF_QUERIES = /^import (type )?\{\n([^}]*)\n\} from '@tanstack\/react-query';\n/gm;

/**
 * orval's text of a file of the client with what it repeats left out, without blank lines inside of an operation and with each call on
 * one line: half the lines, for who reads or compares it. A hook, or the options of one, stays where `uses` says that it is called: orval makes them beside each key.
 */
export function shortened(written: string, uses: (name: string) => boolean): string {
  let text = REPEATED.reduce((rest, repeated) => rest.replace(repeated, ''), written)
    .replace(QUERY, '  return withQuery(`$1`, params);\n')
    .replace(OVERLOADS, '')
    .replace(RESULT_TYPES, '')
    .replace(/^[ \t]*\n/gm, '')
    .replace(
      /,\n {2}\{\n((?: {4,}[^\n]*\n)+) {2}\}\n\);\}/g,
      (_call, lines: string) => `, ${joined(lines)});\n}`,
    )
    .replace(/return \[\n\s*([^\n]*)\n\s*\] as const;\n\s*\}/g, 'return [$1] as const;\n}')
    .replace(HOOK, (hook, name: string) => (uses(name) ? hook : ''))
    .replace(/^(?=export const get\w+Url = )/gm, '\n');
  text = text.replace(OPTIONS, (options, name: string) =>
    uses(name) || text.includes(`queryOptions = ${name}(`) ? options : '',
  );
  if (text.split('SecondParameter').length === 2) text = text.replace(SECOND_PARAMETER, '');
  const used = SHARED.filter((name) => text.includes(`${name}(`));
  text = text.replace(HTTP_IMPORT, HTTP_IMPORT.replace('http', [...used, 'http'].join(', ')));
  return text.replace(TYPES_OF_QUERIES, (_import, type = '', names: string) => {
    const called = names.split(',').map((name) => name.trim());
    const needed = called.filter((name) => text.split(new RegExp(String.raw`\b${name}\b`)).length > 2);
    return needed.length === 0
      ? ''
      : `import ${type}{ ${needed.join(', ')} } from '@tanstack/react-query';\n`;
  });
}

/** The lines of an object as one. */
const joined = (lines: string): string => `{ ${lines.trim().replace(/\s*\n\s*/g, ' ')} }`;
