import { relative, sep } from 'node:path';
import { verdict } from './verdict.ts';

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
