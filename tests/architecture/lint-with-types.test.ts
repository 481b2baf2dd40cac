import { expect, test } from 'vitest';
import { lintSamples } from './lint-samples.ts';

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

const results = lintSamples({
  refused: Object.values(REFUSED).map(([, file, text]) => ({ file, text })),
  taken: [{ file: 'src/one.ts', text: 'export interface One {\n  a: number;\n}\n' }],
});

test.each(Object.entries(REFUSED).map(([what, [rule]], at) => [what, rule, at] as const))(
  'refuses %s',
  async (_what, rule, at) => expect((await results)['refused']?.[at]).toContain(rule),
);

test('takes what is well typed', async () => {
  expect((await results)['taken']).toEqual([[]]);
});
