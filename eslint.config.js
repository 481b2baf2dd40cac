import tseslint from 'typescript-eslint';
import { arrowsRule } from './scripts/lint/arrows-rule.ts';

const CODE = ['**/*.{ts,tsx}'];
const ALL = ['**/*.{ts,tsx,js,mjs}'];

const structure = [
  { selector: 'TSEnumDeclaration', message: 'No enum: a table `as const`, or a union.' },
  { selector: 'TSModuleDeclaration[declare!=true]', message: 'No namespace: a file is the namespace.' },
  {
    selector: 'TSParameterProperty',
    message: 'No parameter property: Node strips types, it does not compile.',
  },
  {
    selector: 'SwitchCase[test=null]',
    message: 'No default case: a table that `satisfies Record<Union, ...>`.',
  },
];
const namedExports = [
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  { selector: "ExportSpecifier[exported.name='default']", message: 'Named exports only.' },
];
const injectedClock = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Time comes from the injected clock.',
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Time comes from the injected clock.',
  },
];
const noChance = [
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'The law knows no chance: hand it in.',
  },
];

// Types and React are linted by .oxlintrc.json.
export default tseslint.config(
  {
    ignores: [
      'dist/',
      'data/',
      'node_modules/',
      'test-results/',
      'playwright-report/',
      '.generate-*/',
      '.stryker-tmp/',
      'public/',
    ],
  },
  // A rule is changed here, in the open, or kept: comments cannot switch it off.
  { files: ALL, linterOptions: { noInlineConfig: true } },
  { files: ALL, plugins: { house: { rules: { arrows: arrowsRule } } }, rules: { 'house/arrows': 'error' } },
  { files: CODE, languageOptions: { parser: tseslint.parser } },
  {
    files: ALL,
    ignores: ['generated/**'],
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      'no-param-reassign': 'error',
      'no-restricted-syntax': ['error', ...structure, ...namedExports],
      'max-lines': ['error', { max: 400 }],
    },
  },
  { files: ['**/*.table.ts'], rules: { 'max-lines': 'off' } },
  {
    // The tools that read these files ask for a default export.
    files: [
      '*.config.{ts,js,mjs}',
      '**/*.d.ts',
      'tests/setup/global-setup.ts',
      'scripts/generate/unwrap.mjs',
    ],
    rules: { 'no-restricted-syntax': ['error', ...structure] },
  },
  {
    files: ['server/modules/**/*.ts', 'server/gateways/**/*.ts', 'server/http/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...structure, ...namedExports, ...injectedClock] },
  },
  {
    files: ['domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...structure, ...namedExports, ...injectedClock, ...noChance],
    },
  },
  {
    files: ['server/**/*.ts', 'domain/**/*.ts', 'agent/**/*.ts'],
    // Entry points speak to a terminal; so does the last word of a process that could not stop.
    ignores: [
      '**/*-cli.ts',
      '**/main.ts',
      'server/worker.ts',
      'server/db/seed/**',
      'server/platform/stop-signals.ts',
    ],
    rules: { 'no-console': 'error' },
  },
  { files: ['src/**/*.{ts,tsx}'], rules: { 'no-console': ['error', { allow: ['error', 'warn'] }] } },
);
