import { sql, type QueryExecutorProvider } from 'kysely';
import { inForce, type AcceptedDeclaration, type InForce } from '#domain/registration/in-force.ts';
import { seriesUseOn, seriesUses, type SeriesUse } from '#domain/registration/series-in-force.ts';
import { declarationFromInput } from '#domain/registration/declaration-from-input.ts';
import type { components } from '#generated/types.ts';
import type { Handlers } from '#server/context.ts';
import { stopSuggestion } from './stop-suggestion.ts';
import { listStops, recordStop, updateUseStop } from './use-stops.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

export { applyNoticedUse, useStops } from './use-stops.ts';

type Stated = Omit<components['schemas']['RegistrationInput'], 'lock_version'>;
type Row = Stated & {
  id: number;
  created_on: string;
  accepted_on: string | null;
  cash_register_code: string | null;
  taxpayer_name: string;
  taxpayer_tax_code: string;
};

/** A company declares a few times in its life; more than these are not looked at. */
const MAX_ACCEPTED = 250;

/** The declarations of the company that the tax authority has accepted; also for those who know no tables but their own. */
export async function acceptedDeclarations(tx: QueryExecutorProvider): Promise<AcceptedDeclaration[]> {
  const { rows } = await sql<Row>`
    select registrations.*, coalesce(sealed_taxpayer ->> 'name', profile.name) as taxpayer_name,
      coalesce(sealed_taxpayer ->> 'tax_code', profile.tax_code) as taxpayer_tax_code
    from registrations join tenant_profiles as profile on profile.tenant_id = registrations.tenant_id
    where registrations.tenant_id = ${TENANT} and registrations.status = 'tax_authority_accepted'
    order by registrations.created_on desc, registrations.id desc limit ${MAX_ACCEPTED}`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    content: declarationFromInput(row, row),
    accepted_on: row.accepted_on ?? row.created_on,
    cash_register_code: row.cash_register_code,
  }));
}

/** What the company may do on a day (YYYY-MM-DD) by what was accepted; null while nothing was. */
export async function declarationInForce(tx: QueryExecutorProvider, day: string): Promise<InForce | null> {
  return inForce(await acceptedDeclarations(tx), day);
}

/** What is in force of series on a day (YYYY-MM-DD); null while no declaration was accepted. */
export async function seriesUse(tx: QueryExecutorProvider, day: string): Promise<SeriesUse | null> {
  return seriesUseOn(seriesUses(await acceptedDeclarations(tx), day), day);
}

/** What the accepted declarations (tờ khai 01/ĐKTĐ-HĐĐT) let the company do, for the modules that enforce it. */
export const inForceHandlers = {
  getRegistrationUses: async (_input, { tenant, clock }) => ({
    registration_uses: seriesUses(await tenant(acceptedDeclarations), clock.today()),
  }),
  getUseStops: async (_input, { tenant }) => ({ use_stops: await tenant(listStops) }),
  getUseStopSuggestion: async (_input, { tenant, clock }) => ({
    use_stop_suggestion: await tenant((tx) => stopSuggestion(tx, clock)),
  }),
  createUseStop: async ({ body }, { tenant, account, clock }) => ({
    use_stop: await tenant((tx) => recordStop(tx, body.use_stop, account, clock)),
  }),
  updateUseStop: async ({ path, body }, { tenant, account, clock }) => ({
    use_stop: await tenant((tx) => updateUseStop(tx, path.id, body.use_stop, account, clock)),
  }),
} satisfies Pick<
  Handlers,
  'getRegistrationUses' | 'getUseStops' | 'getUseStopSuggestion' | 'createUseStop' | 'updateUseStop'
>;
