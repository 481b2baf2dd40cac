/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { CreateInvoiceDataSummaryTableBody, CreateTableCorrectionBody, DocumentEvent, DocumentHold, ExportSummaryTableRowsParams, FailureResponse, InvoiceDataSummaryTable, ListInvoiceDataSummaryTablesParams, SummaryRow, SummaryTableVersion, TableCorrection, WaitingPeriod } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListInvoiceDataSummaryTablesUrl = (params?: ListInvoiceDataSummaryTablesParams,) => {
  return withQuery(`/api/invoice_data_summary_tables`, params);
}
/**
 * @summary Danh sách bảng tổng hợp dữ liệu hóa đơn
 */
export const listInvoiceDataSummaryTables = async (params?: ListInvoiceDataSummaryTablesParams, options?: Parameters<typeof http>[1]): Promise<InvoiceDataSummaryTable[]> => {
  return http<InvoiceDataSummaryTable[]>(getListInvoiceDataSummaryTablesUrl(params), { ...options, method: 'GET' });
}
export const getListInvoiceDataSummaryTablesQueryKey = (params?: ListInvoiceDataSummaryTablesParams,) => {
    return [`/api/invoice_data_summary_tables`, ...(params ? [params] : [])] as const;
}
export const getListInvoiceDataSummaryTablesQueryOptions = <TData = Awaited<ReturnType<typeof listInvoiceDataSummaryTables>>, TError = ErrorType<FailureResponse>>(params?: ListInvoiceDataSummaryTablesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceDataSummaryTables>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListInvoiceDataSummaryTablesQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvoiceDataSummaryTables>>> = ({ signal }) => listInvoiceDataSummaryTables(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInvoiceDataSummaryTables>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListInvoiceDataSummaryTables<TData = Awaited<ReturnType<typeof listInvoiceDataSummaryTables>>, TError = ErrorType<FailureResponse>>(
 params?: ListInvoiceDataSummaryTablesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceDataSummaryTables>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListInvoiceDataSummaryTablesQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateInvoiceDataSummaryTableUrl = () => {
  return `/api/invoice_data_summary_tables`
}
/**
 * Takes the issued invoices of the period that no table has named yet. The first table of a period, or the next supplement once one was accepted. What does not go into one message of 2 MB becomes further tables; the answer is the first of them. Answers 422 where no invoice of the period waits for a table.
 * @summary Lập bảng tổng hợp của một kỳ
 */
export const createInvoiceDataSummaryTable = async (createInvoiceDataSummaryTableBody: CreateInvoiceDataSummaryTableBody, options?: Parameters<typeof http>[1]): Promise<InvoiceDataSummaryTable> => {
return http<InvoiceDataSummaryTable>(getCreateInvoiceDataSummaryTableUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createInvoiceDataSummaryTableBody) });
}

export const getGetInvoicesWaitingForTableUrl = () => {
  return `/api/invoice_data_summary_tables/waiting`
}
/**
 * By month and by quarter, and by currency; periods without such invoices are left out.
 * @summary Hóa đơn chờ đưa vào bảng tổng hợp
 */
export const getInvoicesWaitingForTable = async ( options?: Parameters<typeof http>[1]): Promise<WaitingPeriod[]> => {
  return http<WaitingPeriod[]>(getGetInvoicesWaitingForTableUrl(), { ...options, method: 'GET' });
}
export const getGetInvoicesWaitingForTableQueryKey = () => {
    return [`/api/invoice_data_summary_tables/waiting`] as const;
}
export const getGetInvoicesWaitingForTableQueryOptions = <TData = Awaited<ReturnType<typeof getInvoicesWaitingForTable>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoicesWaitingForTable>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetInvoicesWaitingForTableQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoicesWaitingForTable>>> = ({ signal }) => getInvoicesWaitingForTable({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoicesWaitingForTable>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetInvoicesWaitingForTable<TData = Awaited<ReturnType<typeof getInvoicesWaitingForTable>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoicesWaitingForTable>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetInvoicesWaitingForTableQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetInvoiceDataSummaryTableUrl = (id: number,) => {
  return `/api/invoice_data_summary_tables/${id}`
}
/**
 * @summary Xem bảng tổng hợp
 */
export const getInvoiceDataSummaryTable = async (id: number, options?: Parameters<typeof http>[1]): Promise<InvoiceDataSummaryTable> => {
  return http<InvoiceDataSummaryTable>(getGetInvoiceDataSummaryTableUrl(id), { ...options, method: 'GET' });
}
export const getGetInvoiceDataSummaryTableQueryKey = (id: number,) => {
    return [`/api/invoice_data_summary_tables/${id}`] as const;
}

export const getDeleteInvoiceDataSummaryTableUrl = (id: number,) => {
  return `/api/invoice_data_summary_tables/${id}`
}
/**
 * Only one that was never signed or sent; anything else answers 409. Its invoices wait for a table again.
 * @summary Xóa bảng tổng hợp nháp
 */
export const deleteInvoiceDataSummaryTable = async (id: number, options?: Parameters<typeof http>[1]): Promise<InvoiceDataSummaryTable> => {
  return http<InvoiceDataSummaryTable>(getDeleteInvoiceDataSummaryTableUrl(id), { ...options, method: 'DELETE' });
}

export const getListSummaryTableRowsUrl = (id: number,) => {
  return `/api/invoice_data_summary_tables/${id}/rows`
}
/**
 * As they are sent: an invoice has a row for each of its tax rates. Amounts are those of the sealed invoices.
 * @summary Các dòng của bảng tổng hợp
 */
export const listSummaryTableRows = async (id: number, options?: Parameters<typeof http>[1]): Promise<SummaryRow[]> => {
  return http<SummaryRow[]>(getListSummaryTableRowsUrl(id), { ...options, method: 'GET' });
}
export const getListSummaryTableRowsQueryKey = (id: number,) => {
    return [`/api/invoice_data_summary_tables/${id}/rows`] as const;
}
export const getListSummaryTableRowsQueryOptions = <TData = Awaited<ReturnType<typeof listSummaryTableRows>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSummaryTableRows>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListSummaryTableRowsQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSummaryTableRows>>> = ({ signal }) => listSummaryTableRows(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSummaryTableRows>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListSummaryTableRows<TData = Awaited<ReturnType<typeof listSummaryTableRows>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSummaryTableRows>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListSummaryTableRowsQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateSummaryTableRowsUrl = (id: number,) => {
  return `/api/invoice_data_summary_tables/${id}/rows`
}
/**
 * Adds the invoices of the period that were issued since and that no table has named; a draft, or one that was refused. Anything on its way or accepted answers 409.
 * @summary Cập nhật dòng của bảng tổng hợp
 */
export const updateSummaryTableRows = async (id: number,
    summaryTableVersion: SummaryTableVersion, options?: Parameters<typeof http>[1]): Promise<InvoiceDataSummaryTable> => {
return http<InvoiceDataSummaryTable>(getUpdateSummaryTableRowsUrl(id), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(summaryTableVersion) });
}

export const getSubmitInvoiceDataSummaryTableUrl = (id: number,) => {
  return `/api/invoice_data_summary_tables/${id}/submit`
}
/**
 * Has a table signed and sent (message 400). One that is on its way already stays as it is; what prevents it answers 422. Follow it at /api/invoice_data_summary_tables/{id}.
 * @summary Ký và gửi bảng tổng hợp
 */
export const submitInvoiceDataSummaryTable = async (id: number,
    summaryTableVersion: SummaryTableVersion, options?: Parameters<typeof http>[1]): Promise<InvoiceDataSummaryTable> => {
return http<InvoiceDataSummaryTable>(getSubmitInvoiceDataSummaryTableUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(summaryTableVersion) });
}

export const getListInvoiceDataSummaryTableHistoryUrl = (id: number,) => {
  return `/api/invoice_data_summary_tables/${id}/history`
}
/**
 * @summary Nhật ký của bảng tổng hợp
 */
export const listInvoiceDataSummaryTableHistory = async (id: number, options?: Parameters<typeof http>[1]): Promise<DocumentEvent[]> => {
  return http<DocumentEvent[]>(getListInvoiceDataSummaryTableHistoryUrl(id), { ...options, method: 'GET' });
}
export const getListInvoiceDataSummaryTableHistoryQueryKey = (id: number,) => {
    return [`/api/invoice_data_summary_tables/${id}/history`] as const;
}
export const getListInvoiceDataSummaryTableHistoryQueryOptions = <TData = Awaited<ReturnType<typeof listInvoiceDataSummaryTableHistory>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceDataSummaryTableHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListInvoiceDataSummaryTableHistoryQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvoiceDataSummaryTableHistory>>> = ({ signal }) => listInvoiceDataSummaryTableHistory(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInvoiceDataSummaryTableHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListInvoiceDataSummaryTableHistory<TData = Awaited<ReturnType<typeof listInvoiceDataSummaryTableHistory>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceDataSummaryTableHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListInvoiceDataSummaryTableHistoryQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetInvoiceDataSummaryTableHoldUrl = (id: number,) => {
  return `/api/invoice_data_summary_tables/${id}/hold`
}
/**
 * @summary Vì sao bảng tổng hợp chưa đi tiếp
 */
export const getInvoiceDataSummaryTableHold = async (id: number, options?: Parameters<typeof http>[1]): Promise<DocumentHold> => {
  return http<DocumentHold>(getGetInvoiceDataSummaryTableHoldUrl(id), { ...options, method: 'GET' });
}
export const getGetInvoiceDataSummaryTableHoldQueryKey = (id: number,) => {
    return [`/api/invoice_data_summary_tables/${id}/hold`] as const;
}

export const getGetInvoiceDataSummaryTableXmlUrl = (id: number,) => {
  return `/api/invoice_data_summary_tables/${id}/xml`
}
/**
 * The signed table, byte for byte.
 * @summary Tải XML của bảng tổng hợp
 */
export const getInvoiceDataSummaryTableXml = async (id: number, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getGetInvoiceDataSummaryTableXmlUrl(id), { ...options, method: 'GET' });
}

export const getExportSummaryTableRowsUrl = (id: number,
    params?: ExportSummaryTableRowsParams,) => {
  return withQuery(`/api/invoice_data_summary_tables/${id}/export`, params);
}
/**
 * The table in the twenty columns of form 01/TH-HĐĐT: as it was sent, and one that is not sent as it would be sent today.
 * @summary Xuất bảng tổng hợp
 */
export const exportSummaryTableRows = async (id: number,
    params?: ExportSummaryTableRowsParams, options?: Parameters<typeof http>[1]): Promise<Blob | string> => {
  return http<Blob | string>(getExportSummaryTableRowsUrl(id,params), { ...options, method: 'GET' });
}

export const getCreateTableCorrectionUrl = (id: number,) => {
  return `/api/invoices/${id}/table_correction`
}
/**
 * Of an invoice that an accepted summary table reports: what the next table is to say of it again. 409 correction_open while one waits for its table, 422 correction_not_allowed where no accepted table reports the invoice.
 * @summary Ghi sửa ở bảng tổng hợp kỳ sau
 */
export const createTableCorrection = async (id: number,
    createTableCorrectionBody: CreateTableCorrectionBody, options?: Parameters<typeof http>[1]): Promise<TableCorrection> => {
return http<TableCorrection>(getCreateTableCorrectionUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createTableCorrectionBody) });
}

export const getDeleteTableCorrectionUrl = (id: number,) => {
  return `/api/invoices/${id}/table_correction`
}
/**
 * Takes back what waits for a table; 404 where nothing waits.
 * @summary Bỏ ghi sửa ở bảng tổng hợp kỳ sau
 */
export const deleteTableCorrection = async (id: number, options?: Parameters<typeof http>[1]): Promise<TableCorrection> => {
  return http<TableCorrection>(getDeleteTableCorrectionUrl(id), { ...options, method: 'DELETE' });
}
