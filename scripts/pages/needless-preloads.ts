import type { Plugin } from 'vite';

type Chunk = { type: string; imports?: readonly string[] };

/**
 * A page that comes later is loaded with all files it needs at once: the chunk that loads it lists them. What this chunk imports
 * itself is there before it runs, and is left out of the list, which every first visit waits for.
 */
export function needlessPreloads() {
  let files: Readonly<Record<string, Chunk>> = {};
  const present = new Map<string, ReadonlySet<string>>();
  const plugin: Plugin = {
    name: 'hoadon:needless-preloads',
    apply: 'build',
    generateBundle: {
      // Before Vite writes the lists.
      order: 'pre',
      handler(_options, bundle) {
        files = bundle as Readonly<Record<string, Chunk>>;
        present.clear();
      },
    },
  };
  const presentIn = (host: string) => {
    const known = present.get(host) ?? importedBy(host, files);
    present.set(host, known);
    return known;
  };
  const resolveDependencies = (
    _file: string,
    needed: readonly string[],
    { hostId }: { hostId: string },
  ): string[] => needed.filter((file) => !presentIn(hostId).has(file));
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
