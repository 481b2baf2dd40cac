import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { METHODS, type Document, type Operation } from './document.ts';
import { readSources } from './explain/read-sources.ts';
import { runTool } from './run-tool.ts';
import { shortened } from './shorten-client.ts';

/** orval's import of one of its own models; it writes one statement for each. */
const MODEL_IMPORT = /import type \{\s*(\w+)\s*\} from '\.\.\/operations\.schemas\.ts\/\w+\.ts';\n+/g;

/**
 * Writes `folder`/client: orval's functions and hooks over `folder`/openapi.json, which is the document. The fetch that they
 * call is a template of ours.
 */
export async function writeClient(folder: string, document: Document, banner: string): Promise<void> {
  const client = join(folder, 'client');
  mkdirSync(client);
  cpSync(join(import.meta.dirname, 'templates', 'http.ts'), join(client, 'http.ts'));
  await runTool('orval', ['--config', 'orval.config.ts'], { HOADON_GENERATED: folder });
  replaceModels(client, document, banner);
}

/**
 * Puts the types of generated/types.ts in the place of orval's models, which would be a second set of the same types:
 * client/models.ts gives each the name that orval's functions use.
 */
function replaceModels(folder: string, document: Document, banner: string): void {
  const used = new Set<string>();
  const root = join(import.meta.dirname, '..', '..');
  const called = new Set(
    readSources(root).flatMap(({ text }) => text.match(/\b(?:use[A-Z]\w*|get\w+QueryOptions)\b/g) ?? []),
  );
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /[/\\]\w[\w-]*\.ts$/.test(name),
  );
  for (const name of files) {
    const file = join(folder, name);
    const written = readFileSync(file, 'utf8');
    const names = [...written.matchAll(MODEL_IMPORT)].flatMap(([, model]) => model ?? []);
    const text = shortened(written.replace(MODEL_IMPORT, ''), (name) => called.has(name));
    for (const model of names) used.add(model);
    const models = names.length === 0 ? '' : `import type { ${names.join(', ')} } from '../models.ts';\n`;
    writeFileSync(file, banner + models + text);
  }
  rmSync(join(folder, 'operations.schemas.ts'));
  const sources = modelSources(document);
  const lines = [...used].sort().map((name) => {
    const source = sources.get(name);
    if (source === undefined) throw new Error(`the client needs a type ${name} that the description has not`);
    return `export type ${name} = ${source};`;
  });
  const head = "import type { components, operations } from '../types.ts';";
  writeFileSync(join(folder, 'models.ts'), [banner + head, '', ...lines, ''].join('\n'));
}

/** Where each type that orval names stands in generated/types.ts. */
function modelSources({ components, paths }: Document): Map<string, string> {
  const sources = new Map<string, string>();
  for (const name of Object.keys(components.responses ?? {}))
    sources.set(`${name}Response`, `components['responses']['${name}']['content']['application/json']`);
  for (const item of Object.values(paths))
    for (const method of METHODS) {
      const operation: Operation | undefined = item[method];
      if (operation === undefined) continue;
      const { operationId: id, requestBody } = operation;
      sources.set(`${pascal(id)}Params`, `NonNullable<operations['${id}']['parameters']['query']>`);
      const media = Object.keys(requestBody?.content ?? {})[0];
      if (media !== undefined)
        sources.set(
          `${pascal(id)}Body`,
          `NonNullable<operations['${id}']['requestBody']>['content']['${media}']`,
        );
    }
  for (const name of Object.keys(components.schemas)) sources.set(name, `components['schemas']['${name}']`);
  return sources;
}

/** `listCustomers` as it stands in the name of a hook or a type. */
const pascal = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

type HookOptions = { query: { useQuery?: true; useMutation?: true } };

/**
 * orval's options by operation: a React Query hook is made for the operations that the sources call one of
 * (`useListCustomers`, or the key and options it is made of), and for no other.
 */
export function usedHooks(document: Document, sources: readonly string[]): Record<string, HookOptions> {
  const names = new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/\b(?:use|get)([A-Z]\w*?)(?:QueryKey|QueryOptions|MutationOptions)?\b/g)].map(
        (match) => match[1],
      ),
    ),
  );
  const hooks: Record<string, HookOptions> = {};
  for (const item of Object.values(document.paths))
    for (const method of METHODS) {
      const id = item[method]?.operationId;
      if (id === undefined || !names.has(pascal(id))) continue;
      hooks[id] = { query: method === 'get' ? { useQuery: true } : { useMutation: true } };
    }
  return hooks;
}

/** generated/types.ts. A property with a default may still be left out: the server fills it in. */
export async function writeTypes(document: Document): Promise<string> {
  const made = await openapiTS(JSON.stringify(document), { alphabetize: false, defaultNonNullable: false });
  return astToString(made.filter((node) => !('name' in node) || USED.has(nameOf(node.name))));
}

/** Types by path are those of its operations once more. */
const USED = new Set(['components', 'operations']);

const nameOf = (name: unknown): string =>
  typeof name === 'object' && name !== null && 'text' in name ? String(name.text) : '';
