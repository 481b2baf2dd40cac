import type { SignedKind } from '#src/views/signing/signed-kind.ts';
import { signedDeclarations } from './signed-declarations.ts';
import { signedExplanations } from './signed-explanations.ts';
import { signedMistakes } from './signed-mistakes.ts';
import { signedPackages } from './signed-packages.ts';
import { signedSummaryTables } from './signed-summary-tables.ts';
import { signedStatements } from './signed-statements.ts';
import { signedInvoices } from './signed-invoices.ts';

const kinds: Readonly<Record<string, SignedKind>> = {
  invoice: signedInvoices,
  declaration: signedDeclarations,
  explanation: signedExplanations,
  invoice_mistake: signedMistakes,
  statement: signedStatements,
  data_summary_table: signedSummaryTables,
  invoice_cash_register: signedPackages,
};

/** What the documents of a signature request are, by its `document_kind`; null for one that this page does not know. */
export const signedKindOf = (document_kind: string): SignedKind | null => kinds[document_kind] ?? null;
