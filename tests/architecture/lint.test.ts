import { describe, expect, test } from 'vitest';
import { lintSamples } from './lint-samples.ts';

const importing = (specifier: string) => `import { one } from '${specifier}';\nexport const two = one;\n`;

const FORBIDDEN: [from: string, specifier: string][] = [
  ['generated/types.ts', '#domain/refusals.ts'],
  ['domain/money/x.ts', '#server/context.ts'],
  ['domain/money/x.ts', '#src/routes.ts'],
  ['domain/money/x.ts', '#generated/operations.ts'],
  ['domain/money/x.ts', 'node:crypto'],
  ['domain/money/x.ts', 'dayjs'],
  ['agent/http/x.ts', '#server/platform/clock.ts'],
  ['agent/http/x.ts', '#generated/types.ts'],
  ['agent/http/x.ts', '#src/routes.ts'],
  ['server/context.ts', '#agent/wording.ts'],
  ['src/providers/usb-agent/x.ts', '#agent/wording.ts'],
  ['server/platform/http/x.ts', '#domain/refusals.ts'],
  ['server/platform/http/x.ts', '#generated/operations.ts'],
  ['server/platform/http/x.ts', '#server/modules/invoices/index.ts'],
  ['server/platform/xmldsig/x.ts', '#domain/refusals.ts'],
  ['server/gateways/provider/x.ts', '#server/modules/invoices/index.ts'],
  ['server/gateways/provider/x.ts', '#server/gateways/print/print-invoice.ts'],
  ['server/modules/publishing/x.ts', '#server/gateways/print/print-invoice.ts'],
  ['server/modules/customers/x.ts', '#server/modules/invoices/store.ts'],
  ['server/modules/customers/x.ts', '../invoices/index.ts'],
  ['server/modules/customers/x.ts', '../../platform/clock.ts'],
  ['server/modules/customers/x.ts', '#server/start.ts'],
  ['server/modules/customers/x.ts', '#server/http/authenticate.ts'],
  ['server/modules/publishing/x.ts', '#server/gateways/provider/sandbox/store.ts'],
  ['server/modules/publishing/x.ts', '#src/routes.ts'],
  ['server/modules/publishing/x.ts', '#tests/setup/test-database.ts'],
  ['server/http/x.ts', '#server/modules/invoices/store.ts'],
  ['server/start.ts', './modules/invoices/store.ts'],
  ['server/start.ts', 'react'],
  ['server/db/seed/x.ts', '#server/modules/invoices/store.ts'],
  ['src/theme/x.ts', '#src/ui/display/icon.tsx'],
  ['src/ui/field/x.tsx', '#domain/refusals.ts'],
  ['src/ui/field/x.tsx', '#generated/vocabulary.ts'],
  ['src/ui/field/x.tsx', '#src/wording/common.ts'],
  ['src/ui/field/x.tsx', 'ra-core'],
  ['src/ui/field/x.tsx', 'react-admin'],
  ['src/views/x.tsx', '#src/resources/customers/customers.tsx'],
  ['src/views/x.tsx', '#src/routes.ts'],
  ['src/views/x.tsx', 'ra-core'],
  ['src/views/x.tsx', '#server/context.ts'],
  ['src/resources/customers/x.tsx', '#src/resources/products/products.tsx'],
  ['src/resources/customers/x.tsx', '../products/products.tsx'],
  ['src/resources/customers/x.tsx', '#src/custom/invoice-editor/invoice-create.tsx'],
  ['src/custom/invoice-editor/x.tsx', '#src/custom/invoice-door/invoice-door.tsx'],
  ['src/custom/invoice-editor/x.tsx', '#src/resources/invoices/invoices.ts'],
  ['src/login/x.tsx', 'react-admin'],
  ['src/login/x.tsx', '@mui/material'],
  ['src/login/x.tsx', 'react-router'],
  ['src/login/x.tsx', '#src/public/pages.ts'],
  ['src/public/x.tsx', 'react-admin'],
  ['src/public/x.tsx', '@mui/material'],
  ['src/public/x.tsx', '#src/providers/auth/session.ts'],
  ['src/shell/x.tsx', '#src/resources/customers/customers.tsx'],
  ['src/app.tsx', '#server/context.ts'],
  ['src/app.tsx', '../server/context.ts'],
  ['src/app.tsx', 'ra-ui-materialui'],
  ['src/app.tsx', '#tests/kit/x.ts'],
  ['scripts/x.ts', '#server/context.ts'],
  ['scripts/x.ts', '#src/routes.ts'],
  ['scripts/x.ts', '../server/context.ts'],
];

const ALLOWED: [from: string, specifier: string][] = [
  ['generated/types.ts', '@tanstack/react-query'],
  ['domain/money/x.ts', '#generated/vocabulary.ts'],
  ['domain/money/x.ts', './decimal.ts'],
  ['domain/money/x.test.ts', 'vitest'],
  ['domain/money/x.test.ts', 'node:fs'],
  ['agent/http/x.ts', '#domain/signing/usb-agent.ts'],
  ['agent/http/x.ts', 'fastify'],
  ['server/platform/http/x.ts', 'fastify'],
  ['server/platform/http/x.test.ts', '#tests/setup/test-database.ts'],
  ['server/platform/xmldsig/x.ts', '#domain/signing/ports.ts'],
  ['server/modules/customers/x.ts', '#server/modules/invoices/index.ts'],
  ['server/modules/customers/x.ts', '#server/context.ts'],
  ['server/modules/customers/x.ts', '#server/gateways/provider/provider.ts'],
  ['server/modules/customers/x.ts', './store.ts'],
  ['server/modules/publishing/steps/x.ts', '../jobs.ts'],
  ['server/start.ts', './modules/invoices/index.ts'],
  ['src/ui/field/x.tsx', '#src/theme/tokens.ts'],
  ['src/views/x.tsx', 'react-admin'],
  ['src/views/x.tsx', '#generated/resources/resources.ts'],
  ['src/resources/customers/x.tsx', '#src/views/screen.ts'],
  ['src/custom/invoice-editor/x.tsx', '#domain/money/invoice-amounts.ts'],
  ['src/login/x.tsx', '#src/ui/action/button.tsx'],
  ['src/app.tsx', '#src/resources/customers/customers.tsx'],
  ['scripts/x.ts', './bootstrap/root.mjs'],
  ['tests/spec/x.test.ts', '#server/context.ts'],
  ['tests/architecture/x.test.ts', '../../scripts/generate/rules.ts'],
];

const FORMS: [form: string, text: string][] = [
  ['a type', "import type { One } from '#server/context.ts';\nexport type Two = One;\n"],
  ['a re-export', "export { one } from '#server/context.ts';\n"],
  ['a re-export of all', "export * from '#server/context.ts';\n"],
  ['a lazy import', "export const two = () => import('#server/context.ts');\n"],
  ['an import for its effect', "import '#server/context.ts';\n"],
  ['an import within a type', "export type Two = import('#server/context.ts').One;\n"],
];

const REFUSED: [what: string, file: string, text: string, rule: string][] = [
  ['a default export', 'src/x.ts', 'export default 1;\n', 'import(no-default-export)'],
  [
    'a default export by its name',
    'src/x.ts',
    'const one = 1;\nexport { one as default };\n',
    'import(no-default-export)',
  ],
  ['an enum', 'src/x.ts', 'export enum One { A }\n', 'house(structure)'],
  ['a namespace', 'src/x.ts', 'export namespace One { export const a = 1; }\n', 'house(structure)'],
  [
    'a parameter property',
    'server/x.ts',
    'export class One { constructor(readonly a: number) {} }\n',
    'typescript(parameter-properties)',
  ],
  [
    'a switch with a default',
    'src/x.ts',
    'export function one(a: number) { switch (a) { case 1: return 2; default: return 3; } }\n',
    'house(structure)',
  ],
  [
    'the machine clock in the law',
    'domain/x.ts',
    'export const now = () => new Date();\n',
    'house(injected-clock)',
  ],
  [
    'the machine clock in a module',
    'server/modules/a/x.ts',
    'export const now = () => Date.now();\n',
    'eslint(no-restricted-properties)',
  ],
  [
    'the machine clock as a number in the law',
    'domain/x.ts',
    'export const now = () => Date.now();\n',
    'eslint(no-restricted-properties)',
  ],
  [
    'chance in the law',
    'domain/x.ts',
    'export const die = () => Math.random();\n',
    'eslint(no-restricted-properties)',
  ],
  ['a console line in the server', 'server/x.ts', "console.log('here');\n", 'eslint(no-console)'],
  ['a console line in a page', 'src/x.ts', "console.log('here');\n", 'eslint(no-console)'],
  ['401 lines', 'src/x.ts', `${'export {};\n'.repeat(401)}`, 'eslint(max-lines)'],
  [
    'a changed parameter',
    'src/x.ts',
    'export function one(a: number) { a = 2; return a; }\n',
    'eslint(no-param-reassign)',
  ],
  ['a loose comparison', 'scripts/x.mjs', 'export const one = (a) => a == 1;\n', 'eslint(eqeqeq)'],
  ['var', 'scripts/x.mjs', 'export const one = () => { var a = 1; return a; };\n', 'eslint(no-var)'],
  ['let that is never set again', 'scripts/x.mjs', 'let one = 1;\nexport { one };\n', 'eslint(prefer-const)'],
];

const TAKEN: [what: string, file: string, text: string][] = [
  [
    'a date made from the injected clock',
    'domain/x.ts',
    'export const day = (ms: number) => new Date(ms);\n',
  ],
  ['401 lines of a table', 'domain/x.table.ts', `${'export {};\n'.repeat(401)}`],
  ['console at an entry point', 'server/main.ts', "console.log('here');\n"],
  ['a default export where a tool asks for it', 'x.config.ts', 'export default {};\n'],
];

const results = lintSamples({
  forbidden: FORBIDDEN.map(([file, specifier]) => ({ file, text: importing(specifier) })),
  allowed: ALLOWED.map(([file, specifier]) => ({ file, text: importing(specifier) })),
  forms: FORMS.map(([, text]) => ({ file: 'domain/x.ts', text })),
  refused: REFUSED.map(([, file, text]) => ({ file, text })),
  taken: TAKEN.map(([, file, text]) => ({ file, text })),
});
const broken = async (set: string, at: number): Promise<string[]> => (await results)[set]?.[at] ?? [];

describe('arrows between rooms', () => {
  test.each(FORBIDDEN.map((one, at) => [...one, at] as const))(
    '%s may not import %s',
    async (_from, _specifier, at) => expect(await broken('forbidden', at)).toContain('house(arrows)'),
  );

  test.each(ALLOWED.map((one, at) => [...one, at] as const))(
    '%s may import %s',
    async (_from, _specifier, at) => expect(await broken('allowed', at)).not.toContain('house(arrows)'),
  );

  test.each(FORMS.map(([form], at) => [form, at] as const))('hold for %s too', async (_form, at) => {
    expect(await broken('forms', at)).toContain('house(arrows)');
  });
});

describe('style', () => {
  test.each(REFUSED.map(([what, , , rule], at) => [what, rule, at] as const))(
    'refuses %s',
    async (_what, rule, at) => expect(await broken('refused', at)).toContain(rule),
  );

  test.each(TAKEN.map(([what], at) => [what, at] as const))('takes %s', async (_what, at) => {
    expect(await broken('taken', at)).toEqual([]);
  });
});
