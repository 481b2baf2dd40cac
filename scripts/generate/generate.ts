/**
 * npm run generate: openapi/ -> generated/. Deterministic; everything is made in a folder beside, which takes the place of
 * generated/ only when it is whole. `--check` compares instead and fails on drift. generated/database.ts is made by generate:db.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import type { Document } from './document.ts';
import { differences } from './differences.ts';
import { flattenAllOf } from './flatten.ts';
import { problemsOf } from './rules.ts';
import { writeOperations } from './write-operations.ts';
import { descriptorsOf, writeDescriptor, writeDescriptorTable } from './write-resources.ts';
import { writeMessages, writeVocabulary } from './write-words.ts';

const root = join(import.meta.dirname, '..', '..');
const GENERATED = join(root, 'generated');
const BANNER = '/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */\n';

function run(command: string, args: string[], env: Record<string, string> = {}): void {
  const bins = join(root, 'node_modules', '.bin');
  const path = `${bins}${delimiter}${process.env['PATH'] ?? ''}`;
  const done = spawnSync(join(bins, command), args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env, PATH: path },
  });
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')}\n${done.stdout}${done.stderr}`);
}

function bundled(folder: string): Document {
  const file = join(folder, 'bundle.json');
  run('redocly', ['lint', 'openapi/openapi.yaml', '--format', 'stylish']);
  run('redocly', ['bundle', 'openapi/openapi.yaml', '-o', file]);
  const document = flattenAllOf(JSON.parse(readFileSync(file, 'utf8')) as Document);
  rmSync(file);
  const extensions = JSON.parse(readFileSync(join(root, 'openapi', 'extensions.schema.json'), 'utf8')) as {
    properties: Record<string, object>;
  };
  const problems = problemsOf(document, extensions);
  if (problems.length > 0) throw new Error(`openapi/ breaks its own rules:\n- ${problems.join('\n- ')}`);
  return document;
}

async function makeAll(folder: string): Promise<void> {
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), BANNER + text);
  const document = bundled(folder);
  writeFileSync(join(folder, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
  write('types.ts', astToString(await openapiTS(JSON.stringify(document), { alphabetize: false })));
  write('operations.ts', writeOperations(document));
  write('vocabulary.ts', writeVocabulary(document));
  const descriptors = descriptorsOf(document);
  write('messages.vi.ts', writeMessages(descriptors));
  mkdirSync(join(folder, 'resources'));
  cpSync(join(import.meta.dirname, 'templates', 'descriptor.ts'), join(folder, 'resources', 'descriptor.ts'));
  for (const descriptor of descriptors)
    write(join('resources', `${descriptor.name}.ts`), writeDescriptor(descriptor));
  write(join('resources', 'resources.ts'), writeDescriptorTable(descriptors));
  mkdirSync(join(folder, 'client'));
  cpSync(join(import.meta.dirname, 'templates', 'http.ts'), join(folder, 'client', 'http.ts'));
  run('orval', ['--config', 'orval.config.ts'], { HOADON_GENERATED: folder });
}

const scratch = mkdtempSync(join(root, '.generate-'));
try {
  await makeAll(scratch);
  const database = join(GENERATED, 'database.ts');
  if (existsSync(database)) cpSync(database, join(scratch, 'database.ts'));
  if (process.argv.includes('--check')) {
    const drift = differences(scratch, GENERATED);
    if (drift.length > 0)
      throw new Error(`generated/ is not what openapi/ says; run npm run generate:\n- ${drift.join('\n- ')}`);
    console.log('generated/ agrees with openapi/');
  } else {
    rmSync(GENERATED, { recursive: true, force: true });
    renameSync(scratch, GENERATED);
    console.log('generated/ written');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
