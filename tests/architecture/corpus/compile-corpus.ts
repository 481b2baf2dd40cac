import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { writeTypes } from '../../../scripts/generate/write-client.ts';
import { aloneName, type WholeDocument } from './corpus-document.ts';
import { shapes, type Shape } from './shapes.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** Types of a document, made in a folder as `npm run generate` makes them, and the corpus's statements. */
export async function writeCorpus(folder: string, document: WholeDocument): Promise<void> {
  writeFileSync(join(folder, 'types.ts'), await writeTypes(document));
  writeFileSync(join(folder, 'statements.ts'), statements());
}

/** Complaints of the compiler, strict as the project is: one line each. */
export function complaintsOfTheCompiler(folder: string): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, types: [], noUnusedLocals: false },
    root,
  );
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const program = ts.createProgram(
    files.map((name) => join(folder, name)),
    options,
  );
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const text = ts.flattenDiagnosticMessageText(messageText, ' ');
    if (file === undefined || start === undefined) return text;
    const { line } = file.getLineAndCharacterOfPosition(start);
    return `${file.fileName.slice(folder.length + 1)}: ${text} in: ${file.text.split('\n')[line] ?? ''}`;
  });
}

/** TypeScript that compiles only if each shape's type takes what it should and nothing else. */
function statements(): string {
  return [
    "import type { components } from './types.ts';",
    "type Wire = components['schemas'];",
    ...shapes.flatMap(statementsOf),
    '',
  ].join('\n');
}

function statementsOf(shape: Shape): string[] {
  const type = `Wire['${aloneName(shape.name)}']`;
  const good = [...shape.valid, ...(shape.invalid ?? [])].map((value) => ({ value }));
  const bad = shape.wrong.map((value) => ({ value }));
  const absent = [{}];
  return [
    ...[...good, ...(shape.optional === true ? absent : [])].map(
      (one, at) => `export const ${shape.name}_${at} = ${JSON.stringify(one)} satisfies ${type};`,
    ),
    ...[...bad, ...(shape.optional === true ? [] : absent)].flatMap((one, at) => [
      '// @ts-expect-error: a value of another type',
      `export const wrong_${shape.name}_${at} = ${JSON.stringify(one)} satisfies ${type};`,
    ]),
  ];
}
