import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';

const ANY_VALUE = 'declare const some: any;\n';
const PROMISE = 'const later = async () => 1;\n';

/** What the repository's .oxlintrc.json has to refuse, and where. */
const REFUSED: Record<string, [rule: string, file: string, text: string]> = {
  any: ['typescript(no-explicit-any)', 'src/any.ts', 'export const one: any = 1;\n'],
  'a type import without `type`': [
    'typescript(consistent-type-imports)',
    'src/type-import.ts',
    "import { One } from './one.ts';\nexport type Two = One;\n",
  ],
  'a silenced compiler': [
    'typescript(ban-ts-comment)',
    'src/silenced.ts',
    '// @ts-ignore\nexport const one = 1;\n',
  ],
  'a value asserted to be there': [
    'typescript(no-non-null-assertion)',
    'domain/asserted.ts',
    'export const one = [1][0]!;\n',
  ],
  'a promise left alone': [
    'typescript(no-floating-promises)',
    'server/floating.ts',
    `${PROMISE}later();\nexport {};\n`,
  ],
  'a promise as a condition': [
    'typescript(no-misused-promises)',
    'server/misused.ts',
    `${PROMISE}export const two = later() ? 1 : 2;\n`,
  ],
  'await of no promise': [
    'typescript(await-thenable)',
    'server/await.ts',
    'export const one = async () => { await 1; };\n',
  ],
  'any assigned': [
    'typescript(no-unsafe-assignment)',
    'domain/assigned.ts',
    `${ANY_VALUE}export const one = some;\n`,
  ],
  'a member of any': [
    'typescript(no-unsafe-member-access)',
    'domain/member.ts',
    `${ANY_VALUE}export const one = String(some.name as string);\n`,
  ],
  'any called': ['typescript(no-unsafe-call)', 'domain/called.ts', `${ANY_VALUE}some();\nexport {};\n`],
  'any returned': [
    'typescript(no-unsafe-return)',
    'domain/returned.ts',
    `${ANY_VALUE}export const one = (): string => some;\n`,
  ],
  'any as an argument': [
    'typescript(no-unsafe-argument)',
    'domain/argument.ts',
    `${ANY_VALUE}export const one = parseInt(some);\n`,
  ],
  'a text thrown': ['typescript(only-throw-error)', 'domain/thrown.ts', "throw 'no';\nexport {};\n"],
  'a switch that forgets a case': [
    'typescript(switch-exhaustiveness-check)',
    'domain/switch.ts',
    "export function one(kind: 'a' | 'b') { switch (kind) { case 'a': return 1; } return 2; }\n",
  ],
  'a hook under a condition': [
    'react-hooks(rules-of-hooks)',
    'src/hook.tsx',
    "import { useState } from 'react';\nexport function One(p: { a: boolean }) { if (p.a) useState(1); return null; }\n",
  ],
};

const report = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });

const folder = mkdtempSync(join(tmpdir(), 'lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** One run over all samples, since each run builds a program of types. */
const found = lint();

async function lint(): Promise<string[]> {
  for (const name of ['.oxlintrc.json', 'tsconfig.json']) copyFileSync(name, join(folder, name));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  for (const [, file, text] of Object.values(REFUSED)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  writeFileSync(join(folder, 'src/one.ts'), 'export interface One {\n  a: number;\n}\n');
  const oxlint = join(process.cwd(), 'node_modules/oxlint/bin/oxlint');
  const output = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [oxlint, '--format', 'json', 'domain', 'server', 'src'],
      { cwd: folder },
      (_error, stdout) => resolve(stdout),
    );
  });
  const { diagnostics } = report.parse(JSON.parse(output));
  return diagnostics.map(({ code, filename }) => `${filename} ${code}`);
}

test.each(Object.entries(REFUSED))('refuses %s', async (_what, [rule, file]) => {
  expect(await found).toContain(`${file} ${rule}`);
});

test('takes what is well typed', async () => {
  expect((await found).filter((line) => line.startsWith('src/one.ts'))).toEqual([]);
});
