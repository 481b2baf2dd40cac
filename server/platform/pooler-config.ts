/** A pooler of connections in transaction mode before the database, such as PgBouncer. */
export type PoolerConfig = {
  url: string;
  /** Does it keep prepared statements apart (PgBouncer from 1.21, with max_prepared_statements above 0)? */
  prepares: boolean;
};

/** DATABASE_POOLER_URL and DATABASE_POOLER_PREPARES; the pooler comes beside DATABASE_URL, which stays the direct way. */
export function readPoolerConfig(
  secretUrl: (name: string, protocols: readonly string[], wanted: string) => string | null,
  prepares: boolean,
  { is_embedded, problems }: { is_embedded: boolean; problems: string[] },
): PoolerConfig | null {
  const name = 'DATABASE_POOLER_URL';
  const url = secretUrl(name, ['postgres:', 'postgresql:'], 'postgres://user:password@host:port/database');
  if (url === null) return null;
  if (is_embedded) {
    problems.push(
      `${name}: cần cả DATABASE_URL, đường nối thẳng tới cơ sở dữ liệu / DATABASE_URL is needed too, past the pooler`,
    );
  }
  return { url, prepares };
}
