import type { RelatedInvoice } from '#domain/invoice/particulars.ts';
import type { Invoice } from './editor/draft/draft.ts';

/** The invoice that this one corrects, as the rules of the law read it. */
export function relatedOf({ related }: Pick<Invoice, 'related'>): RelatedInvoice | null {
  if (related === null) return null;
  const { list_no = null, list_on = null } = related;
  const method = related.nature === 'replace' ? 'replace' : 'adjust';
  return { ...related, nature: list_no === null ? method : `${method}_many`, list_no, list_on };
}
