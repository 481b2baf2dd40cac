/** A module each, CommonJS where the packages that use them require them. */
export const NATIVE: Readonly<Record<string, string>> = {
  // What node-polyglot requires for browsers that are older than any the build is for.
  'object.entries': 'module.exports = Object.entries;',
  hasown: 'module.exports = Object.hasOwn;',
  // react-admin's export of a list to CSV, imported with every list; ours is made by the server (views/list/export).
  'jsonexport/dist/index.js':
    'export default () => { throw new Error("lists are exported by the server"); };',
  // What react-admin calls a resource or a field without a label: ours all have one (src/providers/i18n-provider.ts). Its guessers too.
  inflection: `const same = (name) => name;
export { same as capitalize, same as humanize, same as inflect, same as pluralize, same as singularize, same as transform };`,
  // The queries of react-admin's lists and forms. What it writes and reads here is texts, numbers and lists of them.
  'query-string': `export const parse = (search) => {
  const found = { __proto__: null };
  for (const [name, text] of new URLSearchParams(search))
    found[name] = name in found ? [found[name], text].flat() : text;
  return found;
};
export const stringify = (values) => {
  const sorted = Object.keys(values).sort();
  const pairs = sorted.map((name) => [name, values[name]]).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return String(new URLSearchParams(pairs.filter(([, value]) => value != null)));
};`,
};

const PREFIX = '\0hoadon:left-out:';

/** Replaces packages that are imported and never needed by what the browser has, or by nothing. */
export const leftOut = {
  name: 'hoadon:left-out',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source: string) => (source in NATIVE ? `${PREFIX}${source}` : null),
  load: (id: string) => (id.startsWith(PREFIX) ? (NATIVE[id.slice(PREFIX.length)] ?? null) : null),
} as const;
