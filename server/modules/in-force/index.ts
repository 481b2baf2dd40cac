import type { QueryExecutorProvider } from 'kysely';
import { seriesUseOn, seriesUses, type SeriesUse } from '#domain/registration/series-in-force.ts';
import type { Handlers } from '#server/context.ts';
import { acceptedDeclarations } from './accepted-declarations.ts';

export { acceptedDeclarations, declarationInForce } from './accepted-declarations.ts';

/** What is in force of series on a day (YYYY-MM-DD); null while no declaration was accepted. */
export async function seriesUse(tx: QueryExecutorProvider, day: string): Promise<SeriesUse | null> {
  return seriesUseOn(seriesUses(await acceptedDeclarations(tx), day), day);
}

/** What the accepted declarations (tờ khai 01/ĐKTĐ-HĐĐT) let the company do, for whoever has to obey it. */
export const inForceHandlers = {
  getRegistrationUses: async (_input, { tenant, clock }) => ({
    registration_uses: seriesUses(await tenant(acceptedDeclarations), clock.today()),
  }),
} satisfies Pick<Handlers, 'getRegistrationUses'>;
