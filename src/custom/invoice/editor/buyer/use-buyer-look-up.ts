import { isRetailBuyer } from '#domain/rules/particulars/retail-buyer.table.ts';
import { useCompanyFilling } from '#src/views/company-register/use-company-filling.ts';
import type { Dispatch } from 'react';
import type { DraftAction } from '../draft/draft-reducer.ts';
import type { DraftHead } from '../draft/draft.ts';

/** The buyer by tax code out of the register of businesses; the words for a consumer give way like an empty field. */
export function useBuyerLookUp(draft: DraftHead, dispatch: Dispatch<DraftAction>) {
  const { buyer_tax_code, buyer_name, buyer_address } = draft;
  return useCompanyFilling({
    tax_code: buyer_tax_code.trim(),
    typed: { name: isRetailBuyer(buyer_name) ? '' : buyer_name, address: buyer_address },
    fill: ({ name, address }) => {
      const buyer = {
        ...(name !== undefined && { buyer_name: name }),
        ...(address !== undefined && { buyer_address: address }),
      };
      dispatch({ type: 'fill_buyer', buyer });
    },
  });
}
