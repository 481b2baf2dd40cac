import { relative, sep } from 'node:path';
import type { Rule } from 'eslint';
import { verdict } from './verdict.ts';

type Sourced = { source?: { value?: unknown } | null };

/** ESLint rule `house/arrows`: every import of a file is allowed by the table of arrows. */
export const arrowsRule: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { arrow: "'{{specifier}}': {{why}}" } },
  create(context) {
    const from = relative(context.cwd, context.filename).split(sep).join('/');
    const judge = (node: Rule.Node): void => {
      const specifier = (node as Sourced).source?.value;
      if (typeof specifier !== 'string') return;
      const why = verdict(from, specifier);
      if (why !== null) context.report({ node, messageId: 'arrow', data: { specifier, why } });
    };
    return {
      ImportDeclaration: judge,
      ExportNamedDeclaration: judge,
      ExportAllDeclaration: judge,
      ImportExpression: judge,
      TSImportType: judge,
    };
  },
};
