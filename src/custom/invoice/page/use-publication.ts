import {
  getGetInvoicePublicationQueryKey,
  getInvoicePublication,
} from '#generated/client/invoices/invoices.ts';
import type { components } from '#generated/types.ts';
import { useFollowed } from '#src/views/document/use-followed.ts';

type Publication = components['schemas']['Publication'];

/** How the publication of an invoice stands, at the path of invoices. */
export function usePublication(id: number): Publication | undefined {
  return useFollowed<Publication>({
    queryKey: getGetInvoicePublicationQueryKey(id),
    read: () => getInvoicePublication(id),
  });
}
