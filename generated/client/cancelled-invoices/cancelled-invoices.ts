/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { CancelInvoiceBody, CancelledInvoice, Invoice, ListCancelledInvoicesParams } from '../models.ts';
import { getHeaders, withQuery, http } from '.././http.ts';

export const getListCancelledInvoicesUrl = (params?: ListCancelledInvoicesParams,) => {
  return withQuery(`/api/cancelled_invoices`, params);
}
/**
 * Invoices that have a number, were refused and were given up; newest first.
 * @summary Danh sách hóa đơn đã hủy
 */
export const listCancelledInvoices = async (params?: ListCancelledInvoicesParams, options?: Parameters<typeof http>[1]): Promise<CancelledInvoice[]> => {
  return http<CancelledInvoice[]>(getListCancelledInvoicesUrl(params), { ...options, method: 'GET' });
}

export const getGetCancelledInvoiceUrl = (id: number,) => {
  return `/api/cancelled_invoices/${id}`
}
/**
 * The row of the list; the whole invoice is at /api/invoices/{id}.
 * @summary Xem hóa đơn đã hủy
 */
export const getCancelledInvoice = async (id: number, options?: Parameters<typeof http>[1]): Promise<CancelledInvoice> => {
  return http<CancelledInvoice>(getGetCancelledInvoiceUrl(id), { ...options, method: 'GET' });
}

export const getCancelInvoiceUrl = (id: number,) => {
  return `/api/invoices/${id}/cancellation`
}
/**
 * Gives up an invoice that has a number and never took effect: its signature failed, or it was refused. The number stays used. 409 not_cancellable for any other: what the tax authority may have taken is adjusted or replaced instead.
 * @summary Hủy hóa đơn chưa được chấp nhận
 */
export const cancelInvoice = async (id: number,
    cancelInvoiceBody: CancelInvoiceBody, options?: Parameters<typeof http>[1]): Promise<Invoice> => {
return http<Invoice>(getCancelInvoiceUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(cancelInvoiceBody) });
}
