import type { Incident } from '#domain/rules/deadlines/send-deadline.ts';
import type { Tx } from '#server/context.ts';

/** Those the company has written down, as its deadlines are counted with them. */
export async function knownIncidents(tx: Tx): Promise<Incident[]> {
  const rows = await tx
    .selectFrom('incidents')
    .select(['kind', 'started_on', 'ended_on'])
    .where('deleted_on', 'is', null)
    .execute();
  return rows.map(({ kind, started_on, ended_on }) => ({
    kind: kind as Incident['kind'],
    from: started_on,
    until: ended_on,
  }));
}
