/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { LookUpInvoiceBody, LookUpInvoiceParams, LookUpTemplate } from '../models.ts';
import { getHeaders, withQuery, http } from '.././http.ts';

export const getLookUpInvoiceUrl = (params?: LookUpInvoiceParams,) => {
  return withQuery(`/api/invoices/look_up`, params);
}
/**
 * How an invoice that is not saved would be printed, and in which template. Nothing is stored. `invoice_id` names the draft that is being changed: the print says what that corrects, and its customer stays though it was deleted since.
 * @summary Xem trước bản in của hóa đơn chưa lưu
 */
export const lookUpInvoice = async (lookUpInvoiceBody: LookUpInvoiceBody,
    params?: LookUpInvoiceParams, options?: Parameters<typeof http>[1]): Promise<LookUpTemplate> => {
return http<LookUpTemplate>(getLookUpInvoiceUrl(params), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(lookUpInvoiceBody) });
}
