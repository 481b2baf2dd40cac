/**
 * npm run generate: openapi/ -> generated/. Deterministic; everything is made in a folder beside, which takes the place of
 * generated/ only when it is whole. `--check` compares instead and fails on drift; `--explain` says what would change, writing
 * nothing. generated/database.ts is made by generate:db.
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
import { join } from 'node:path';
import { assembledRoot } from './assemble.ts';
import { deriveOperations } from './derive/derive-operations.ts';
import type { Document } from './document.ts';
import { differences } from './differences.ts';
import { explain } from './explain/explain.ts';
import { readSources } from './explain/read-sources.ts';
import { flattenAllOf } from './flatten.ts';
import { problemsOf } from './rules.ts';
import { planTables } from './plain/plan.ts';
import { plainDrift, readTables, writePlain } from './plain/write-plain.ts';
import { runTool } from './run-tool.ts';
import type { ResourceDescriptor } from './templates/descriptor.ts';
import { writeClient, writeTypes } from './write-client.ts';
import { writeOperations } from './write-operations.ts';
import { descriptorsOf, writeDescriptor, writeDescriptorTable, writeImportRows } from './write-resources.ts';
import { writeVocabulary } from './write-words.ts';

const root = join(import.meta.dirname, '..', '..');
const GENERATED = join(root, 'generated');
const BANNER = '/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */\n';

async function bundled(folder: string): Promise<Document> {
  const openapi = join(root, 'openapi');
  const assembled = join(folder, 'assembled.json');
  const file = join(folder, 'bundle.json');
  writeFileSync(assembled, JSON.stringify(assembledRoot(openapi, folder)));
  await Promise.all([
    runTool('redocly', ['lint', assembled, '--format', 'stylish']),
    runTool('redocly', ['bundle', assembled, '-o', file]),
  ]);
  const document = deriveOperations(flattenAllOf(JSON.parse(readFileSync(file, 'utf8')) as Document));
  for (const one of [assembled, file]) rmSync(one);
  const extensions = JSON.parse(readFileSync(join(root, 'openapi', 'extensions.schema.json'), 'utf8')) as {
    properties: Record<string, object>;
  };
  const problems = problemsOf(document, extensions);
  if (problems.length > 0) throw new Error(`openapi/ breaks its own rules:\n- ${problems.join('\n- ')}`);
  return document;
}

async function makeAll(folder: string): Promise<ResourceDescriptor[]> {
  const document = await bundled(folder);
  writeFileSync(join(folder, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
  // orval is a program of its own: the rest is written while it works.
  const [, descriptors] = await Promise.all([
    writeClient(folder, document, BANNER),
    writeOwn(folder, document),
  ]);
  return descriptors;
}

/** Everything but the client. */
async function writeOwn(folder: string, document: Document): Promise<ResourceDescriptor[]> {
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), BANNER + text);
  write('types.ts', await writeTypes(document));
  write('operations.ts', writeOperations(document));
  write('vocabulary.ts', writeVocabulary(document));
  const descriptors = descriptorsOf(document);
  write('import-rows.ts', writeImportRows(document));
  mkdirSync(join(folder, 'resources'));
  cpSync(join(import.meta.dirname, 'templates', 'descriptor.ts'), join(folder, 'resources', 'descriptor.ts'));
  for (const descriptor of descriptors)
    write(join('resources', `${descriptor.name}.ts`), writeDescriptor(descriptor));
  write(join('resources', 'resources.ts'), writeDescriptorTable(descriptors));
  return descriptors;
}

/** What the description needs beside generated/: migrations and doors of plain resources. */
function writeBeside(descriptors: ResourceDescriptor[]): void {
  const { files, notes } = writePlain(root, descriptors);
  for (const file of files) console.log(`wrote ${file}`);
  for (const note of notes) console.log(`note: ${note}`);
  if (!files.some((file) => file.endsWith('.sql'))) return;
  const done = spawnSync(process.execPath, ['scripts/generate-db.ts'], { cwd: root, stdio: 'inherit' });
  if (done.status !== 0) throw new Error('generated/database.ts could not be made from the new migration');
}

/** What a run would do, from generated/ as it stands and the description as it is now. */
async function explanation(folder: string): Promise<string> {
  const before = JSON.parse(readFileSync(join(GENERATED, 'openapi.json'), 'utf8')) as Document;
  const after = await bundled(folder);
  return explain({ before, after, tables: readTables(root), sources: readSources(root) });
}

async function generate(folder: string): Promise<void> {
  const descriptors = await makeAll(folder);
  const database = join(GENERATED, 'database.ts');
  if (existsSync(database)) cpSync(database, join(folder, 'database.ts'));
  if (process.argv.includes('--check')) {
    const drift = [...differences(folder, GENERATED), ...plainDrift(root, descriptors)];
    if (drift.length > 0)
      throw new Error(
        `the repository is not what openapi/ says; run npm run generate:\n- ${drift.join('\n- ')}`,
      );
    console.log('generated/ agrees with openapi/');
  } else {
    // Refuses before anything is replaced.
    planTables(readTables(root), descriptors);
    rmSync(GENERATED, { recursive: true, force: true });
    renameSync(folder, GENERATED);
    console.log('generated/ written');
    writeBeside(descriptors);
  }
}

const scratch = mkdtempSync(join(root, '.generate-'));
try {
  if (process.argv.includes('--explain')) console.log(await explanation(scratch));
  else await generate(scratch);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
