import { hrefOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';

/** By the name of the kind, the page of what a document belongs to. */
const pages: Readonly<Record<string, 'invoices.one' | 'registrations.one'>> = {
  invoice: 'invoices.one',
  declaration: 'registrations.one',
};

type SubjectLinkProps = { kind: string; id: number; label: string | null };

/** The label of a document, leading to its page where its kind has one. */
export function SubjectLink({ kind, id, label }: SubjectLinkProps) {
  const page = pages[kind];
  return page === undefined ? label : <KitLink href={hrefOf(page, id)}>{label}</KitLink>;
}
