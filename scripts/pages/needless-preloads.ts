import type { Plugin } from 'vite';

type Chunk = { type: string; name?: string; imports?: readonly string[] };

/** The chunk that the admin begins with (chunk-groups.ts). */
const CORE = 'core';

/**
 * Pages that come later are loaded with all files they need at once. The admin's chunk names these files page by page; those that
 * are there before it runs are left out of its lists, which every first visit waits for.
 */
export function needlessPreloads() {
  let core: string | null = null;
  let present: ReadonlySet<string> = new Set();
  const plugin: Plugin = {
    name: 'hoadon:needless-preloads',
    apply: 'build',
    generateBundle: {
      // Before Vite writes the lists.
      order: 'pre',
      handler(_options, bundle) {
        const files = bundle as Readonly<Record<string, Chunk>>;
        core = Object.keys(files).find((file) => files[file]?.name === CORE && isChunk(files[file])) ?? null;
        present = core === null ? new Set() : importedBy(core, files);
      },
    },
  };
  const resolveDependencies = (
    _file: string,
    needed: readonly string[],
    { hostId }: { hostId: string },
  ): string[] => needed.filter((file) => hostId !== core || !present.has(file));
  return { plugin, resolveDependencies };
}

const isChunk = (file: Chunk | undefined) => file?.type === 'chunk';

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
