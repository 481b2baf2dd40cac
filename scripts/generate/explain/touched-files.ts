import type { ResourceChange } from './described-changes.ts';

export type Source = { path: string; text: string };

const OVERLAY = /^src\/resources\/([^/]+)\/[^/]*-overlay\.tsx?$/;
const TEST = /^tests\/.*\.tsx?$|\.(test|spec)\.tsx?$/;

/** Overlays of resources that are gone, and overlays that name a field that is gone; each line says what to do. */
export function overlayProblems(sources: readonly Source[], changes: readonly ResourceChange[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const folder = OVERLAY.exec(path)?.[1];
    const change = changes.find(({ name }) => folder === name || folder === name.replaceAll('_', '-'));
    if (change === undefined) return [];
    if (change.state === 'removed')
      return [
        `${path}: dead, ${change.name} is no longer described; delete it and its line in src/screens.tsx`,
      ];
    return change.gone
      .filter((field) => new RegExp(`\\b${field}\\b`).test(text))
      .map((field) => {
        const to = change.renamed.find(({ from }) => from === field)?.to;
        return `${path}: names ${field}, ${to === undefined ? 'which is gone' : `now ${to}`}`;
      });
  });
}

/** Tests that name a touched resource, by its name in quotes or an address, or by one of its operations. */
export function touchedTests(sources: readonly Source[], changes: readonly ResourceChange[]): string[] {
  const said = changes.flatMap(({ name, descriptor }) => [
    `['"\`/]${name}\\b`,
    ...Object.values(descriptor.operations).flatMap((id) => (id === null ? [] : [`\\b${id}\\b`])),
  ]);
  if (said.length === 0) return [];
  const names = new RegExp(said.join('|'));
  return sources.filter(({ path, text }) => TEST.test(path) && names.test(text)).map(({ path }) => path);
}

/** Addresses of the pages a resource has. */
export function pagesOf({ descriptor: { page, operations } }: ResourceChange): string[] {
  if (page === null) return [];
  const list = `/admin/${page}`;
  return [
    ...(operations.list === null && operations.update === null ? [] : [list]),
    ...(operations.create === null ? [] : [`${list}/create`]),
    ...(operations.create_import === null ? [] : [`${list}/import`]),
    ...(operations.list === null || operations.get === null ? [] : [`${list}/{id}`]),
  ];
}
