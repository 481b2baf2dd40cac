import { sql } from 'kysely';
import { isTold, type ServiceStop } from '#domain/service-stop.ts';
import type { Db, Tx } from '#server/context.ts';

type AnnouncedStop = ServiceStop & { id: number; announced_on: string };

/** What was announced and not withdrawn, that companies still see; the next one first. */
export async function toldServiceStops(db: Db | Tx, today: string): Promise<AnnouncedStop[]> {
  const rows = await db
    .selectFrom('service_stops')
    .select(['id', 'kind', 'from_on', 'until_on', 'reason', 'emergency', 'announced_on'])
    .where('withdrawn_on', 'is', null)
    .orderBy('from_on')
    .orderBy('id')
    .execute();
  return rows
    .map((row) => ({ ...row, kind: row.kind as ServiceStop['kind'] }))
    .filter((row) => isTold(row, today));
}

/** Writes what the domain has let pass; answers its number. */
export async function announceServiceStop(db: Db, stop: ServiceStop, now: string): Promise<number> {
  const { id } = await db
    .insertInto('service_stops')
    .values({ ...stop, announced_on: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False where it is not there, or was withdrawn before. */
export async function withdrawServiceStop(db: Db, id: number, now: string): Promise<boolean> {
  const done = await db
    .updateTable('service_stops')
    .set({ withdrawn_on: now })
    .where('id', '=', id)
    .where(sql<boolean>`withdrawn_on is null`)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}
