import type { DeclarationContent } from '#domain/registration/content.ts';
import { dayOf, inForce, inOrder, uncodedEndedOn, type InForce } from '#domain/registration/in-force.ts';
import { checkDeclaration } from '#domain/registration/readiness.ts';
import { declarationFromInput } from '#domain/registration/declaration-from-input.ts';
import { declarationWarnings } from '#domain/registration/warnings.ts';
import { refusalText, type Refusal } from '#domain/refusals.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { signingCertificate, type SigningCertificate } from '#server/modules/certificates/index.ts';
import { acceptedDeclarations } from '#server/modules/in-force/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Registration } from './registrations.ts';

type Schemas = components['schemas'];

type DeclarationReadiness = {
  content: DeclarationContent;
  /** What is in force without it, on the day of its acceptance or else today. */
  in_force: InForce | null;
  day: string;
  /** Another one was accepted after it. */
  is_replaced: boolean;
  /** The one that would sign now. */
  certificate: SigningCertificate | null;
  refusals: Schemas['ErrorItem'][];
  /** What has to be confirmed before it is sent. */
  warnings: Schemas['ErrorItem'][];
};

/** What is between a declaration and its sending, against what was in force before it was accepted. */
export async function declarationReadiness(
  tx: Tx,
  row: Registration,
  clock: Clock,
): Promise<DeclarationReadiness> {
  const tenant = await readTenant(tx);
  const today = clock.today();
  const content = declarationFromInput(row, row);
  const accepted = inOrder(await acceptedDeclarations(tx));
  const at = accepted.findIndex(({ id }) => id === row.id);
  const own = accepted[at];
  const day = own === undefined ? today : dayOf(own.accepted_on);
  const others = own === undefined ? accepted : accepted.slice(0, at);
  const in_force = inForce(others, day);
  const certificate = await declaringCertificate(tx, content, clock);
  const about = { content, in_force, today };
  const refusals = checkDeclaration({ ...about, certificate, now: clock.now() });
  const warnings = declarationWarnings({
    ...about,
    uncoded_ended_on: uncodedEndedOn(others),
    signer_serial: certificate?.serial ?? null,
  });
  const word = ({ code, field, params }: Refusal): Schemas['ErrorItem'] => ({
    message: refusalText({ code, params }, tenant.number_style),
    code,
    fields: field === null ? [] : [field.replace(/^taxpayer\./, '')],
  });
  return {
    content,
    in_force,
    day,
    is_replaced: own !== undefined && at < accepted.length - 1,
    certificate,
    refusals: refusals.map(word),
    warnings: warnings.map(word),
  };
}

/** The company's certificate that signs a declaration: one that the declaration itself names comes first. */
export function declaringCertificate(
  tx: Tx,
  { taxpayer, certificates }: DeclarationContent,
  clock: Clock,
): Promise<SigningCertificate | null> {
  const named = certificates.filter(({ action }) => action !== 'stop').map(({ serial }) => serial);
  return signingCertificate(tx, taxpayer.tax_code, named, clock);
}
