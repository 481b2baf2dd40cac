import { useEffect, useEffectEvent, useRef } from 'react';
import type { Invoice } from './draft.ts';
import type { useInvoiceDraft } from './use-invoice-draft.ts';

type Editor = Pick<
  ReturnType<typeof useInvoiceDraft>,
  'take' | 'meet' | 'lockVersion' | 'isDirty' | 'saving'
>;

type Told = {
  /** It took the place of what was shown, and says something else. */
  onNewer: (saved: Invoice) => void;
  /** Something is typed here: both were merged, or a person is to choose. Once for each that was saved. */
  onMet: (saved: Invoice) => void;
};

/**
 * An invoice that was saved elsewhere takes the place of what is shown, since what is on the screen is what publishing sends. Where
 * something is typed both are merged, or a person chooses; nothing happens while it is being saved.
 */
export function useNewerInvoice(invoice: Invoice | null, editor: Editor, { onNewer, onMet }: Told): void {
  const { lockVersion, isDirty, saving } = editor;
  const told = useRef(0);
  const isNewer = invoice !== null && lockVersion !== null && invoice.lock_version > lockVersion;
  const newer = isNewer && !saving ? invoice : null;
  const show = useEffectEvent((saved: Invoice) => {
    if (!isDirty) {
      if (editor.take(saved)) onNewer(saved);
      return;
    }
    editor.meet(saved);
    if (told.current < saved.lock_version) onMet(saved);
    told.current = saved.lock_version;
  });
  useEffect(() => {
    if (newer !== null) show(newer);
  }, [newer, isDirty]);
}
