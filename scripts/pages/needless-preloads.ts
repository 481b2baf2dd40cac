import type { Plugin } from 'vite';

type Chunk = { type: string; name?: string; isEntry?: boolean; imports?: readonly string[] };

/** The chunk that the admin begins with (chunk-groups.ts). */
const CORE = 'core';

/**
 * Pages that come later are loaded with all files they need at once. The admin's chunk, and the entries, name these files page by
 * page; those that are there before they run are left out of their lists, which every first visit waits for.
 */
export function needlessPreloads() {
  const present = new Map<string, ReadonlySet<string>>();
  const plugin: Plugin = {
    name: 'hoadon:needless-preloads',
    apply: 'build',
    generateBundle: {
      // Before Vite writes the lists.
      order: 'pre',
      handler(_options, bundle) {
        const files = bundle as Readonly<Record<string, Chunk>>;
        for (const [name, file] of Object.entries(files))
          if (file.type === 'chunk' && (file.name === CORE || file.isEntry === true))
            present.set(name, importedBy(name, files));
      },
    },
  };
  const resolveDependencies = (
    _file: string,
    needed: readonly string[],
    { hostId }: { hostId: string },
  ): string[] => needed.filter((file) => present.get(hostId)?.has(file) !== true);
  return { plugin, resolveDependencies };
}

/** The chunk, what it imports, and what these import. */
export function importedBy(
  chunk: string,
  files: Readonly<Record<string, Pick<Chunk, 'imports'>>>,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const pending = [chunk];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    pending.push(...(files[file]?.imports ?? []));
  }
  return reached;
}
