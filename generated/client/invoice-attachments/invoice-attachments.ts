/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { CreateInvoiceAttachmentParams, InvoiceAttachment, UpdateInvoiceAttachmentBody } from '../models.ts';
import { getHeaders, withQuery, http } from '.././http.ts';

export const getListInvoiceAttachmentsUrl = (id: number,) => {
  return `/api/invoices/${id}/attachments`
}
/**
 * @summary Tệp đính kèm của hóa đơn
 */
export const listInvoiceAttachments = async (id: number, options?: Parameters<typeof http>[1]): Promise<InvoiceAttachment[]> => {
  return http<InvoiceAttachment[]>(getListInvoiceAttachmentsUrl(id), { ...options, method: 'GET' });
}

export const getCreateInvoiceAttachmentUrl = (id: number,
    params?: CreateInvoiceAttachmentParams,) => {
  return withQuery(`/api/invoices/${id}/attachments`, params);
}
/**
 * PDF, pictures, Office files without macros, and XML, by what their bytes say; other kinds are refused in words (422). At most 5 MB a file, 10 files and 10 MB an invoice. The same bytes again answer the file that is there. Of an issued invoice each is a line of its history.
 * @summary Đính kèm tệp vào hóa đơn
 */
export const createInvoiceAttachment = async (id: number,
    createInvoiceAttachmentBody: Blob,
    params?: CreateInvoiceAttachmentParams, options?: Parameters<typeof http>[1]): Promise<InvoiceAttachment> => {
return http<InvoiceAttachment>(getCreateInvoiceAttachmentUrl(id,params), { ...options, method: 'POST', headers: { 'Content-Type': 'application/octet-stream', ...getHeaders(options?.headers) }, body: createInvoiceAttachmentBody });
}

export const getUpdateInvoiceAttachmentUrl = (id: number,) => {
  return `/api/invoice_attachments/${id}`
}
/**
 * @summary Gửi kèm thư hay không
 */
export const updateInvoiceAttachment = async (id: number,
    updateInvoiceAttachmentBody: UpdateInvoiceAttachmentBody, options?: Parameters<typeof http>[1]): Promise<InvoiceAttachment> => {
return http<InvoiceAttachment>(getUpdateInvoiceAttachmentUrl(id), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateInvoiceAttachmentBody) });
}

export const getDeleteInvoiceAttachmentUrl = (id: number,) => {
  return `/api/invoice_attachments/${id}`
}
/**
 * Only while the invoice is a draft; afterwards 409.
 * @summary Bỏ tệp đính kèm của hóa đơn nháp
 */
export const deleteInvoiceAttachment = async (id: number, options?: Parameters<typeof http>[1]): Promise<InvoiceAttachment> => {
  return http<InvoiceAttachment>(getDeleteInvoiceAttachmentUrl(id), { ...options, method: 'DELETE' });
}

export const getGetInvoiceAttachmentFileUrl = (id: number,) => {
  return `/api/invoice_attachments/${id}/file`
}
/**
 * As it came, byte for byte, and always to be saved, never to be shown by a browser.
 * @summary Tải tệp đính kèm
 */
export const getInvoiceAttachmentFile = async (id: number, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getGetInvoiceAttachmentFileUrl(id), { ...options, method: 'GET' });
}
