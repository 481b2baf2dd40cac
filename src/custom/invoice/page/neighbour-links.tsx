import { NeighbourLinks } from '#src/views/record/neighbour-links.tsx';
import { invoiceHref, listOf, type InvoiceSide } from '../invoice-side.ts';

/** To the invoice before and after in the list of its side. */
export function InvoiceNeighbours({ id, side }: { id: number; side: InvoiceSide }) {
  return <NeighbourLinks id={id} list={listOf(side)} hrefOf={(other) => invoiceHref(side, other)} />;
}
