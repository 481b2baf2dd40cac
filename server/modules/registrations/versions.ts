import { changesInForce, versionsOf } from '#domain/registration/versions.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { acceptedDeclarations } from '#server/modules/in-force/index.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import { wireChanges } from './effects.ts';

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
