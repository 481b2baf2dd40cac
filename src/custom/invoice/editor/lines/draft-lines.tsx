import type { ComponentProps } from 'react';
import { useOfDraft } from '../draft/draft-store.ts';
import type { DraftLine } from '../draft/draft.ts';
import { LineTable } from './line-table.tsx';

/** The table follows the lines by itself: what is typed there draws nothing else. */
export function DraftLines({
  store,
  moved,
  ...others
}: Omit<ComponentProps<typeof LineTable>, 'has_discount'> & { moved: boolean }) {
  const has_discount = useOfDraft(store, ({ get }) => !moved || get().lines.some(hasDiscount));
  return <LineTable {...others} store={store} takesSpecial={!moved} has_discount={has_discount} />;
}

/** A discount that was typed before a series without any was chosen: it stays in view to be taken away. */
function hasDiscount({ kind, discount_rate, discount_amount }: DraftLine): boolean {
  return kind === 'discount' || discount_rate !== '' || discount_amount !== '';
}
