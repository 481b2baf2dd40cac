/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { CreateRecurringInvoiceBody, ListRecurringInvoicesParams, RecurringInvoice, RestoreRecurringInvoiceBody, UpdateRecurringInvoiceBody } from '../models.ts';
import { getHeaders, withQuery, http } from '.././http.ts';

export const getListRecurringInvoicesUrl = (params?: ListRecurringInvoicesParams,) => {
  return withQuery(`/api/recurring_invoices`, params);
}
/**
 * @summary Danh sách hóa đơn định kỳ
 */
export const listRecurringInvoices = async (params?: ListRecurringInvoicesParams, options?: Parameters<typeof http>[1]): Promise<RecurringInvoice[]> => {
  return http<RecurringInvoice[]>(getListRecurringInvoicesUrl(params), { ...options, method: 'GET' });
}

export const getCreateRecurringInvoiceUrl = () => {
  return `/api/recurring_invoices`
}
/**
 * @summary Thêm hóa đơn định kỳ
 */
export const createRecurringInvoice = async (createRecurringInvoiceBody: CreateRecurringInvoiceBody, options?: Parameters<typeof http>[1]): Promise<RecurringInvoice> => {
return http<RecurringInvoice>(getCreateRecurringInvoiceUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createRecurringInvoiceBody) });
}

export const getGetRecurringInvoiceUrl = (id: number,) => {
  return `/api/recurring_invoices/${id}`
}
/**
 * @summary Xem hóa đơn định kỳ
 */
export const getRecurringInvoice = async (id: number, options?: Parameters<typeof http>[1]): Promise<RecurringInvoice> => {
  return http<RecurringInvoice>(getGetRecurringInvoiceUrl(id), { ...options, method: 'GET' });
}

export const getUpdateRecurringInvoiceUrl = (id: number,) => {
  return `/api/recurring_invoices/${id}`
}
/**
 * @summary Sửa hóa đơn định kỳ
 */
export const updateRecurringInvoice = async (id: number,
    updateRecurringInvoiceBody: UpdateRecurringInvoiceBody, options?: Parameters<typeof http>[1]): Promise<RecurringInvoice> => {
return http<RecurringInvoice>(getUpdateRecurringInvoiceUrl(id), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateRecurringInvoiceBody) });
}

export const getDeleteRecurringInvoiceUrl = (id: number,) => {
  return `/api/recurring_invoices/${id}`
}
/**
 * @summary Xóa hóa đơn định kỳ
 */
export const deleteRecurringInvoice = async (id: number, options?: Parameters<typeof http>[1]): Promise<RecurringInvoice> => {
  return http<RecurringInvoice>(getDeleteRecurringInvoiceUrl(id), { ...options, method: 'DELETE' });
}

export const getRestoreRecurringInvoiceUrl = (id: number,) => {
  return `/api/recurring_invoices/${id}/restore`
}
/**
 * @summary Khôi phục: Hóa đơn định kỳ
 */
export const restoreRecurringInvoice = async (id: number,
    restoreRecurringInvoiceBody?: RestoreRecurringInvoiceBody, options?: Parameters<typeof http>[1]): Promise<RecurringInvoice> => {
return http<RecurringInvoice>(getRestoreRecurringInvoiceUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(restoreRecurringInvoiceBody) });
}
