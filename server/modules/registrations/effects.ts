import { sql } from 'kysely';
import { changesBetween, type Value } from '#domain/registration/changes.ts';
import type { DeclarationContent } from '#domain/registration/content.ts';
import { effectsOf } from '#domain/registration/effects.ts';
import type { InForce } from '#domain/registration/in-force.ts';
import { changeOf } from '#domain/registration/proposal.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { profileOf } from './proposal.ts';
import { declarationReadiness } from './readiness.ts';
import { isOnItsWay, registrationTable } from './registrations.ts';

type Schemas = components['schemas'];
type Effects = Schemas['RegistrationEffects'];

type Series = { template_id: number; form_no: string; symbol: string; draft_count: number };

/**
 * What a declaration would change if it were accepted today: against what was in force without it, so that one that was accepted goes on
 * telling what it brought.
 */
export async function registrationEffects(tx: Tx, id: number, clock: Clock): Promise<Effects> {
  const row = await registrationTable.get(tx, id);
  const { content, in_force, tenant, refusals, warnings } = await declarationReadiness(tx, row, clock);
  const today = clock.today();
  const is_open = !isOnItsWay(row);
  return {
    registration_id: id,
    compared: in_force !== null,
    refusals: is_open ? refusals : [],
    warnings: is_open ? warnings : [],
    changes: in_force === null ? [] : changesOf(in_force, content, profileOf(tenant), today),
    stopped_series: await stoppedSeries(tx, content, in_force, today),
  };
}

function changesOf(
  in_force: InForce,
  content: DeclarationContent,
  profile: Parameters<typeof changeOf>[1],
  day: string,
): Effects['changes'] {
  // Whether it is new or a change, and where it was made, is no difference of what is in force.
  const before = { ...changeOf(in_force, profile, day), purpose: content.purpose, place: content.place };
  return changesBetween(before, content).map((change) => ({
    field: change.field,
    before: textOf(change.before),
    after: textOf(change.after),
  }));
}

/** A box that is ticked is `x`. */
function textOf(value: Value): string | null {
  if (typeof value === 'boolean') return value ? 'x' : null;
  return value === '' ? null : value;
}

async function stoppedSeries(
  tx: Tx,
  content: DeclarationContent,
  in_force: InForce | null,
  day: string,
): Promise<Series[]> {
  if (in_force === null) return [];
  const { rows: series } = await sql<Series>`select id as template_id, form_no, symbol,
    (select count(*) from invoices where invoices.tenant_id = templates.tenant_id and invoices.template_id = templates.id
      and invoices.lifecycle = 'draft') as draft_count
    from templates where tenant_id = ${TENANT} and status = 'active' order by form_no, symbol`.execute(tx);
  return [...effectsOf({ content, in_force, series, day }).series.removed];
}
