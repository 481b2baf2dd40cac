import type { components } from '#generated/types.ts';

type InvoiceRemedies = components['schemas']['InvoiceRemedies'];
export type Member = InvoiceRemedies['family'][number];
export type Paper = InvoiceRemedies['papers'][number];

export type FamilyEntry =
  | { kind: 'invoice'; key: string; member: Member }
  /** `about`: the number of the invoice it is about, where the family has several. */
  | { kind: 'paper'; key: string; paper: Paper; about: string | null };

/**
 * The invoices of a family and the papers about them in the order of time: an invoice by its signature or, without one, by its day; what is
 * not signed yet comes last. Invoices of one moment keep the order of the family.
 */
export function familyEntries({ family, papers }: Pick<InvoiceRemedies, 'family' | 'papers'>): FamilyEntry[] {
  const numbers = new Map(family.flatMap(({ id, number }) => (id === null ? [] : [[id, number] as const])));
  const invoices = family.map((member) => ({
    at: timeOf(member),
    entry: { kind: 'invoice', key: `invoice ${member.id} ${member.other_id}`, member } as const,
  }));
  const others = papers.map((paper) => ({
    at: Date.parse(paper.happened_on),
    entry: {
      kind: 'paper',
      key: `${paper.kind} ${paper.id} ${paper.invoice_id}`,
      paper,
      about: family.length > 1 ? (numbers.get(paper.invoice_id) ?? null) : null,
    } as const,
  }));
  return [...invoices, ...others].sort((a, b) => a.at - b.at).map(({ entry }) => entry);
}

function timeOf({ signed_on, issued_on, in_effect, id }: Member): number {
  if (signed_on !== null) return Date.parse(signed_on);
  // A draft, whatever day it bears, comes after what has happened.
  return in_effect || id === null ? Date.parse(`${issued_on}T00:00:00+07:00`) : Number.POSITIVE_INFINITY;
}
