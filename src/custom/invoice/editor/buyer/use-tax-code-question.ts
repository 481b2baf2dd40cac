import { useState, type Dispatch } from 'react';
import { useDataProvider } from 'react-admin';
import { taxCodeProblem } from '#domain/fields/tax-code.ts';
import type { DraftAction } from '../draft/draft-reducer.ts';
import type { DraftHead } from '../draft/draft.ts';
import { buyerOf, type Customer } from './customer-picker.tsx';

/** A tax code was typed that is not that of the buyer who stands there. */
type TaxCodeQuestion = {
  tax_code: string;
  /** Who stands there. */
  buyer: string;
  /** The customer of the catalogue who has the code. */
  found: Customer | null;
  /** The code that the catalogue has for the chosen customer, where no customer has the typed one. */
  own_code: string | null;
};

const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * What leaving the field of the tax code does: a code that the catalogue knows fills in a buyer of whom nothing is typed; that of
 * somebody else than the buyer who stands there is asked about, once.
 */
export function useTaxCodeQuestion(draft: DraftHead, dispatch: Dispatch<DraftAction>) {
  const provider = useDataProvider();
  const [question, setQuestion] = useState<TaxCodeQuestion | null>(null);
  const [unknown, setUnknown] = useState<string | null>(null);
  const [settled, setSettled] = useState<string | null>(null);
  const { buyer_name, buyer_person, buyer_address, customer_id } = draft;
  const buyer = buyer_name.trim() || buyer_person.trim();
  const isUnfilled = buyer === '' && buyer_address.trim() === '';

  const find = async (tax_code: string): Promise<readonly Customer[]> => {
    const { data } = await provider.getList<Customer>('customers', {
      filter: { query: tax_code, status: 'active' },
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'name', order: 'ASC' },
    });
    return data.filter((one) => one.tax_code === tax_code);
  };
  const leave = async () => {
    const tax_code = draft.buyer_tax_code.trim();
    if (tax_code === '' || taxCodeProblem(tax_code) !== null || tax_code === settled) return;
    const [customer = null, ...others] = await find(tax_code);
    const found = others.length === 0 ? customer : null;
    setUnknown(customer === null ? tax_code : null);
    if (isUnfilled) {
      if (found !== null) dispatch({ type: 'fill_buyer', buyer: buyerOf(found), by_tax_code: true });
      return;
    }
    if (buyer === '' || found?.id === customer_id) return;
    if (found !== null) {
      if (!sameName(found.name, buyer)) setQuestion({ tax_code, buyer, found, own_code: null });
      return;
    }
    if (customer_id === null) return;
    const { data: chosen } = await provider.getOne<Customer>('customers', { id: customer_id });
    if (chosen.tax_code != null && chosen.tax_code !== tax_code)
      setQuestion({ tax_code, buyer, found: null, own_code: chosen.tax_code });
  };
  const settle = () => {
    setSettled(question?.tax_code ?? null);
    setQuestion(null);
  };
  const isAsked = question !== null && question.tax_code === draft.buyer_tax_code.trim();
  return {
    question: isAsked ? question : null,
    leave,
    /** No customer of the catalogue has the code that was typed. */
    isUnknown: unknown !== null && unknown === draft.buyer_tax_code.trim(),
    /** What is typed stays as it is. */
    keep: settle,
    /** The buyer who has the code takes the place of the other, or the chosen customer gets their own code back. */
    replace: () => {
      if (question === null) return;
      const { found, own_code } = question;
      dispatch({
        type: 'fill_buyer',
        buyer: found === null ? { buyer_tax_code: own_code ?? '' } : buyerOf(found),
      });
      settle();
    },
  };
}
