import { sql } from 'kysely';
import type { Db } from '#server/context.ts';

/** Tests take jobs by hand: without it a document that waits says that no process takes any. */
export async function aRunnerIsThere(db: Db): Promise<void> {
  await sql`insert into job_runners (id, seen_on) values ('test', now() + interval '1 hour')
    on conflict (id) do update set seen_on = excluded.seen_on`.execute(db);
}
