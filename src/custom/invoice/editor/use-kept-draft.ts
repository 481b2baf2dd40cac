import type { Drafting } from '#src/views/drafts/use-drafting.ts';
import { useDrafting } from '#src/views/drafts/use-drafting.ts';
import { useEffect, useEffectEvent } from 'react';
import { keptOf, withKept } from './kept-draft.ts';
import type { useInvoiceDraft } from './use-invoice-draft.ts';

type Editor = Pick<
  ReturnType<typeof useInvoiceDraft>,
  'draft' | 'dispatch' | 'stored' | 'lockVersion' | 'isDirty'
>;

/** Keeps the invoice being written, and puts one back that was chosen. */
export function useKeptDraft(id: number | null, editor: Editor): Drafting {
  const { draft, dispatch, stored, lockVersion } = editor;
  const drafting = useDrafting({
    type: 'invoices',
    record: id ?? 'new',
    version: () => lockVersion,
    stored: () => keptOf(stored),
    shown: () => keptOf(draft),
    put: (values) => dispatch({ type: 'replace', draft: withKept(draft, values) }),
  });
  const note = useEffectEvent(drafting.note);
  useEffect(() => {
    note();
  }, [draft, stored]);
  return drafting;
}
