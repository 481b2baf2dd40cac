import { eachBuyerField } from '#domain/invoice/buyer-fields.table.ts';
import type { components } from '#generated/types.ts';
import { Combobox } from '#src/ui/field/choice/combobox.tsx';
import { useDebounced } from '#src/views/use-debounced.ts';
import { invoiceWords } from '#src/wording/invoice.ts';
import { useGetList } from 'react-admin';
import { useEffect, useState } from 'react';
import { NO_PLACE, type Draft } from '../draft/draft.ts';

export type Customer = components['schemas']['Customer'];

const offered = 20;
const pickerId = 'buyer-picker';

/** The buyer's fields out of a customer of the catalogue; what the customer lacks is emptied. */
export function buyerOf(customer: Customer): Partial<Draft> {
  return {
    customer_id: customer.id,
    ...eachBuyerField(() => ''),
    buyer_place: NO_PLACE,
    buyer_name: customer.name,
    buyer_person: customer.contact_name ?? '',
    buyer_tax_code: customer.tax_code ?? '',
    buyer_address: customer.address ?? '',
    buyer_code: customer.code,
    buyer_email: customer.email ?? '',
    buyer_phone_number: customer.phone_number ?? '',
    buyer_identity_no: customer.identity_no ?? '',
    buyer_budget_code: customer.budget_code ?? '',
    buyer_bank_account: customer.bank_account ?? '',
    buyer_bank_name: customer.bank_name ?? '',
  };
}

/** Finds a customer by name, code or tax code, marks optional. */
export function CustomerPicker({ onPick }: { onPick: (buyer: Partial<Draft>) => void }) {
  const [text, setText] = useState('');
  const query = useDebounced(text);
  const { data = [], isFetching } = useGetList<Customer>('customers', {
    filter: { query, status: 'active' },
    pagination: { page: 1, perPage: offered },
    sort: { field: 'name', order: 'ASC' },
  });
  useEffect(() => document.getElementById(pickerId)?.focus(), []);
  const pick = (id: string) => {
    const customer = data.find((one) => String(one.id) === id);
    if (customer) onPick(buyerOf(customer));
  };
  return (
    <div className="buyer__picker">
      <Combobox
        id={pickerId}
        label={invoiceWords.customer}
        placeholder={invoiceWords.customerHint}
        value={null}
        options={data.map(({ id, name, tax_code, code }) => ({
          value: String(id),
          label: name,
          detail: tax_code ?? code,
        }))}
        onSearch={setText}
        loading={isFetching || query !== text}
        onChange={(option) => option && pick(option.value)}
      />
    </div>
  );
}
