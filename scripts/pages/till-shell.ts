import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const START = file('src/main.tsx');
/** Files that load later what the till may show: its own, and the pieces that open over any page. */
const LOADS_LATER = /\/src\/(main\.tsx|custom\/invoice\/till\/|ui\/)/;
const TILL = file('src/custom/invoice/till/till-page.tsx');

/** Files of `public/` that the page asks for. */
const BESIDE = ['/theme.js', '/entry-guard.js', '/favicon.svg'];

type Graph = {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
};

/** What the till can come to need: what is loaded before it is drawn, and what it loads later. */
function modulesOfTill(graph: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [START, TILL];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    open.push(...importedIds, ...(LOADS_LATER.test(id) ? dynamicallyImportedIds : []));
  }
  return found;
}

/** Writes `till-shell.json`: the files that public/till-worker.js keeps, so that the till opens without a network. */
export function tillShell(): Plugin {
  return {
    name: 'hoadon:till-shell',
    apply: 'build',
    generateBundle: {
      // Chunks of style sheets alone are gone by then.
      order: 'post',
      handler(_options, bundle) {
        const modules = modulesOfTill(this);
        const chunks = new Map(
          Object.values(bundle).flatMap((one) =>
            one.type === 'chunk' ? [[one.fileName, one] as const] : [],
          ),
        );
        const names = new Set<string>();
        const open = [...chunks.values()].filter(({ moduleIds }) => moduleIds.some((id) => modules.has(id)));
        for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
          if (names.has(chunk.fileName)) continue;
          names.add(chunk.fileName);
          for (const name of chunk.viteMetadata?.importedCss ?? []) names.add(name);
          for (const name of chunk.viteMetadata?.importedAssets ?? []) names.add(name);
          for (const name of chunk.imports) {
            const imported = chunks.get(name);
            if (imported !== undefined) open.push(imported);
          }
        }
        const fonts = Object.keys(bundle).filter((name) =>
          /inter-(latin|vietnamese)-wght-normal.*\.woff2$/.test(name),
        );
        const entry = [...chunks.values()].find(
          ({ facadeModuleId, isEntry }) => isEntry && facadeModuleId?.endsWith('index.html'),
        );
        const files = [...BESIDE, ...[...new Set([...names, ...fonts])].sort().map((name) => `/${name}`)];
        const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
        const source = JSON.stringify({ version, entry: entry?.fileName ?? '', files });
        this.emitFile({ type: 'asset', fileName: 'till-shell.json', source });
      },
    },
  };
}
