import { FORMAT_PROBLEM_WORDS, FormatRefused } from '../../documents/format/problems.ts';
import { buildInvoiceBytes } from '../../documents/invoice-xml.ts';
import type { InvoiceAmounts } from '../../money/invoice-amounts.ts';
import type { Refusal } from '../../refusals.ts';
import { formatVersionFor } from '../../rules/particulars/format-versions.table.ts';
import { refuse } from '../../refusals.ts';
import type { InvoiceContent } from '../content.ts';

/** Stands in for what is given only when the document is sealed, of the length it will have. */
const SEALED_LATER = { id: 'data', solution_provider_tax_code: '0000000000' } as const;

/**
 * What the data format of `today` would refuse of the document, so that it is known before a number is given and not when the document is
 * sealed. For content that the other rules let pass.
 */
export function formatRefusals(content: InvoiceContent, amounts: InvoiceAmounts, today: string): Refusal[] {
  const version = formatVersionFor(today);
  try {
    buildInvoiceBytes({ ...content, number: content.number ?? 1 }, amounts, { ...SEALED_LATER, version });
    return [];
  } catch (error) {
    if (!(error instanceof FormatRefused)) throw error;
    return error.problems.map(({ path, label, problem }) =>
      refuse('document_format', null, { label: label || path, path, reason: FORMAT_PROBLEM_WORDS[problem] }),
    );
  }
}
