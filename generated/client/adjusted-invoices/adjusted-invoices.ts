/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { AdjustedInvoice, ListAdjustedInvoicesParams } from '../models.ts';
import { withQuery, http } from '.././http.ts';

export const getListAdjustedInvoicesUrl = (params?: ListAdjustedInvoicesParams,) => {
  return withQuery(`/api/adjusted_invoices`, params);
}
/**
 * @summary Danh sách hóa đơn điều chỉnh
 */
export const listAdjustedInvoices = async (params?: ListAdjustedInvoicesParams, options?: Parameters<typeof http>[1]): Promise<AdjustedInvoice[]> => {
  return http<AdjustedInvoice[]>(getListAdjustedInvoicesUrl(params), { ...options, method: 'GET' });
}

export const getGetAdjustedInvoiceUrl = (id: number,) => {
  return `/api/adjusted_invoices/${id}`
}
/**
 * The row of the list; the whole invoice is at /api/invoices/{id}.
 * @summary Xem hóa đơn điều chỉnh
 */
export const getAdjustedInvoice = async (id: number, options?: Parameters<typeof http>[1]): Promise<AdjustedInvoice> => {
  return http<AdjustedInvoice>(getGetAdjustedInvoiceUrl(id), { ...options, method: 'GET' });
}
