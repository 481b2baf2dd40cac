import type { PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';
import type { Db } from '#server/context.ts';

/** The same database with a count of the statements that are answered. */
export function countedStatements(db: Db): { db: Db; count: () => number } {
  let count = 0;
  const plugin = {
    transformQuery: ({ node }: PluginTransformQueryArgs) => node,
    // Here, for what is no built query (insertMany) is counted too.
    transformResult: ({ result }: PluginTransformResultArgs) => {
      count += 1;
      return Promise.resolve(result);
    },
  };
  return { db: db.withPlugin(plugin), count: () => count };
}
