/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { ConfirmStatementBody, ReadStatementCredentialsBody, ReadStatementLinkBody, ReadStatementLinkPdfBody, ReadStatementLinkXmlBody, ReadStatementOrderBody, SendStatementCodeBody, SendStatementReplyBody, StartStatementOrderBody, StartStatementSignatureBody, StatementAnswer, StatementCode, StatementCredential, StatementForBuyer, StatementOrder, StatementPreparation, SubmitStatementFileBody, SubmitStatementSignatureBody } from '../models.ts';
import { getHeaders, http } from '.././http.ts';

export const getReadStatementLinkUrl = () => {
  return `/api/statement_links`
}
/**
 * A body, so that the key is in no address. 404 when it is unknown, used or past: the three answer alike.
 * @summary Biên bản của liên kết
 */
export const readStatementLink = async (readStatementLinkBody: ReadStatementLinkBody, options?: Parameters<typeof http>[1]): Promise<StatementForBuyer> => {
return http<StatementForBuyer>(getReadStatementLinkUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(readStatementLinkBody) });
}

export const getReadStatementLinkXmlUrl = () => {
  return `/api/statement_links/xml`
}
/**
 * The file that the seller has signed, byte for byte: to be signed by a program of the buyer.
 * @summary XML bên bán đã ký
 */
export const readStatementLinkXml = async (readStatementLinkXmlBody: ReadStatementLinkXmlBody, options?: Parameters<typeof http>[1]): Promise<Blob> => {
return http<Blob>(getReadStatementLinkXmlUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(readStatementLinkXmlBody) });
}

export const getReadStatementLinkPdfUrl = () => {
  return `/api/statement_links/pdf`
}
/**
 * The statement as it is printed.
 * @summary PDF của biên bản
 */
export const readStatementLinkPdf = async (readStatementLinkPdfBody: ReadStatementLinkPdfBody, options?: Parameters<typeof http>[1]): Promise<Blob> => {
return http<Blob>(getReadStatementLinkPdfUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(readStatementLinkPdfBody) });
}

export const getStartStatementSignatureUrl = () => {
  return `/api/statement_links/preparations`
}
/**
 * What the token of the buyer signs, whichever certificate it holds.
 * @summary Chuẩn bị ký bằng USB token
 */
export const startStatementSignature = async (startStatementSignatureBody: StartStatementSignatureBody, options?: Parameters<typeof http>[1]): Promise<StatementPreparation> => {
return http<StatementPreparation>(getStartStatementSignatureUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(startStatementSignatureBody) });
}

export const getSubmitStatementSignatureUrl = () => {
  return `/api/statement_links/signatures`
}
/**
 * Of two that sign at once the first counts; for the other the link is used. 422 where the signature does not hold.
 * @summary Ký bằng USB token
 */
export const submitStatementSignature = async (submitStatementSignatureBody: SubmitStatementSignatureBody, options?: Parameters<typeof http>[1]): Promise<StatementAnswer> => {
return http<StatementAnswer>(getSubmitStatementSignatureUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(submitStatementSignatureBody) });
}

export const getSubmitStatementFileUrl = () => {
  return `/api/statement_links/files`
}
/**
 * The seller's file, byte for byte, with the signature of the buyer in it. 422 for a file with other content or with a signature that is not valid.
 * @summary Nộp tệp XML đã ký
 */
export const submitStatementFile = async (submitStatementFileBody: SubmitStatementFileBody, options?: Parameters<typeof http>[1]): Promise<StatementAnswer> => {
return http<StatementAnswer>(getSubmitStatementFileUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(submitStatementFileBody) });
}

export const getReadStatementCredentialsUrl = () => {
  return `/api/statement_links/credentials`
}
/**
 * The keys of an account at a signing service, each with why it may not sign this statement. 422 with the field at fault, 503 where the service does not answer.
 * @summary Khóa ký số từ xa của người mua
 */
export const readStatementCredentials = async (readStatementCredentialsBody: ReadStatementCredentialsBody, options?: Parameters<typeof http>[1]): Promise<StatementCredential[]> => {
return http<StatementCredential[]>(getReadStatementCredentialsUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(readStatementCredentialsBody) });
}

export const getStartStatementOrderUrl = () => {
  return `/api/statement_links/orders`
}
/**
 * Has the service ask the buyer to sign. No answer of the service is no failure: the ticket looks for the order. otp_needed: once more, with the code that the service has sent.
 * @summary Ký số từ xa
 */
export const startStatementOrder = async (startStatementOrderBody: StartStatementOrderBody, options?: Parameters<typeof http>[1]): Promise<StatementOrder> => {
return http<StatementOrder>(getStartStatementOrderUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(startStatementOrderBody) });
}

export const getReadStatementOrderUrl = () => {
  return `/api/statement_links/orders/look_ups`
}
/**
 * By the newest ticket of the order. What the buyer has confirmed is put into the statement; of two that sign at once the first counts.
 * @summary Hỏi kết quả ký số từ xa
 */
export const readStatementOrder = async (readStatementOrderBody: ReadStatementOrderBody, options?: Parameters<typeof http>[1]): Promise<StatementOrder> => {
return http<StatementOrder>(getReadStatementOrderUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(readStatementOrderBody) });
}

export const getSendStatementCodeUrl = () => {
  return `/api/statement_links/codes`
}
/**
 * A one-time code by mail, where the buyer is an individual: 409 signature_needed for a business.
 * @summary Gửi mã xác nhận
 */
export const sendStatementCode = async (sendStatementCodeBody: SendStatementCodeBody, options?: Parameters<typeof http>[1]): Promise<StatementCode> => {
return http<StatementCode>(getSendStatementCodeUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(sendStatementCodeBody) });
}

export const getConfirmStatementUrl = () => {
  return `/api/statement_links/confirmations`
}
/**
 * 422 wrong_code for another code than the one mailed last, or after five wrong ones.
 * @summary Xác nhận bằng mã
 */
export const confirmStatement = async (confirmStatementBody: ConfirmStatementBody, options?: Parameters<typeof http>[1]): Promise<StatementAnswer> => {
return http<StatementAnswer>(getConfirmStatementUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(confirmStatementBody) });
}

export const getSendStatementReplyUrl = () => {
  return `/api/statement_links/replies`
}
/**
 * The link is used up by it.
 * @summary Từ chối hoặc đề nghị sửa
 */
export const sendStatementReply = async (sendStatementReplyBody: SendStatementReplyBody, options?: Parameters<typeof http>[1]): Promise<StatementAnswer> => {
return http<StatementAnswer>(getSendStatementReplyUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(sendStatementReplyBody) });
}
