import { readFileSync } from 'node:fs';

const SOURCE = '#generated/vocabulary.ts';
const PREFIX = '\0hoadon:vocabulary:';
const IMPORT = /import \{([^}]*)\} from '#generated\/vocabulary\.ts';/g;

/** The lists of generated/vocabulary.ts by name, as JavaScript. */
export function vocabularyLists(text: string): ReadonlyMap<string, string> {
  const lists = text.matchAll(/^export const (\w+)(?:: [^=]+)? = ([[{][\s\S]*?^[\]}])/gm);
  return new Map([...lists].map(([, name = '', value = '']) => [name, `export const ${name} = ${value};`]));
}

/** Imports of lists, each from a module of its own; types are gone by then. */
export function importsByList(code: string): string {
  return code.replaceAll(IMPORT, (_all, names: string) =>
    names
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '' && !one.startsWith('type '))
      .map((one) => `import { ${one} } from '${SOURCE}?${one.split(' ')[0] ?? ''}';`)
      .join(' '),
  );
}

let known: ReadonlyMap<string, string> | undefined;

/**
 * Makes a module of each closed list of the description, so that it is loaded with the pages that use it: in one module all lists are
 * in the chunk of those that the first page needs.
 */
export const vocabularyByList = {
  name: 'hoadon:vocabulary-by-list',
  apply: 'build',
  enforce: 'pre',
  transform: (code: string) => (code.includes(SOURCE) ? { code: importsByList(code), map: null } : null),
  resolveId: (source: string) =>
    source.startsWith(`${SOURCE}?`) ? PREFIX + source.slice(SOURCE.length + 1) : null,
  load: (id: string) => {
    if (!id.startsWith(PREFIX)) return null;
    const file = new URL('../../generated/vocabulary.ts', import.meta.url);
    known ??= vocabularyLists(readFileSync(file, 'utf8'));
    return known.get(id.slice(PREFIX.length)) ?? null;
  },
} as const;
