import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';

type Part = { paths?: Record<string, unknown> } & Record<string, unknown>;
type Root = { components: Record<string, unknown>; tags: { name: string; description: string }[] } & Record<
  string,
  unknown
>;
type Titled = { 'x-resource'?: { name: string; label: string } };

const FOLDERS = ['common', 'resources'] as const;

/**
 * The description as one root of references: openapi.yaml says what it is, and each file beside it brings its paths and
 * its schemas (top-level names with a capital letter), so that a resource is one file and nothing else is edited for it.
 */
export function assembledRoot(openapi: string, from: string): Root {
  const root = parse(readFileSync(join(openapi, 'openapi.yaml'), 'utf8')) as Root;
  const paths: Record<string, unknown> = {};
  const schemas: Record<string, unknown> = {};
  for (const file of filesOf(openapi)) {
    const part = parse(readFileSync(file, 'utf8')) as Part;
    const refTo = (...pointer: string[]): object => ({
      $ref: `${relative(from, file)}#/${pointer.map(escaped).join('/')}`,
    });
    for (const path of Object.keys(part.paths ?? {})) {
      if (path in paths) throw new Error(`${path} is described twice; once more in ${file}`);
      paths[path] = refTo('paths', path);
    }
    for (const [name, schema] of Object.entries(part).filter(([key]) => /^[A-Z]/.test(key))) {
      if (name in schemas) throw new Error(`${name} is described twice; once more in ${file}`);
      schemas[name] = refTo(name);
      addTag(root, schema as Titled);
    }
  }
  return { ...root, paths, components: { ...root.components, schemas } };
}

function addTag({ tags }: Root, schema: Titled): void {
  const resource = schema['x-resource'];
  if (resource === undefined || tags.some(({ name }) => name === resource.name)) return;
  tags.push({ name: resource.name, description: resource.label });
}

function filesOf(openapi: string): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(openapi, folder))
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .map((name) => join(openapi, folder, name)),
  );
}

/** A key inside a JSON pointer (RFC 6901 section 3). */
function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
