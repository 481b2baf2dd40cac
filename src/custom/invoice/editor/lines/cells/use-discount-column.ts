import { useState } from 'react';
import { useOfDraft, type DraftStore } from '../../draft/draft-store.ts';

/**
 * Whether lines show their discounts as amounts (Tiền CK): where that was chosen, or some line has one. Once shown the column stays, so
 * that no cell goes while it is written in.
 */
export function useDiscountColumn(
  store: DraftStore,
  is_chosen: boolean,
): { isShown: boolean; show: () => void } {
  const has_any = useOfDraft(store, ({ get }) => get().lines.some((line) => line.discount_amount !== ''));
  const [stays, setStays] = useState(has_any);
  if (has_any && !stays) setStays(true);
  return { isShown: is_chosen || has_any || stays, show: () => setStays(true) };
}
