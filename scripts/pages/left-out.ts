/** CommonJS, as the packages that require them expect. */
const NATIVE: Readonly<Record<string, string>> = {
  // What node-polyglot requires for browsers that are older than any the build is for.
  'object.entries': 'module.exports = Object.entries;',
  hasown: 'module.exports = Object.hasOwn;',
  // react-admin's export of a list to CSV, imported with every list; ours is made by the server (views/list/export).
  'jsonexport/dist/index.js':
    'export default () => { throw new Error("lists are exported by the server"); };',
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
