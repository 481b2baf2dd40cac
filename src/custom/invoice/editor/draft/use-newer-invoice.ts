import { useEffect, useEffectEvent } from 'react';
import type { Invoice } from './draft.ts';
import type { useInvoiceDraft } from './use-invoice-draft.ts';

type Editor = Pick<ReturnType<typeof useInvoiceDraft>, 'take' | 'lockVersion' | 'isDirty' | 'saving'>;

/**
 * An invoice that was saved elsewhere takes the place of what is shown, unless something is typed or being saved: what is on
 * the screen is what publishing sends. `onNewer`: it says something else than before.
 */
export function useNewerInvoice(invoice: Invoice | null, editor: Editor, onNewer: () => void): void {
  const { lockVersion, isDirty, saving } = editor;
  const isNewer = invoice !== null && lockVersion !== null && invoice.lock_version > lockVersion;
  const newer = isNewer && !isDirty && !saving ? invoice : null;
  const show = useEffectEvent((saved: Invoice) => {
    if (editor.take(saved)) onNewer();
  });
  useEffect(() => {
    if (newer !== null) show(newer);
  }, [newer]);
}
