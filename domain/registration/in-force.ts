import { methodsOf, type TaxMethod } from '../rules/registration-rules.table.ts';
import { sameSerial } from '../invoice/ready/certificate-refusals.ts';
import { signingTimeOf } from '../signing/signing-time.ts';
import type { DeclarationContent, DeclaredCertificate } from './content.ts';

/** A declaration that the tax authority has accepted (103). */
export type AcceptedDeclaration = {
  id: number;
  content: DeclarationContent;
  /** Instant of the acceptance, ISO with Z; what it says is in force from its Vietnamese day on. */
  accepted_on: string;
  /** Five characters that codes of cash-register invoices are made with (103, MCCQT). */
  cash_register_code: string | null;
};

export type CertificateInForce = Omit<DeclaredCertificate, 'action'> & {
  /** First day, YYYY-MM-DD: that of the declaration which added it. */
  since: string;
  declaration_id: number;
};

/** What is in force on a day: the last accepted declaration, with the certificates of all of them. */
export type InForce = Omit<DeclarationContent, 'purpose' | 'declared_on' | 'certificates'> & {
  /** The declaration it comes from, and the day of its acceptance. */
  declaration_id: number;
  since: string;
  methods: readonly TaxMethod[];
  certificates: readonly CertificateInForce[];
  cash_register_code: string | null;
};

/** The Vietnamese day of an instant. */
export function dayOf(instant: string): string {
  return signingTimeOf(instant).slice(0, 10);
}

/**
 * What is in force on a day (YYYY-MM-DD), out of the accepted declarations in any order; null while none was accepted.
 * Boxes and lists are those of the last one; rows of lists that ended before the day are left out.
 */
export function inForce(accepted: readonly AcceptedDeclaration[], day: string): InForce | null {
  const all = inOrder(accepted)
    .filter(({ accepted_on }) => dayOf(accepted_on) <= day)
    .reduce<InForce | null>(afterAcceptance, null);
  return all === null ? null : withoutEnded(all, day);
}

/** Accepted declarations as they followed each other. */
export function inOrder(accepted: readonly AcceptedDeclaration[]): readonly AcceptedDeclaration[] {
  return accepted.toSorted((a, b) => Date.parse(a.accepted_on) - Date.parse(b.accepted_on) || a.id - b.id);
}

/** What is in force once a declaration is accepted, given what was before it. */
export function afterAcceptance(before: InForce | null, accepted: AcceptedDeclaration): InForce {
  const { id, content, accepted_on, cash_register_code } = accepted;
  const { purpose: _purpose, declared_on: _day, certificates, ...stated } = content;
  const since = dayOf(accepted_on);
  return {
    ...stated,
    declaration_id: id,
    since,
    methods: methodsOf(content.invoice_types, since),
    certificates: certificates.reduce<readonly CertificateInForce[]>(
      (held, one) => withCertificate(held, one, { since, declaration_id: id }),
      before?.certificates ?? [],
    ),
    cash_register_code: content.invoice_modes.coded_cash_register
      ? (cash_register_code ?? before?.cash_register_code ?? null)
      : null,
  };
}

function withCertificate(
  held: readonly CertificateInForce[],
  { action, ...stated }: DeclaredCertificate,
  first: Pick<CertificateInForce, 'since' | 'declaration_id'>,
): readonly CertificateInForce[] {
  const others = held.filter(({ serial }) => !sameSerial(serial, stated.serial));
  if (action === 'stop') return others;
  const known = certificateInForce(held, stated.serial);
  const { since, declaration_id } = known ?? first;
  return [...others, { ...stated, since, declaration_id }];
}

/** The declared certificate of a serial; null when none of the accepted declarations left it in use. */
export function certificateInForce(
  certificates: readonly CertificateInForce[],
  serial: string,
): CertificateInForce | null {
  return certificates.find((one) => sameSerial(one.serial, serial)) ?? null;
}

/** Without the rows of lists that ended before the day. */
export function withoutEnded(all: InForce, day: string): InForce {
  const lasts = ({ ends_on }: { ends_on: string | null }) => ends_on === null || day <= ends_on;
  return {
    ...all,
    delegations: all.delegations.filter(lasts),
    solution_providers: all.solution_providers.filter(lasts),
    transmission_providers: all.transmission_providers.filter(lasts),
    dependent_units: all.dependent_units.filter(lasts),
    look_up_units: all.look_up_units.filter(lasts),
    pauses: all.pauses.filter(lasts),
    receipt_integrations: all.receipt_integrations.filter(lasts),
  };
}

/** The last day on which uncoded invoices (K) were in force and a declaration ended them; null while they hold or never did. */
export function uncodedEndedOn(accepted: readonly AcceptedDeclaration[]): string | null {
  const days = [...new Set(accepted.map(({ accepted_on }) => dayOf(accepted_on)))].toSorted();
  let held = false;
  let ended_on: string | null = null;
  for (const day of days) {
    const { uncoded = false } = inForce(accepted, day)?.invoice_modes ?? {};
    if (uncoded) ended_on = null;
    else if (held) ended_on = day;
    held = uncoded;
  }
  return ended_on;
}
