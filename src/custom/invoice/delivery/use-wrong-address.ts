import { useState } from 'react';
import { useGetOne, useNotify, useUpdate, type RaRecord } from 'react-admin';
import { recipientsIn } from '#domain/delivery/recipients.ts';
import type { components } from '#generated/types.ts';
import { useMay } from '#src/providers/account-context.ts';
import { failureText } from '#src/views/failure-text.ts';
import { deliveryWords as words } from '#src/wording/processing/delivery.ts';

type Customer = components['schemas']['Customer'] & RaRecord;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * The customer's record where it still has the address that mails came back from, to be put right with the one that is sent to now;
 * null where it has another by now, or may not be changed. What is not saved there has still been sent: a notice says so, no more.
 */
export function useWrongAddress(customer_id: number | null, wrong: string | null) {
  const may = useMay();
  const notify = useNotify();
  const [isWanted, want] = useState(true);
  const enabled = customer_id !== null && wrong !== null && may('getCustomer') && may('updateCustomer');
  const { data: customer } = useGetOne<Customer>('customers', { id: customer_id ?? 0 }, { enabled });
  const [update] = useUpdate<Customer>();
  const addresses = recipientsIn(customer?.email ?? null);
  if (customer === undefined || wrong === null || !addresses.some((one) => isSame(one, wrong))) return null;
  const correct = async (recipients: string) => {
    const [right, ...others] = recipientsIn(recipients);
    // Of several it is not known which takes the place of the wrong one.
    if (!isWanted || right === undefined || others.length > 0 || isSame(right, wrong)) return;
    const email = addresses.map((one) => (isSame(one, wrong) ? right : one)).join(', ');
    try {
      await update(
        'customers',
        { id: customer.id, data: { ...customer, email }, previousData: customer },
        { returnPromise: true },
      );
      notify(words.intoRecordDone(customer.name), { type: 'success' });
    } catch (error) {
      notify(failureText(error as Error), { type: 'error' });
    }
  };
  return { customer: customer.name, isWanted, want, correct };
}
