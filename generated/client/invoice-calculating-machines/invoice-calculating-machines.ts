/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { CashRegisterSending, ExportInvoiceCalculatingMachinesParams, FailureResponse, InvoiceCalculatingMachine, InvoiceCalculatingMachineTmp, ListInvoiceCalculatingMachinesParams, PublishCashRegisterPackageBody, PublishCashRegisterPackagesBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListInvoiceCalculatingMachinesUrl = (params?: ListInvoiceCalculatingMachinesParams,) => {
  return withQuery(`/api/invoice_calculating_machines`, params);
}
/**
 * @summary Danh sách hóa đơn từ máy tính tiền
 */
export const listInvoiceCalculatingMachines = async (params?: ListInvoiceCalculatingMachinesParams, options?: Parameters<typeof http>[1]): Promise<InvoiceCalculatingMachine[]> => {
  return http<InvoiceCalculatingMachine[]>(getListInvoiceCalculatingMachinesUrl(params), { ...options, method: 'GET' });
}
export const getListInvoiceCalculatingMachinesQueryKey = (params?: ListInvoiceCalculatingMachinesParams,) => {
    return [`/api/invoice_calculating_machines`, ...(params ? [params] : [])] as const;
}
export const getListInvoiceCalculatingMachinesQueryOptions = <TData = Awaited<ReturnType<typeof listInvoiceCalculatingMachines>>, TError = ErrorType<FailureResponse>>(params?: ListInvoiceCalculatingMachinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceCalculatingMachines>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListInvoiceCalculatingMachinesQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvoiceCalculatingMachines>>> = ({ signal }) => listInvoiceCalculatingMachines(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInvoiceCalculatingMachines>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListInvoiceCalculatingMachines<TData = Awaited<ReturnType<typeof listInvoiceCalculatingMachines>>, TError = ErrorType<FailureResponse>>(
 params?: ListInvoiceCalculatingMachinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceCalculatingMachines>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListInvoiceCalculatingMachinesQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getExportInvoiceCalculatingMachinesUrl = (params?: ExportInvoiceCalculatingMachinesParams,) => {
  return withQuery(`/api/invoice_calculating_machines/export`, params);
}
/**
 * As /api/invoices/export, of the invoices of cash registers.
 * @summary Xuất danh sách: Hóa đơn từ máy tính tiền
 */
export const exportInvoiceCalculatingMachines = async (params?: ExportInvoiceCalculatingMachinesParams, options?: Parameters<typeof http>[1]): Promise<Blob | string> => {
  return http<Blob | string>(getExportInvoiceCalculatingMachinesUrl(params), { ...options, method: 'GET' });
}

export const getGetInvoiceCalculatingMachineUrl = (id: number,) => {
  return `/api/invoice_calculating_machines/${id}`
}
/**
 * The row of the list; the whole invoice is at /api/invoices/{id}.
 * @summary Xem hóa đơn từ máy tính tiền
 */
export const getInvoiceCalculatingMachine = async (id: number, options?: Parameters<typeof http>[1]): Promise<InvoiceCalculatingMachine> => {
  return http<InvoiceCalculatingMachine>(getGetInvoiceCalculatingMachineUrl(id), { ...options, method: 'GET' });
}

export const getGetCashRegisterSendingUrl = () => {
  return `/api/invoices/calculating_machine/sending`
}
/**
 * What waits to be sent and until when, and how the invoices of today stand.
 * @summary Tình hình gửi hóa đơn từ máy tính tiền
 */
export const getCashRegisterSending = async ( options?: Parameters<typeof http>[1]): Promise<CashRegisterSending> => {
  return http<CashRegisterSending>(getGetCashRegisterSendingUrl(), { ...options, method: 'GET' });
}
export const getGetCashRegisterSendingQueryKey = () => {
    return [`/api/invoices/calculating_machine/sending`] as const;
}
export const getGetCashRegisterSendingQueryOptions = <TData = Awaited<ReturnType<typeof getCashRegisterSending>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCashRegisterSending>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetCashRegisterSendingQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCashRegisterSending>>> = ({ signal }) => getCashRegisterSending({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCashRegisterSending>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetCashRegisterSending<TData = Awaited<ReturnType<typeof getCashRegisterSending>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCashRegisterSending>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCashRegisterSendingQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetRecentCashRegisterPublishesUrl = () => {
  return `/api/invoices/calculating_machine/publish`
}
/**
 * The last hundred of the company.
 * @summary Các lô hóa đơn từ máy tính tiền gần đây
 */
export const getRecentCashRegisterPublishes = async ( options?: Parameters<typeof http>[1]): Promise<InvoiceCalculatingMachineTmp[]> => {
  return http<InvoiceCalculatingMachineTmp[]>(getGetRecentCashRegisterPublishesUrl(), { ...options, method: 'GET' });
}
export const getGetRecentCashRegisterPublishesQueryKey = () => {
    return [`/api/invoices/calculating_machine/publish`] as const;
}
export const getGetRecentCashRegisterPublishesQueryOptions = <TData = Awaited<ReturnType<typeof getRecentCashRegisterPublishes>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecentCashRegisterPublishes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetRecentCashRegisterPublishesQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRecentCashRegisterPublishes>>> = ({ signal }) => getRecentCashRegisterPublishes({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRecentCashRegisterPublishes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetRecentCashRegisterPublishes<TData = Awaited<ReturnType<typeof getRecentCashRegisterPublishes>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecentCashRegisterPublishes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetRecentCashRegisterPublishesQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getPublishCashRegisterPackagesUrl = () => {
  return `/api/invoices/calculating_machine/publish`
}
/**
 * Puts every invoice of cash registers that waits into packages of one series and day, at most 1,000 invoices and 2 MB each, and has them signed and sent (message 206, of uncoded invoices 216). Follow each at /{id}. With nothing to send, 422. What waits at the end of the day is sent by itself.
 * @summary Gửi hóa đơn từ máy tính tiền đang chờ
 */
export const publishCashRegisterPackages = async (publishCashRegisterPackagesBody: PublishCashRegisterPackagesBody, options?: Parameters<typeof http>[1]): Promise<InvoiceCalculatingMachineTmp[]> => {
return http<InvoiceCalculatingMachineTmp[]>(getPublishCashRegisterPackagesUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(publishCashRegisterPackagesBody) });
}

export const getGetCashRegisterPublishUrl = (id: number,) => {
  return `/api/invoices/calculating_machine/publish/${id}`
}
/**
 * Poll until final, after 1 s rising to 5 s. Its invoices are at /api/invoice_calculating_machines?package_id=.
 * @summary Trạng thái ký và gửi của một lô hóa đơn từ máy tính tiền
 */
export const getCashRegisterPublish = async (id: number, options?: Parameters<typeof http>[1]): Promise<InvoiceCalculatingMachineTmp> => {
  return http<InvoiceCalculatingMachineTmp>(getGetCashRegisterPublishUrl(id), { ...options, method: 'GET' });
}
export const getGetCashRegisterPublishQueryKey = (id: number,) => {
    return [`/api/invoices/calculating_machine/publish/${id}`] as const;
}
export const getGetCashRegisterPublishQueryOptions = <TData = Awaited<ReturnType<typeof getCashRegisterPublish>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCashRegisterPublish>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetCashRegisterPublishQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCashRegisterPublish>>> = ({ signal }) => getCashRegisterPublish(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCashRegisterPublish>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetCashRegisterPublish<TData = Awaited<ReturnType<typeof getCashRegisterPublish>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCashRegisterPublish>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCashRegisterPublishQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getPublishCashRegisterPackageUrl = (id: number,) => {
  return `/api/invoices/calculating_machine/publish/${id}`
}
/**
 * After a failed signature, or a refusal of the message itself (999): the same invoices go in a new message. A package that is on its way, or whose invoices were judged, is answered unchanged.
 * @summary Ký và gửi lại một lô
 */
export const publishCashRegisterPackage = async (id: number,
    publishCashRegisterPackageBody: PublishCashRegisterPackageBody, options?: Parameters<typeof http>[1]): Promise<InvoiceCalculatingMachineTmp> => {
return http<InvoiceCalculatingMachineTmp>(getPublishCashRegisterPackageUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(publishCashRegisterPackageBody) });
}
