import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import { BUYER_FIELD_NAMES, eachBuyerField } from '#domain/invoice/buyer-fields.table.ts';
import {
  isRetailBuyer,
  newestRetailBuyer,
  retailBuyerOn,
} from '#domain/rules/particulars/retail-buyer.table.ts';
import { Button } from '#src/ui/action/button.tsx';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { common } from '#src/wording/common.ts';
import { buyerQuestionWords as words } from '#src/wording/desk/invoice-editor.ts';
import type { CardProps } from '../draft/draft-reducer.ts';
import { NO_PLACE, type Draft, type DraftHead } from '../draft/draft.ts';

/** A buyer who gives nothing, in the words of the law of the invoice's day. */
function retailBuyer(issued_on: string): Partial<Draft> {
  return {
    ...eachBuyerField(() => ''),
    buyer_place: NO_PLACE,
    customer_id: null,
    buyer_name: retailBuyerOn(issued_on) ?? newestRetailBuyer(),
  };
}

/** What the draft says of its buyer, to be put back as it was. */
function buyerIn(draft: DraftHead): Partial<Draft> {
  const { buyer_place, customer_id } = draft;
  return { ...eachBuyerField((field) => draft[field]), buyer_place, customer_id };
}

/** Whether more than the words for a consumer would go. */
function saysMore(draft: DraftHead): boolean {
  return (
    draft.buyer_place.province_code !== '' ||
    BUYER_FIELD_NAMES.some((field) => draft[field].trim() !== '' && !isRetailBuyer(draft[field]))
  );
}

/** Bán cho người tiêu dùng: one press, and what was typed of another buyer comes back by another. */
export function RetailButton({ draft, dispatch }: Omit<CardProps, 'problems'>) {
  const { show } = useToast();
  const take = () => {
    dispatch({ type: 'fill_buyer', buyer: retailBuyer(draft.issued_on) });
    if (!saysMore(draft)) return;
    const undo = () => dispatch({ type: 'fill_buyer', buyer: buyerIn(draft) });
    show({
      tone: 'success',
      message: words.retailTaken,
      action: { label: common.undo, onPress: undo },
    });
  };
  return (
    <Button tone="plain" size="small" icon={IconShoppingBag} onClick={take}>
      {words.retail}
    </Button>
  );
}
