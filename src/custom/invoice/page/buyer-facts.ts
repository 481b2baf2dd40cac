import { BUYER_FIELD_NAMES, type BuyerContent } from '#domain/invoice/buyer-fields.table.ts';
import { buyerWords } from '#src/wording/desk/invoice-editor.ts';

/** All that an invoice says of its buyer below the name, in the order of the editor. */
export function buyerFacts(buyer: BuyerContent): { term: string; value: string }[] {
  const heading = buyer.buyer_name === null ? 'buyer_person' : 'buyer_name';
  return BUYER_FIELD_NAMES.flatMap((field) => {
    const value = buyer[field];
    return value === null || field === heading ? [] : [{ term: buyerWords[field], value }];
  });
}
