/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { LookUpInvoiceBody, LookUpInvoiceParams, LookUpTemplate } from '../models.ts';
import { getHeaders, withQuery, http } from '.././http.ts';

export const getLookUpInvoiceUrl = (params?: LookUpInvoiceParams,) => {
  return withQuery(`/api/invoices/look_up`, params);
}
/**
 * How an invoice that is not saved would be printed, and in which template. Nothing is stored. Of a draft that corrects another invoice `invoice_id` names the draft, so that the print says what it corrects.
 * @summary Xem trước bản in của hóa đơn chưa lưu
 */
export const lookUpInvoice = async (lookUpInvoiceBody: LookUpInvoiceBody,
    params?: LookUpInvoiceParams, options?: Parameters<typeof http>[1]): Promise<LookUpTemplate> => {
return http<LookUpTemplate>(getLookUpInvoiceUrl(params), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(lookUpInvoiceBody) });
}
