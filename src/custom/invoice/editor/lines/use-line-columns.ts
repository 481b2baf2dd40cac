import { useMemo } from 'react';
import type { ExtraFieldRow } from '#domain/invoice/extras/extra-fields.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { useDiscountColumn } from './cells/use-discount-column.ts';
import { useChosenColumns } from './column-chooser.tsx';
import { shownColumns } from './line-columns.ts';
import { useOwnFields } from './use-own-fields.ts';

type Form = {
  has_vat: boolean;
  has_discount: boolean;
  has_percents: boolean;
  /** Fields of the company's own that the template asks each line for. */
  asked: readonly ExtraFieldRow[];
};

/** The columns of the table: those of the form, those that were chosen, and those that some line needs. */
export function useLineColumns(store: DraftStore, { has_vat, has_discount, has_percents, asked }: Form) {
  const { chosen, toggle } = useChosenColumns();
  const discounts = useDiscountColumn(store, chosen.includes('discount_amount'));
  const own = useOwnFields(store, asked);
  const columns = useMemo(() => {
    const has = { vat: has_vat, percents: has_percents, discount: has_discount };
    return shownColumns({ ...has, discount_amount: discounts.isShown }, chosen, own);
  }, [has_vat, has_percents, has_discount, discounts.isShown, chosen, own]);
  return { columns, own, discounts, chosen, toggle };
}
