import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import ts from 'typescript';
import { writeTypes } from '../../../scripts/generate/write-types.ts';
import { aloneName, type WholeDocument } from './corpus-document.ts';
import { shapes, type Shape } from './shapes.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** Types, client and models of a document, made in a folder as `npm run generate` makes them, and the corpus's statements. */
export async function writeCorpus(folder: string, document: WholeDocument): Promise<void> {
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
  writeFileSync(join(folder, 'types.ts'), await writeTypes(document));
  mkdirSync(join(folder, 'client'));
  cpSync(join(root, 'scripts/generate/templates/http.ts'), join(folder, 'client', 'http.ts'));
  const bins = join(root, 'node_modules', '.bin');
  const done = spawnSync(join(bins, 'orval'), ['--config', 'orval.config.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      HOADON_GENERATED: folder,
      PATH: `${bins}${delimiter}${process.env['PATH'] ?? ''}`,
    },
  });
  if (done.status !== 0) throw new Error(`${done.stdout}${done.stderr}`);
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

/** TypeScript that compiles only if both generators give each shape one type, and that type takes what it should. */
function statements(): string {
  return [
    "import type { components } from './types.ts';",
    ...shapes.map(({ name }) => {
      const alone = aloneName(name);
      return `import type { ${alone} } from './client/models/${alone.charAt(0).toLowerCase()}${alone.slice(1)}.ts';`;
    }),
    "type Wire = components['schemas'];",
    'type Mutual<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;',
    'type Same<A, B> = Mutual<A, B> extends true ? Mutual<Required<A>, Required<B>> : false;',
    ...shapes.flatMap(statementsOf),
    '',
  ].join('\n');
}

function statementsOf(shape: Shape): string[] {
  const alone = aloneName(shape.name);
  const both = `satisfies Wire['${alone}'] satisfies ${alone}`;
  const good = [...shape.valid, ...(shape.invalid ?? [])].map((value) => ({ value }));
  const bad = shape.wrong.map((value) => ({ value }));
  const absent = [{}];
  return [
    `export const same_${shape.name}: Same<Wire['${alone}'], ${alone}> = true;`,
    ...[...good, ...(shape.optional === true ? absent : [])].map(
      (one, at) => `export const ${shape.name}_${at} = ${JSON.stringify(one)} ${both};`,
    ),
    ...[...bad, ...(shape.optional === true ? [] : absent)].flatMap((one, at) =>
      [`Wire['${alone}']`, alone].flatMap((type, side) => [
        `// @ts-expect-error: a value of another type`,
        `export const wrong_${shape.name}_${at}_${side} = ${JSON.stringify(one)} satisfies ${type};`,
      ]),
    ),
  ];
}
