import { BUYER_FIELD_NAMES } from '#domain/invoice/buyer-fields.table.ts';
import { useMemo } from 'react';
import { taxCodeProblem } from '#domain/fields/tax-code.ts';
import { useGetLastUsed } from '#generated/client/invoices/invoices.ts';
import type { components } from '#generated/types.ts';
import { useMay } from '#src/providers/account-context.ts';
import type { Draft, DraftHead } from '../draft/draft.ts';

type LastBuyer = components['schemas']['LastBuyer'];
export type LastPrice = components['schemas']['LastPrice'];

/** What was last sold may stand so long before it is read again, ms. */
const LIFE_MS = 60_000;

const NO_PRICES: readonly LastPrice[] = [];

/** What the last invoices to the buyer say; nothing while the buyer is not known by the catalogue or a tax code. */
export function useLastUsed({ customer_id, buyer_tax_code }: Pick<Draft, 'customer_id' | 'buyer_tax_code'>): {
  buyer: LastBuyer | null;
  prices: readonly LastPrice[];
} {
  const may = useMay()('getLastUsed');
  const tax_code = buyer_tax_code.trim();
  const isKnown = customer_id !== null || (tax_code !== '' && taxCodeProblem(tax_code) === null);
  const { data } = useGetLastUsed(customer_id === null ? { tax_code } : { customer_id }, {
    query: { enabled: may && isKnown, staleTime: LIFE_MS },
  });
  const known = isKnown ? data : undefined;
  return useMemo(() => ({ buyer: known?.buyer ?? null, prices: known?.prices ?? NO_PRICES }), [known]);
}

/** A new invoice begins with it; another way of paying was chosen. */
const USUAL_PAYMENT = 'TM/CK';

/** What the last invoice to the buyer has and the draft has not: what somebody wrote or chose is not offered to be changed. */
export function missingOf(last: LastBuyer, draft: DraftHead): Partial<Draft> {
  const blank = BUYER_FIELD_NAMES.filter((field) => draft[field].trim() === '' && last[field] !== null);
  const { payment_method } = last;
  const pays = draft.payment_method === USUAL_PAYMENT && payment_method !== USUAL_PAYMENT;
  return {
    ...Object.fromEntries(blank.map((field) => [field, last[field]])),
    ...(pays && { payment_method }),
  };
}
