/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { BuyerLink, CancelStatementBody, CreateStatementBody, DocumentEvent, DocumentHold, FailureResponse, ListStatementsParams, SendStatementBody, SendStatementReminderBody, StartStatementRevisionBody, Statement, StatementContent, SubmitStatementBody, UpdateStatementBody, UpdateStatementExpiryBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListStatementsUrl = (params?: ListStatementsParams,) => {
  return withQuery(`/api/statements`, params);
}
/**
 * Statements of adjusting and replacing invoices, between the seller and the buyer.
 * @summary Danh sách biên bản
 */
export const listStatements = async (params?: ListStatementsParams, options?: Parameters<typeof http>[1]): Promise<Statement[]> => {
  return http<Statement[]>(getListStatementsUrl(params), { ...options, method: 'GET' });
}
export const getListStatementsQueryKey = (params?: ListStatementsParams,) => {
    return [`/api/statements`, ...(params ? [params] : [])] as const;
}
export const getListStatementsQueryOptions = <TData = Awaited<ReturnType<typeof listStatements>>, TError = ErrorType<FailureResponse>>(params?: ListStatementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatements>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListStatementsQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStatements>>> = ({ signal }) => listStatements(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStatements>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListStatements<TData = Awaited<ReturnType<typeof listStatements>>, TError = ErrorType<FailureResponse>>(
 params?: ListStatementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatements>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListStatementsQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateStatementUrl = (id: number,) => {
  return `/api/invoices/${id}/statements`
}
/**
 * A draft about an issued invoice. `right_lines` has what its lines should have said, in their order. With `further_ids` it is the list of several invoices that one invoice puts right (bảng kê 01/BK-ĐCTT). 409 statement_open while another statement of an invoice is under way, 422 not_one_list for invoices that no list can hold together, 422 correction_not_allowed where the law of today has closed this way.
 * @summary Lập biên bản
 */
export const createStatement = async (id: number,
    createStatementBody: CreateStatementBody, options?: Parameters<typeof http>[1]): Promise<Statement> => {
return http<Statement>(getCreateStatementUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createStatementBody) });
}

export const getGetStatementUrl = (id: number,) => {
  return `/api/statements/${id}`
}
/**
 * @summary Xem biên bản
 */
export const getStatement = async (id: number, options?: Parameters<typeof http>[1]): Promise<Statement> => {
  return http<Statement>(getGetStatementUrl(id), { ...options, method: 'GET' });
}
export const getGetStatementQueryKey = (id: number,) => {
    return [`/api/statements/${id}`] as const;
}

export const getUpdateStatementUrl = (id: number,) => {
  return `/api/statements/${id}`
}
/**
 * A draft; anything else answers 409.
 * @summary Sửa biên bản nháp
 */
export const updateStatement = async (id: number,
    updateStatementBody: UpdateStatementBody, options?: Parameters<typeof http>[1]): Promise<Statement> => {
return http<Statement>(getUpdateStatementUrl(id), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateStatementBody) });
}

export const getDeleteStatementUrl = (id: number,) => {
  return `/api/statements/${id}`
}
/**
 * Only one that was never signed; anything else answers 409.
 * @summary Xóa biên bản nháp
 */
export const deleteStatement = async (id: number, options?: Parameters<typeof http>[1]): Promise<Statement> => {
  return http<Statement>(getDeleteStatementUrl(id), { ...options, method: 'DELETE' });
}

export const getGetStatementHoldUrl = (id: number,) => {
  return `/api/statements/${id}/hold`
}
/**
 * @summary Vì sao biên bản chưa đi tiếp
 */
export const getStatementHold = async (id: number, options?: Parameters<typeof http>[1]): Promise<DocumentHold> => {
  return http<DocumentHold>(getGetStatementHoldUrl(id), { ...options, method: 'GET' });
}
export const getGetStatementHoldQueryKey = (id: number,) => {
    return [`/api/statements/${id}/hold`] as const;
}

export const getGetStatementContentUrl = (id: number,) => {
  return `/api/statements/${id}/content`
}
/**
 * What it says: of a draft as it would be signed today, else as it was sealed.
 * @summary Nội dung biên bản
 */
export const getStatementContent = async (id: number, options?: Parameters<typeof http>[1]): Promise<StatementContent> => {
  return http<StatementContent>(getGetStatementContentUrl(id), { ...options, method: 'GET' });
}
export const getGetStatementContentQueryKey = (id: number,) => {
    return [`/api/statements/${id}/content`] as const;
}
export const getGetStatementContentQueryOptions = <TData = Awaited<ReturnType<typeof getStatementContent>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatementContent>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetStatementContentQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStatementContent>>> = ({ signal }) => getStatementContent(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStatementContent>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetStatementContent<TData = Awaited<ReturnType<typeof getStatementContent>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatementContent>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetStatementContentQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getSubmitStatementUrl = (id: number,) => {
  return `/api/statements/${id}/submit`
}
/**
 * Has a draft signed by the seller; then the buyer gets a link. One that is being signed already stays as it is; 422 names what is missing.
 * @summary Ký biên bản và gửi người mua
 */
export const submitStatement = async (id: number,
    submitStatementBody: SubmitStatementBody, options?: Parameters<typeof http>[1]): Promise<Statement> => {
return http<Statement>(getSubmitStatementUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(submitStatementBody) });
}

export const getSendStatementUrl = (id: number,) => {
  return `/api/statements/${id}/send`
}
/**
 * The same signed statement with another link and another time to answer; the link before opens nothing from here on. 409 statement_closed once it is signed by both or withdrawn.
 * @summary Gửi lại người mua
 */
export const sendStatement = async (id: number,
    sendStatementBody: SendStatementBody, options?: Parameters<typeof http>[1]): Promise<Statement> => {
return http<Statement>(getSendStatementUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(sendStatementBody) });
}

export const getSendStatementReminderUrl = (id: number,) => {
  return `/api/statements/${id}/remind`
}
/**
 * Mails the same link to the buyer once more. 409 statement_not_waiting unless it waits for the buyer, 409 no_buyer_email without an address, 409 reminded_lately within an hour of the mail before.
 * @summary Nhắc người mua
 */
export const sendStatementReminder = async (id: number,
    sendStatementReminderBody: SendStatementReminderBody, options?: Parameters<typeof http>[1]): Promise<Statement> => {
return http<Statement>(getSendStatementReminderUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(sendStatementReminderBody) });
}

export const getUpdateStatementExpiryUrl = (id: number,) => {
  return `/api/statements/${id}/extend`
}
/**
 * Gives the buyer as much time from now on as a new link has, by the same link; reminders follow the new end. 409 statement_not_waiting unless it waits for the buyer.
 * @summary Gia hạn liên kết
 */
export const updateStatementExpiry = async (id: number,
    updateStatementExpiryBody: UpdateStatementExpiryBody, options?: Parameters<typeof http>[1]): Promise<Statement> => {
return http<Statement>(getUpdateStatementExpiryUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateStatementExpiryBody) });
}

export const getStartStatementRevisionUrl = (id: number,) => {
  return `/api/statements/${id}/revise`
}
/**
 * A statement that was refused, that is to be changed or that was not answered is a draft again. What was signed of it stays in its history.
 * @summary Sửa theo đề nghị của người mua
 */
export const startStatementRevision = async (id: number,
    startStatementRevisionBody: StartStatementRevisionBody, options?: Parameters<typeof http>[1]): Promise<Statement> => {
return http<Statement>(getStartStatementRevisionUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(startStatementRevisionBody) });
}

export const getCancelStatementUrl = (id: number,) => {
  return `/api/statements/${id}/withdraw`
}
/**
 * The link of the buyer opens nothing from here on.
 * @summary Thu hồi biên bản
 */
export const cancelStatement = async (id: number,
    cancelStatementBody: CancelStatementBody, options?: Parameters<typeof http>[1]): Promise<Statement> => {
return http<Statement>(getCancelStatementUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(cancelStatementBody) });
}

export const getGetStatementLinkUrl = (id: number,) => {
  return `/api/statements/${id}/link`
}
/**
 * To be handed over by another way than the mail. 409 statement_not_waiting unless it waits for the buyer.
 * @summary Liên kết cho người mua
 */
export const getStatementLink = async (id: number, options?: Parameters<typeof http>[1]): Promise<BuyerLink> => {
  return http<BuyerLink>(getGetStatementLinkUrl(id), { ...options, method: 'GET' });
}
export const getGetStatementLinkQueryKey = (id: number,) => {
    return [`/api/statements/${id}/link`] as const;
}
export const getGetStatementLinkQueryOptions = <TData = Awaited<ReturnType<typeof getStatementLink>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatementLink>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetStatementLinkQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStatementLink>>> = ({ signal }) => getStatementLink(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStatementLink>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetStatementLink<TData = Awaited<ReturnType<typeof getStatementLink>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatementLink>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetStatementLinkQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getListStatementHistoryUrl = (id: number,) => {
  return `/api/statements/${id}/history`
}
/**
 * @summary Nhật ký của biên bản
 */
export const listStatementHistory = async (id: number, options?: Parameters<typeof http>[1]): Promise<DocumentEvent[]> => {
  return http<DocumentEvent[]>(getListStatementHistoryUrl(id), { ...options, method: 'GET' });
}
export const getListStatementHistoryQueryKey = (id: number,) => {
    return [`/api/statements/${id}/history`] as const;
}
export const getListStatementHistoryQueryOptions = <TData = Awaited<ReturnType<typeof listStatementHistory>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatementHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListStatementHistoryQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStatementHistory>>> = ({ signal }) => listStatementHistory(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStatementHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListStatementHistory<TData = Awaited<ReturnType<typeof listStatementHistory>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatementHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListStatementHistoryQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetStatementXmlUrl = (id: number,) => {
  return `/api/statements/${id}/xml`
}
/**
 * With both signatures once the buyer has signed, byte for byte.
 * @summary Tải XML của biên bản
 */
export const getStatementXml = async (id: number, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getGetStatementXmlUrl(id), { ...options, method: 'GET' });
}

export const getGetStatementPdfUrl = (id: number,) => {
  return `/api/statements/${id}/pdf`
}
/**
 * @summary Tải PDF của biên bản
 */
export const getStatementPdf = async (id: number, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getGetStatementPdfUrl(id), { ...options, method: 'GET' });
}
