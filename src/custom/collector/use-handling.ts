import { updateInvoiceCollector } from '#generated/client/invoice-collectors/invoice-collectors.ts';
import { operations } from '#generated/operations.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { collectorWords } from '#src/wording/processing/collectors.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { InvoiceCollector } from './collector-page.tsx';

const words = collectorWords.handling;

type Typed = { order_no: string; remark: string };

export type Handling = ReturnType<typeof useHandling>;

/** What is typed about a received invoice, and the decision that takes it along, from wherever on the page it is made. */
export function useHandling(invoice: InvoiceCollector) {
  // What was typed here stays when the record changes meanwhile; the rest follows the record.
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const order_no = typed.order_no ?? invoice.purchase_order_no ?? '';
  const remark = typed.remark ?? invoice.remark ?? '';
  const isChanged = order_no !== (invoice.purchase_order_no ?? '') || remark !== (invoice.remark ?? '');
  useReportUnsaved(isChanged);
  const queryClient = useQueryClient();
  const readAgain = () => rereadKinds(queryClient, operations.updateInvoiceCollector.invalidates);
  const decision = useDecide(invoice, { order_no, remark }, () => {
    setTyped({});
    readAgain();
  });
  const decided = useRef<{ version: number; isAnswered: boolean } | null>(null);
  const decide = (to: InvoiceCollector['state']) => {
    // A second press finds the record as the first one met it, until it is read again.
    if (decided.current?.version === invoice.lock_version) {
      if (!decided.current.isAnswered) return;
      // That reading may have failed: it is made once more, and the next press decides.
      decided.current = null;
      readAgain();
      return;
    }
    const made = { version: invoice.lock_version, isAnswered: false };
    decided.current = made;
    decision.mutate(to, {
      onSuccess: () => (made.isAnswered = true),
      onError: () => (decided.current = null),
    });
  };
  return {
    order_no,
    remark,
    isChanged,
    type: (more: Partial<Typed>) => setTyped({ ...typed, ...more }),
    decide,
    isPending: decision.isPending,
    error: decision.error,
    /** What is being decided. */
    variables: decision.variables,
    reset: decision.reset,
  };
}

function useDecide(
  { id, state, lock_version }: InvoiceCollector,
  { order_no, remark }: Typed,
  onSaved: () => void,
) {
  const { show } = useToast();
  return useMutation({
    mutationFn: (to: InvoiceCollector['state']) =>
      updateInvoiceCollector(id, {
        invoice_collector: {
          state: to,
          purchase_order_no: order_no.trim() || null,
          remark: remark.trim() || null,
          lock_version,
        },
      }),
    onSuccess: (_saved, to) => {
      const done = { new: words.reopened, approved: words.approved, rejected: words.rejected }[to];
      show({ tone: 'success', message: to === state ? words.saved : done });
      onSaved();
    },
  });
}
