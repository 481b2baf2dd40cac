import { sql } from 'kysely';
import type { DeclarationChange, Value } from '#domain/registration/changes.ts';
import { asAccepted, effectsOf } from '#domain/registration/effects.ts';
import { withoutEnded } from '#domain/registration/in-force.ts';
import { changesInForce, versionsOf } from '#domain/registration/versions.ts';
import { isOnItsWay } from '#domain/transmission/publication.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { acceptedDeclarations } from '#server/modules/in-force/index.ts';
import { vietnamDate, type Clock } from '#server/platform/clock.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { declarationReadiness } from './readiness.ts';
import { registrationTable } from './registrations.ts';

type Schemas = components['schemas'];
type Effects = Schemas['RegistrationEffects'];

type Series = { template_id: number; form_no: string; symbol: string; draft_count: number };

/**
 * What a declaration would change if it were accepted today; of one that was accepted what it changed on that day, against what was in
 * force without it.
 */
export async function registrationEffects(tx: Tx, id: number, clock: Clock): Promise<Effects> {
  const row = await registrationTable.get(tx, id);
  const { content, in_force, day, is_replaced, refusals, warnings } = await declarationReadiness(
    tx,
    row,
    clock,
  );
  const is_open = !isOnItsWay(row);
  const series = in_force === null || is_replaced ? [] : await activeSeries(tx);
  const { series: moved, deadlines } = effectsOf({ content, in_force, series, day });
  return {
    registration_id: id,
    compared: in_force !== null,
    refusals: is_open ? refusals : [],
    warnings: is_open ? warnings : [],
    changes:
      in_force === null
        ? []
        : wireChanges(changesInForce(in_force, withoutEnded(asAccepted(content, in_force, day), day))),
    stopped_series: [...moved.removed],
    deadlines: [...deadlines],
  };
}

function wireChanges(changes: readonly DeclarationChange[]): Effects['changes'] {
  return changes.map(({ field, before, after }) => ({ field, before: textOf(before), after: textOf(after) }));
}

/** A box that is ticked is `x`. */
function textOf(value: Value): string | null {
  if (typeof value === 'boolean') return value ? 'x' : null;
  return value === '' ? null : value;
}

/** Series in use, each with the drafts that name it. */
async function activeSeries(tx: Tx): Promise<Series[]> {
  const { rows } = await sql<Series>`select id as template_id, form_no, symbol,
    (select count(*) from invoices where invoices.tenant_id = templates.tenant_id and invoices.template_id = templates.id
      and invoices.lifecycle = 'draft') as draft_count
    from templates where tenant_id = ${TENANT} and status = 'active' order by form_no, symbol`.execute(tx);
  return rows;
}

type Version = components['schemas']['RegistrationVersion'];

/** The accepted declarations of the company, the last one first, each with what it changed of what was in force. */
export async function registrationVersions(tx: Tx): Promise<Version[]> {
  const versions = versionsOf(await acceptedDeclarations(tx));
  const decisions = await tx
    .selectFrom('registrations')
    .select(['id', 'decision_no', 'decided_on'])
    .where('status', '=', 'tax_authority_accepted')
    .execute();
  const decided = new Map(decisions.map((one) => [one.id, one]));
  return versions
    .map(({ declaration: { id, content, accepted_on }, before, after }, at) => {
      const next = versions[at + 1]?.declaration.accepted_on;
      const { decision_no = null, decided_on = null } = decided.get(id) ?? {};
      return {
        registration_id: id,
        purpose: content.purpose,
        declared_on: content.declared_on,
        accepted_on,
        decision_no,
        decided_on,
        replaced_on: next === undefined ? null : vietnamDate(Date.parse(next)),
        is_first: before === null,
        changes: wireChanges(changesInForce(before, after)),
      };
    })
    .toReversed();
}
