import { relative, sep, posix } from 'node:path';
import { ARROWS } from './arrows.table.ts';

/** Of ESTree, what the rules below read. */
type Node = {
  type: string;
  name?: string;
  declare?: boolean;
  test?: unknown;
  callee?: Node;
  arguments?: unknown[];
  source?: { value?: unknown } | null;
};
type Context = {
  /** Folder of the configuration. */
  cwd: string;
  /** Absolute path of the file that is read. */
  filename: string;
  report(problem: { node: Node; message: string }): void;
};
type Visitor = Record<string, (node: Node) => void>;

const rule = (create: (context: Context) => Visitor) => ({ meta: { type: 'problem' }, create });

/** Every import of a file, type, re-export and lazy import is allowed by the table of arrows. */
const arrows = rule((context) => {
  const from = relative(context.cwd, context.filename).split(sep).join('/');
  const judge = (node: Node): void => {
    const specifier = node.source?.value;
    if (typeof specifier !== 'string') return;
    const why = verdict(from, specifier);
    if (why !== null) context.report({ node, message: `'${specifier}': ${why}` });
  };
  return {
    ImportDeclaration: judge,
    ExportNamedDeclaration: judge,
    ExportAllDeclaration: judge,
    ImportExpression: judge,
    TSImportType: judge,
  };
});

/** What Node, which only strips types, or our style has no room for. */
const structure = rule((context) => ({
  TSEnumDeclaration: (node) => context.report({ node, message: 'No enum: a table `as const`, or a union.' }),
  TSModuleDeclaration: (node) => {
    if (node.declare !== true) context.report({ node, message: 'No namespace: a file is the namespace.' });
  },
  SwitchCase: (node) => {
    if (node.test === null)
      context.report({ node, message: 'No default case: a table that `satisfies Record<Union, ...>`.' });
  },
}));

const injectedClock = rule((context) => ({
  NewExpression: (node) => {
    if (node.callee?.name === 'Date' && node.arguments?.length === 0)
      context.report({ node, message: 'Time comes from the injected clock.' });
  },
}));

/** The project's own rules for oxlint, named `house/...` in .oxlintrc.json. */
const plugin = {
  meta: { name: 'house' },
  rules: { arrows, structure, 'injected-clock': injectedClock },
};

export default plugin;

const isTest = (file: string): boolean => /\.(test|spec|types)\.(tsx?|mjs)$/.test(file);

/** Rooms that package.json gives no `#room/` name to: tests reach them by a relative path. */
const nameless = /^(scripts\/|[^/]+$)/;

/** Repository path of what `specifier` names, or null when it names a package. */
function pathOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return null;
}

/** A module of the server is a room within the room. */
function roomOf(file: string): string {
  return /^server\/modules\/[^/]+\//.exec(file)?.[0] ?? file.split('/')[0] ?? file;
}

function leavesRoom(from: string, target: string): boolean {
  const room = roomOf(from);
  if (!from.includes('/')) return false;
  if (from.startsWith('tests/') && nameless.test(target)) return false;
  return room.endsWith('/') ? !target.startsWith(room) : !target.startsWith(`${room}/`);
}

/** Why the file at `from` (repository path) must not import `specifier`, or null when it may. */
function verdict(from: string, specifier: string): string | null {
  const arrow = ARROWS.find((one) => one.from.test(from));
  if (arrow === undefined) return null;
  const target = pathOf(from, specifier);
  if (target === null) return isTest(from) || arrow.packages.test(specifier) ? null : arrow.says;
  if (specifier.startsWith('.') && leavesRoom(from, target))
    return 'relative imports never leave their room or module: write #room/...';
  if (isTest(from)) return null;
  if (target.startsWith('tests/') && !from.startsWith('tests/')) return 'nothing but tests imports tests';
  const own = arrow.from.exec(from)?.[1] ?? '';
  return arrow.may.some((one) => new RegExp(one.replace('$1', own)).test(target)) ? null : arrow.says;
}
