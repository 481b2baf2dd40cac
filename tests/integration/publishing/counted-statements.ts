import type { PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';
import type { Db } from '#server/context.ts';

/** The same database with a count of the statements that are sent. */
export function countedStatements(db: Db): { db: Db; count: () => number } {
  let count = 0;
  const plugin = {
    transformQuery: ({ node }: PluginTransformQueryArgs) => {
      count += 1;
      return node;
    },
    transformResult: ({ result }: PluginTransformResultArgs) => Promise.resolve(result),
  };
  return { db: db.withPlugin(plugin), count: () => count };
}
