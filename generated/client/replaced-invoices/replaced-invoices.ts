/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { ListReplacedInvoicesParams, ReplacedInvoice } from '../models.ts';
import { withQuery, http } from '.././http.ts';

export const getListReplacedInvoicesUrl = (params?: ListReplacedInvoicesParams,) => {
  return withQuery(`/api/replaced_invoices`, params);
}
/**
 * @summary Danh sách hóa đơn thay thế
 */
export const listReplacedInvoices = async (params?: ListReplacedInvoicesParams, options?: Parameters<typeof http>[1]): Promise<ReplacedInvoice[]> => {
  return http<ReplacedInvoice[]>(getListReplacedInvoicesUrl(params), { ...options, method: 'GET' });
}

export const getGetReplacedInvoiceUrl = (id: number,) => {
  return `/api/replaced_invoices/${id}`
}
/**
 * The row of the list; the whole invoice is at /api/invoices/{id}.
 * @summary Xem hóa đơn thay thế
 */
export const getReplacedInvoice = async (id: number, options?: Parameters<typeof http>[1]): Promise<ReplacedInvoice> => {
  return http<ReplacedInvoice>(getGetReplacedInvoiceUrl(id), { ...options, method: 'GET' });
}
