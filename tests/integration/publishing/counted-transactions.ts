import type { Db } from '#server/context.ts';

/** The same with a count of the transactions that are opened. */
export function counted<D extends { db: Db }>(deps: D): { deps: D; count: () => number } {
  let count = 0;
  const db = new Proxy(deps.db, {
    get: (target, name) => {
      if (name === 'transaction') count += 1;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { deps: { ...deps, db }, count: () => count };
}
