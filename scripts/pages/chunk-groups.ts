import { fileURLToPath } from 'node:url';

type Graph = {
  getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null;
};

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const ADMIN = file('src/app.tsx');
const ADMIN_START = file('src/main.tsx');
const ENGLISH = file('src/wording/en/english.ts');
const LOGIN = file('src/login/main.tsx');
const PUBLIC = file('src/public/main.tsx');
const BUYER = ['page', 'view'].map((part) => file(`src/public/invoice/buyer-invoice-${part}.tsx`));
/** The form with the most fields before anyone is signed in. */
const TRIAL = file('src/public/trial/trial-page.tsx');
const VERIFY = file('src/public/trial/verify-page.tsx');
/** Pages of the admin need it too, later: with what else is about applying, it is no chunk of its own. */
const TAX_CODE = [file('domain/fields/tax-code.ts'), file('src/wording/public/tax-code.ts')];
const STATE = file('src/ui/state/state-page.tsx');
/** A few lines that most entries need: chunks of their own weigh up to three times as much. */
const LINKS = file('src/wording/links.ts');
const CARD = [file('src/ui/layout/card.tsx'), file('src/ui/layout/card.css'), file('src/theme/spacing.ts')];
const GRID = file('src/ui/field/form-grid.tsx');
/** What reads a failure is loaded with the first one, in one file with what says it in English. */
const FAILURE = [file('src/wording/desk/server-said.ts'), file('src/providers/http/failed-body.ts')];
/** Each a chunk of its own otherwise, whose name the public pages carry along: they name all that a page loads. */
const QR_CODE = ['tsx', 'css']
  .map((end) => file(`src/ui/display/qr-code.${end}`))
  .concat(file('src/ui/display/qr-modules.ts'));
const FILE_BYTES = [file('src/ui/field/file-bytes.ts'), file('src/ui/format/base64.ts')];

/** Packages whose index names everything they have: what is reached through it is not what is used. */
const INDEXED = /node_modules\/(?:react-admin|ra-|@tanstack\/|react-hook-form)/;

type Parts = Record<
  'entrance' | 'buyer' | 'trial' | 'applying' | 'state' | 'outside' | 'admin',
  ReadonlySet<string>
>;

/**
 * Which files share a chunk, for `output.codeSplitting.groups`. Left alone, the bundler makes a chunk of each set of pages
 * that share a file: more than a hundred for the list of invoices, each compressed by itself. Here what the admin loads
 * before its first page is drawn is one chunk of ours and one of packages. What the login page shares with the public pages is
 * two: what the buyer's page needs, and the fields of forms, which it does not need (what signs in is with the pages that do), and what
 * applying for a trial shares with other pages; the icons of the buyer's page are one.
 * Nothing that `src/main.tsx` or the English words import may be in the admin's chunk: it would read its words before they are
 * English.
 */
export function chunkGroups() {
  let parts: Parts | null = null;
  const chunkOf = (id: string, graph: Graph): string | null => {
    parts ??= partsOf(graph);
    if (id === LINKS) return 'entrance';
    if (id === GRID || CARD.includes(id)) return 'forms';
    if (TAX_CODE.includes(id)) return 'applying';
    if (FAILURE.includes(id)) return 'failed-body';
    if (QR_CODE.includes(id)) return 'qr-code';
    if (FILE_BYTES.includes(id)) return 'file-bytes';
    if (parts.buyer.has(id)) {
      if (parts.entrance.has(id)) return 'entrance';
      return id.includes('/node_modules/') ? 'signs' : null;
    }
    if (parts.entrance.has(id) && parts.trial.has(id) && !parts.state.has(id)) return 'forms';
    if (parts.applying.has(id)) return 'applying';
    if (parts.outside.has(id) || !parts.admin.has(id)) return null;
    return id.includes('/node_modules/') ? 'packages' : 'core';
  };
  // A group that took the files behind its own would take them away from pages that need only these.
  const common = { includeDependenciesRecursively: false };
  return [
    { ...common, priority: 3, name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
    { ...common, priority: 2, name: chunkOf, debugName: 'by entry' },
    // The rest of the packages by the pages that use them, and never in a chunk with our own files, which import them.
    {
      ...common,
      priority: 1,
      name: 'lib',
      entriesAware: true,
      test: /node_modules\/.*\.[mc]?js$|hoadon:left-out/,
    },
  ];
}

function partsOf(graph: Graph): Parts {
  const laterBehind = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const pages = (graph.getModuleInfo(PUBLIC)?.importedIds ?? []).flatMap(laterBehind);
  const login = filesBehind([LOGIN], graph);
  const visitors = filesBehind([PUBLIC, ...pages], graph);
  const entrance = new Set([...login].filter((id) => visitors.has(id)));
  const admin = filesBehind([ADMIN], graph);
  const trial = filesBehind([TRIAL], graph);
  // What comes after it needs little of that.
  const start = filesBehind([PUBLIC, VERIFY], graph);
  const others = filesBehind(
    pages.filter((id) => id !== TRIAL),
    graph,
  );
  const isShared = (id: string) => others.has(id) && ![entrance, admin, start].some((part) => part.has(id));
  return {
    buyer: filesBehind([PUBLIC, ...BUYER], graph),
    trial,
    applying: new Set([...trial].filter(isShared)),
    state: filesBehind([STATE], graph),
    entrance,
    outside: new Set([
      ...filesBehind([LOGIN, PUBLIC], graph, { later: true }),
      ...filesBehind([ADMIN_START, ENGLISH], graph),
    ]),
    admin,
  };
}

/**
 * What has to be there before one of the entries runs: all it imports other than by `import()`. With `later` also what it loads by
 * `import()`: a file that a public page reads later may not be in the admin's chunk, which starts the admin when it is loaded.
 */
function filesBehind(entries: readonly string[], graph: Graph, { later = false } = {}): ReadonlySet<string> {
  const reached = new Set<string>();
  const pending = [...entries];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (reached.has(id) || INDEXED.test(id)) continue;
    reached.add(id);
    const info = graph.getModuleInfo(id);
    pending.push(...(info?.importedIds ?? []), ...(later ? (info?.dynamicallyImportedIds ?? []) : []));
  }
  return reached;
}

/** The name of a chunk's file. Groups by use are called after all pages that use them, which every list of chunks would repeat. */
export function chunkFileName({ name }: { name: string }): string {
  return `assets/${name.split('~')[0] ?? name}-[hash].js`;
}
