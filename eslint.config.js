import reactHooks from 'eslint-plugin-react-hooks';
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
    files: CODE,
    ignores: ['generated/**'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error',
      '@typescript-eslint/no-unsafe-call': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
      '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  // The matchers of the test runner are typed any.
  { files: ['**/*.test.{ts,tsx}'], rules: { '@typescript-eslint/no-unsafe-assignment': 'off' } },
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
  {
    ...reactHooks.configs.flat.recommended,
    files: ['src/**/*.{ts,tsx}'],
    // These rules compile each file; components of a test live for one test.
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
      // It takes every function that reads a ref for one that runs while rendering, event handlers given to a hook too.
      'react-hooks/refs': 'off',
      // It warns that the compiler of React skips a component (virtual rows): no compiler is run here.
      'react-hooks/incompatible-library': 'off',
    },
  },
);
