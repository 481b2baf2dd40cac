import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** A server process keeps what it has prepared, so the number of texts is bounded. */
const MAX_PREPARED = 200;
/** Texts of which one was seen; forgotten together. */
const MAX_SEEN = 1_000;

/**
 * The pool for Kysely, where statements that come again are prepared: parsing and planning one takes the server longer than
 * storing fifty rows by it. A text is prepared, once for each connection, from its second time on: most lists of parameters have lengths of their own,
 * and never come again. Not for a pooler in transaction mode that knows no prepared statements (PgBouncer before 1.21): DATABASE_POOLER_PREPARES.
 */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const nameOf = namesOfTexts();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const preparing = (client: pg.PoolClient): PostgresPoolClient => {
    let outdated = false;
    const query = async (text: string, values: readonly unknown[]) => {
      try {
        return await client.query(
          values.length === 0 ? { text } : { name: nameOf(text), text, values: [...values] },
        );
      } catch (error) {
        outdated ||= isOutdatedPlan(error);
        throw error;
      }
    };
    return {
      // Kysely asks for cursors too, but only of those who hand it their class.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy === true || outdated),
    };
  };
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparing(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

/** A migration has changed what a prepared statement answers: only a new connection prepares it anew. */
function isOutdatedPlan(error: unknown): boolean {
  return error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery';
}

function namesOfTexts(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_PREPARED) return known;
    if (!seen.has(text)) {
      if (seen.size >= MAX_SEEN) seen.clear();
      seen.add(text);
      return undefined;
    }
    const name = `prepared_${names.size}`;
    names.set(text, name);
    return name;
  };
}
