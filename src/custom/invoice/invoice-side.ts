import { isOfRegister } from '#domain/invoice/register-code.ts';
import { hrefOf, pathsOf } from '#src/routes.ts';
import { listHref } from '#src/views/list/list-place.ts';
import { invoiceWords } from '#src/wording/invoice.ts';
import { registerWords } from '#src/wording/processing/cash-register.ts';

/** The two lists of invoices, with the same pages under each: ordinary ones, and those of cash registers. */
export type InvoiceSide = 'ordinary' | 'register';

const pages = {
  ordinary: { list: 'invoices', one: 'invoices.one' },
  register: { list: 'invoice_calculating_machines', one: 'invoice_calculating_machines.one' },
} as const;

export function sideOf(series: { symbol: string }): InvoiceSide {
  return isOfRegister(series) ? 'register' : 'ordinary';
}

/** The page of an invoice. */
export const invoiceHref = (side: InvoiceSide, id: number): string => hrefOf(pages[side].one, id);

/** The parameter of a new invoice that names the one it begins as a copy of. */
export const copyParameter = 'tu';

/** The parameter of a new invoice that has a series of this form chosen for it, where the company has one. */
export const formParameter = 'mau-so';

/** A new invoice; `form_no` leaves the choice of series of that form alone. */
export function newInvoiceHref(side: InvoiceSide, form_no: string | null): string {
  const create = hrefOf(`${pages[side].list}.create`);
  return form_no === null ? create : `${create}?${formParameter}=${form_no}`;
}

/** A new invoice that begins as a copy of one. */
export function copyHref(invoice: { id: number; symbol: string }): string {
  const { create } = pathsOf(pages[sideOf(invoice)].list);
  return `${create}?${copyParameter}=${invoice.id}`;
}

/** A new schedule by which drafts like an invoice are made. */
export function recurHref({ id }: { id: number }): string {
  return `${pathsOf('recurring_invoices').create}?source_id=${id}`;
}

/** The way back to the list, as it was left; `pathname` is that of the page it leads back from. */
export function backToInvoices(side: InvoiceSide, pathname?: string): { href: string; label: string } {
  const label = side === 'register' ? registerWords.back : invoiceWords.back;
  return { href: listHref(hrefOf(pages[side].list), pathname), label };
}

/** The list an invoice belongs to: its resource and its address. */
export function listOf(side: InvoiceSide) {
  const name = pages[side].list;
  return { name, path: hrefOf(name) };
}
