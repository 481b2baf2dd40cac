/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { ExportInvoiceDetailReportParams, ExportInvoiceSummaryReportParams, ExportInvoiceUsageReportParams, ExportPurchaseReportParams, FailureResponse, GetInvoiceDetailReportParams, GetInvoiceSummaryReportParams, GetInvoiceUsageReportParams, InvoiceDetailReport, InvoiceSummaryReport, InvoiceUsageReport, Job, StartInvoiceDetailExportBody, StartInvoiceSummaryExportBody, StartInvoiceUsageExportBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetInvoiceSummaryReportUrl = (params?: GetInvoiceSummaryReportParams,) => {
  return withQuery(`/api/reports/invoice_summaries`, params);
}
/**
 * The invoices in force of a period by VAT rate, a row for each rate of an invoice: by rate, day, series and number. Amounts are in đồng. The groups and the figures are of the whole period, the rows of one page.
 * @summary Bảng kê hóa đơn bán ra
 */
export const getInvoiceSummaryReport = async (params?: GetInvoiceSummaryReportParams, options?: Parameters<typeof http>[1]): Promise<InvoiceSummaryReport> => {
  return http<InvoiceSummaryReport>(getGetInvoiceSummaryReportUrl(params), { ...options, method: 'GET' });
}
export const getGetInvoiceSummaryReportQueryKey = (params?: GetInvoiceSummaryReportParams,) => {
    return [`/api/reports/invoice_summaries`, ...(params ? [params] : [])] as const;
}
export const getGetInvoiceSummaryReportQueryOptions = <TData = Awaited<ReturnType<typeof getInvoiceSummaryReport>>, TError = ErrorType<FailureResponse>>(params?: GetInvoiceSummaryReportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceSummaryReport>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetInvoiceSummaryReportQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoiceSummaryReport>>> = ({ signal }) => getInvoiceSummaryReport(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoiceSummaryReport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetInvoiceSummaryReport<TData = Awaited<ReturnType<typeof getInvoiceSummaryReport>>, TError = ErrorType<FailureResponse>>(
 params?: GetInvoiceSummaryReportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceSummaryReport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetInvoiceSummaryReportQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getExportInvoiceSummaryReportUrl = (params?: ExportInvoiceSummaryReportParams,) => {
  return withQuery(`/api/reports/invoice_summaries/export`, params);
}
/**
 * The whole report with a total of each rate and of the period; as `pdf` laid out for filing on A4, its pages numbered.
 * @summary Xuất: Bảng kê hóa đơn bán ra
 */
export const exportInvoiceSummaryReport = async (params?: ExportInvoiceSummaryReportParams, options?: Parameters<typeof http>[1]): Promise<Blob | string> => {
  return http<Blob | string>(getExportInvoiceSummaryReportUrl(params), { ...options, method: 'GET' });
}

export const getStartInvoiceSummaryExportUrl = () => {
  return `/api/reports/invoice_summaries/export`
}
/**
 * Has the whole report written by a job, however long it is; its file is fetched by getJobFile for seven days. At most three of an account at once.
 * @summary Dựng tệp: Bảng kê hóa đơn bán ra
 */
export const startInvoiceSummaryExport = async (startInvoiceSummaryExportBody: StartInvoiceSummaryExportBody, options?: Parameters<typeof http>[1]): Promise<Job> => {
return http<Job>(getStartInvoiceSummaryExportUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(startInvoiceSummaryExportBody) });
}

export const getGetInvoiceDetailReportUrl = (params?: GetInvoiceDetailReportParams,) => {
  return withQuery(`/api/reports/invoice_details`, params);
}
/**
 * The lines of the invoices in force of a period, by day, series, number and line. Amounts are in đồng, a discount is below zero; what an invoice takes off as a whole is a row of each rate. The lines of a rate add up to what the invoice states of it.
 * @summary Bảng kê chi tiết hóa đơn
 */
export const getInvoiceDetailReport = async (params?: GetInvoiceDetailReportParams, options?: Parameters<typeof http>[1]): Promise<InvoiceDetailReport> => {
  return http<InvoiceDetailReport>(getGetInvoiceDetailReportUrl(params), { ...options, method: 'GET' });
}
export const getGetInvoiceDetailReportQueryKey = (params?: GetInvoiceDetailReportParams,) => {
    return [`/api/reports/invoice_details`, ...(params ? [params] : [])] as const;
}
export const getGetInvoiceDetailReportQueryOptions = <TData = Awaited<ReturnType<typeof getInvoiceDetailReport>>, TError = ErrorType<FailureResponse>>(params?: GetInvoiceDetailReportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceDetailReport>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetInvoiceDetailReportQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoiceDetailReport>>> = ({ signal }) => getInvoiceDetailReport(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoiceDetailReport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetInvoiceDetailReport<TData = Awaited<ReturnType<typeof getInvoiceDetailReport>>, TError = ErrorType<FailureResponse>>(
 params?: GetInvoiceDetailReportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceDetailReport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetInvoiceDetailReportQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getExportInvoiceDetailReportUrl = (params?: ExportInvoiceDetailReportParams,) => {
  return withQuery(`/api/reports/invoice_details/export`, params);
}
/**
 * The whole report with its total.
 * @summary Xuất: Bảng kê chi tiết hóa đơn
 */
export const exportInvoiceDetailReport = async (params?: ExportInvoiceDetailReportParams, options?: Parameters<typeof http>[1]): Promise<Blob | string> => {
  return http<Blob | string>(getExportInvoiceDetailReportUrl(params), { ...options, method: 'GET' });
}

export const getStartInvoiceDetailExportUrl = () => {
  return `/api/reports/invoice_details/export`
}
/**
 * Has the whole report written by a job, however long it is; its file is fetched by getJobFile for seven days. At most three of an account at once.
 * @summary Dựng tệp: Bảng kê chi tiết hóa đơn
 */
export const startInvoiceDetailExport = async (startInvoiceDetailExportBody: StartInvoiceDetailExportBody, options?: Parameters<typeof http>[1]): Promise<Job> => {
return http<Job>(getStartInvoiceDetailExportUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(startInvoiceDetailExportBody) });
}

export const getGetInvoiceUsageReportUrl = (params?: GetInvoiceUsageReportParams,) => {
  return withQuery(`/api/reports/invoice_usages`, params);
}
/**
 * Each series with an invoice of the period, or with one that was open when it began, by series. opening and submitted add up to issued, adjusting, replacing, cancelled and closing, as they were at the end of the period (now, where it is not over); closing is refused, unknown and waiting, and the opening of the next period.
 * @summary Tình hình sử dụng hóa đơn
 */
export const getInvoiceUsageReport = async (params?: GetInvoiceUsageReportParams, options?: Parameters<typeof http>[1]): Promise<InvoiceUsageReport> => {
  return http<InvoiceUsageReport>(getGetInvoiceUsageReportUrl(params), { ...options, method: 'GET' });
}
export const getGetInvoiceUsageReportQueryKey = (params?: GetInvoiceUsageReportParams,) => {
    return [`/api/reports/invoice_usages`, ...(params ? [params] : [])] as const;
}
export const getGetInvoiceUsageReportQueryOptions = <TData = Awaited<ReturnType<typeof getInvoiceUsageReport>>, TError = ErrorType<FailureResponse>>(params?: GetInvoiceUsageReportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceUsageReport>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetInvoiceUsageReportQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoiceUsageReport>>> = ({ signal }) => getInvoiceUsageReport(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoiceUsageReport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetInvoiceUsageReport<TData = Awaited<ReturnType<typeof getInvoiceUsageReport>>, TError = ErrorType<FailureResponse>>(
 params?: GetInvoiceUsageReportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceUsageReport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetInvoiceUsageReportQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getExportInvoiceUsageReportUrl = (params?: ExportInvoiceUsageReportParams,) => {
  return withQuery(`/api/reports/invoice_usages/export`, params);
}
/**
 * The report with its total.
 * @summary Xuất: Tình hình sử dụng hóa đơn
 */
export const exportInvoiceUsageReport = async (params?: ExportInvoiceUsageReportParams, options?: Parameters<typeof http>[1]): Promise<Blob | string> => {
  return http<Blob | string>(getExportInvoiceUsageReportUrl(params), { ...options, method: 'GET' });
}

export const getStartInvoiceUsageExportUrl = () => {
  return `/api/reports/invoice_usages/export`
}
/**
 * Has the whole report written by a job, however long it is; its file is fetched by getJobFile for seven days. At most three of an account at once.
 * @summary Dựng tệp: Tình hình sử dụng hóa đơn
 */
export const startInvoiceUsageExport = async (startInvoiceUsageExportBody: StartInvoiceUsageExportBody, options?: Parameters<typeof http>[1]): Promise<Job> => {
return http<Job>(getStartInvoiceUsageExportUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(startInvoiceUsageExportBody) });
}

export const getExportPurchaseReportUrl = (params?: ExportPurchaseReportParams,) => {
  return withQuery(`/api/reports/purchases/export`, params);
}
/**
 * The input invoices of a period by VAT rate, in đồng, with a total of each rate and of the period. Invalid invoices, those sent back, replaced ones and delivery slips are left out; the sheet says how many. Those not decided yet are in it and say so.
 * @summary Xuất: Bảng kê mua vào
 */
export const exportPurchaseReport = async (params?: ExportPurchaseReportParams, options?: Parameters<typeof http>[1]): Promise<Blob | string> => {
  return http<Blob | string>(getExportPurchaseReportUrl(params), { ...options, method: 'GET' });
}
