import { useEffect, useEffectEvent } from 'react';
import type { Invoice } from './draft/draft.ts';
import { fieldId } from './problem-places.ts';
import { goTo } from './ready/ready-card.tsx';

/** Gives a field the focus once the page is there: after the first save of a draft the one that was written in. */
export function FocusAt({ place }: { place: string | null }) {
  const go = useEffectEvent(() => {
    if (place !== null) goTo(place);
  });
  useEffect(() => go(), []);
  return null;
}

/** What the page of a new invoice is given by the one before it: what became of that, and where writing begins. */
export type AfterInvoice = {
  toast: { tone: 'success'; message: string };
  at: string;
  /** The one before: after each the page begins anew. */
  after: number;
};

export function afterInvoice({ id }: Invoice, message: string): AfterInvoice {
  return { toast: { tone: 'success', message }, at: fieldId('buyer_tax_code'), after: id };
}
