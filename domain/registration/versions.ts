import type { DeclarationChange } from './changes.ts';
import { changesBetween } from './changes.ts';
import type { DeclarationContent } from './content.ts';
import type { AcceptedDeclaration, InForce } from './in-force.ts';
import { afterAcceptance, dayOf, inOrder, withoutEnded } from './in-force.ts';
import { namedAgain } from './proposal.ts';

/** An accepted declaration: what was in force on the day of its acceptance without it, and with it. */
type DeclarationVersion = {
  declaration: AcceptedDeclaration;
  /** Null of the first one. */
  before: InForce | null;
  after: InForce;
};

/** The accepted declarations as they followed each other, each with what it took over. */
export function versionsOf(accepted: readonly AcceptedDeclaration[]): readonly DeclarationVersion[] {
  let held: InForce | null = null;
  return inOrder(accepted).map((declaration) => {
    const day = dayOf(declaration.accepted_on);
    const before = held === null ? null : withoutEnded(held, day);
    held = afterAcceptance(held, declaration);
    return { declaration, before, after: withoutEnded(held, day) };
  });
}

/**
 * What differs between two states of what is in force, in the order of the form; all that is in force where there was nothing before.
 * A certificate that a declaration leaves out stays as it was; where a declaration was made, and whether it is the first, changes
 * nothing of what is in force.
 */
export function changesInForce(before: InForce | null, after: InForce): readonly DeclarationChange[] {
  return changesBetween(before === null ? null : stated(before), stated(after)).filter(
    ({ field }) => field !== 'purpose' && !field.endsWith('].action'),
  );
}

function stated(in_force: InForce): DeclarationContent {
  const {
    declaration_id: _from,
    since: _since,
    methods: _methods,
    cash_register_code: _code,
    ...rest
  } = in_force;
  return { ...rest, purpose: 'change', declared_on: '', place: '', certificates: namedAgain(in_force) };
}
