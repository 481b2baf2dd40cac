/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { BulkDeleteCustomersBody, BulkUndoCustomersBody, BulkUpdateCustomersBody, CreateCustomerBody, CreateCustomersImportParams, Customer, CustomerSales, ExportCustomersParams, FailureResponse, GetCustomersImportTemplateParams, Import, ImportRow, Job, ListCustomersImportRowsParams, ListCustomersParams, RestoreCustomerBody, RunCustomersImportBody, UpdateCustomerBody, UpdateCustomersImportBody, UpdateCustomersImportRowBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetCustomerSalesUrl = (id: number,) => {
  return `/api/customers/${id}/sales`
}
/**
 * What the page of a customer shows beside the record, out of the invoices that name the customer: what is in force of this year and the last, the newest invoices, the last price of each thing sold on the last 50, and what was corrected. An adjusting invoice counts as its difference, a replaced one no more. Notices 04/SS-HĐĐT are left out for who may not read them.
 * @summary Hóa đơn của khách hàng
 */
export const getCustomerSales = async (id: number, options?: Parameters<typeof http>[1]): Promise<CustomerSales> => {
  return http<CustomerSales>(getGetCustomerSalesUrl(id), { ...options, method: 'GET' });
}
export const getGetCustomerSalesQueryKey = (id: number,) => {
    return [`/api/customers/${id}/sales`] as const;
}
export const getGetCustomerSalesQueryOptions = <TData = Awaited<ReturnType<typeof getCustomerSales>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerSales>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetCustomerSalesQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomerSales>>> = ({ signal }) => getCustomerSales(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCustomerSales>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetCustomerSales<TData = Awaited<ReturnType<typeof getCustomerSales>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerSales>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCustomerSalesQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getListCustomersUrl = (params?: ListCustomersParams,) => {
  return withQuery(`/api/customers`, params);
}
/**
 * @summary Danh sách khách hàng
 */
export const listCustomers = async (params?: ListCustomersParams, options?: Parameters<typeof http>[1]): Promise<Customer[]> => {
  return http<Customer[]>(getListCustomersUrl(params), { ...options, method: 'GET' });
}

export const getCreateCustomerUrl = () => {
  return `/api/customers`
}
/**
 * @summary Thêm khách hàng
 */
export const createCustomer = async (createCustomerBody: CreateCustomerBody, options?: Parameters<typeof http>[1]): Promise<Customer> => {
return http<Customer>(getCreateCustomerUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createCustomerBody) });
}

export const getGetCustomerUrl = (id: number,) => {
  return `/api/customers/${id}`
}
/**
 * @summary Xem khách hàng
 */
export const getCustomer = async (id: number, options?: Parameters<typeof http>[1]): Promise<Customer> => {
  return http<Customer>(getGetCustomerUrl(id), { ...options, method: 'GET' });
}

export const getUpdateCustomerUrl = (id: number,) => {
  return `/api/customers/${id}`
}
/**
 * @summary Sửa khách hàng
 */
export const updateCustomer = async (id: number,
    updateCustomerBody: UpdateCustomerBody, options?: Parameters<typeof http>[1]): Promise<Customer> => {
return http<Customer>(getUpdateCustomerUrl(id), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateCustomerBody) });
}

export const getDeleteCustomerUrl = (id: number,) => {
  return `/api/customers/${id}`
}
/**
 * @summary Xóa khách hàng
 */
export const deleteCustomer = async (id: number, options?: Parameters<typeof http>[1]): Promise<Customer> => {
  return http<Customer>(getDeleteCustomerUrl(id), { ...options, method: 'DELETE' });
}

export const getRestoreCustomerUrl = (id: number,) => {
  return `/api/customers/${id}/restore`
}
/**
 * @summary Khôi phục: Khách hàng
 */
export const restoreCustomer = async (id: number,
    restoreCustomerBody?: RestoreCustomerBody, options?: Parameters<typeof http>[1]): Promise<Customer> => {
return http<Customer>(getRestoreCustomerUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(restoreCustomerBody) });
}

export const getExportCustomersUrl = (params?: ExportCustomersParams,) => {
  return withQuery(`/api/customers/export`, params);
}
/**
 * @summary Xuất danh sách: Khách hàng
 */
export const exportCustomers = async (params?: ExportCustomersParams, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getExportCustomersUrl(params), { ...options, method: 'GET' });
}

export const getGetCustomersImportTemplateUrl = (params?: GetCustomersImportTemplateParams,) => {
  return withQuery(`/api/customers/import_template`, params);
}
/**
 * @summary Tệp mẫu để nhập: Khách hàng
 */
export const getCustomersImportTemplate = async (params?: GetCustomersImportTemplateParams, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getGetCustomersImportTemplateUrl(params), { ...options, method: 'GET' });
}

export const getListCustomersImportsUrl = () => {
  return `/api/customers/imports`
}
/**
 * The newest 20 of the company.
 * @summary Các lần nhập: Khách hàng
 */
export const listCustomersImports = async ( options?: Parameters<typeof http>[1]): Promise<Import[]> => {
  return http<Import[]>(getListCustomersImportsUrl(), { ...options, method: 'GET' });
}

export const getCreateCustomersImportUrl = (params: CreateCustomersImportParams,) => {
  return withQuery(`/api/customers/imports`, params);
}
/**
 * @summary Tải tệp lên để nhập: Khách hàng
 */
export const createCustomersImport = async (createCustomersImportBody: Blob,
    params: CreateCustomersImportParams, options?: Parameters<typeof http>[1]): Promise<Import> => {
return http<Import>(getCreateCustomersImportUrl(params), { ...options, method: 'POST', headers: { 'Content-Type': 'application/octet-stream', ...getHeaders(options?.headers) }, body: createCustomersImportBody });
}

export const getGetCustomersImportUrl = (id: number,) => {
  return `/api/customers/imports/${id}`
}
/**
 * @summary Một lần nhập: Khách hàng
 */
export const getCustomersImport = async (id: number, options?: Parameters<typeof http>[1]): Promise<Import> => {
  return http<Import>(getGetCustomersImportUrl(id), { ...options, method: 'GET' });
}

export const getUpdateCustomersImportUrl = (id: number,) => {
  return `/api/customers/imports/${id}`
}
/**
 * @summary Ghép cột và kiểm tra: Khách hàng
 */
export const updateCustomersImport = async (id: number,
    updateCustomersImportBody: UpdateCustomersImportBody, options?: Parameters<typeof http>[1]): Promise<Import> => {
return http<Import>(getUpdateCustomersImportUrl(id), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateCustomersImportBody) });
}

export const getListCustomersImportRowsUrl = (id: number,
    params?: ListCustomersImportRowsParams,) => {
  return withQuery(`/api/customers/imports/${id}/rows`, params);
}
/**
 * @summary Các dòng của lần nhập: Khách hàng
 */
export const listCustomersImportRows = async (id: number,
    params?: ListCustomersImportRowsParams, options?: Parameters<typeof http>[1]): Promise<ImportRow[]> => {
  return http<ImportRow[]>(getListCustomersImportRowsUrl(id,params), { ...options, method: 'GET' });
}

export const getUpdateCustomersImportRowUrl = (id: number,
    row: number,) => {
  return `/api/customers/imports/${id}/rows/${row}`
}
/**
 * @summary Sửa một dòng: Khách hàng
 */
export const updateCustomersImportRow = async (id: number,
    row: number,
    updateCustomersImportRowBody: UpdateCustomersImportRowBody, options?: Parameters<typeof http>[1]): Promise<ImportRow> => {
return http<ImportRow>(getUpdateCustomersImportRowUrl(id,row), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateCustomersImportRowBody) });
}

export const getRunCustomersImportUrl = (id: number,) => {
  return `/api/customers/imports/${id}/run`
}
/**
 * @summary Nhập các dòng đúng: Khách hàng
 */
export const runCustomersImport = async (id: number,
    runCustomersImportBody?: RunCustomersImportBody, options?: Parameters<typeof http>[1]): Promise<Import> => {
return http<Import>(getRunCustomersImportUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(runCustomersImportBody) });
}

export const getGetCustomersImportFileUrl = (id: number,) => {
  return `/api/customers/imports/${id}/file`
}
/**
 * @summary Tệp với ô sai tô đỏ: Khách hàng
 */
export const getCustomersImportFile = async (id: number, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getGetCustomersImportFileUrl(id), { ...options, method: 'GET' });
}

export const getBulkUpdateCustomersUrl = () => {
  return `/api/customers/bulk_update`
}
/**
 * Ticked records travel as ids; a whole filter travels with the count its reader saw, and 409 answers when it holds another number now.
 * @summary Sửa hàng loạt: Khách hàng
 */
export const bulkUpdateCustomers = async (bulkUpdateCustomersBody: BulkUpdateCustomersBody, options?: Parameters<typeof http>[1]): Promise<Job> => {
return http<Job>(getBulkUpdateCustomersUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(bulkUpdateCustomersBody) });
}

export const getBulkDeleteCustomersUrl = () => {
  return `/api/customers/bulk_delete`
}
/**
 * Ticked records travel as ids; a whole filter travels with the count its reader saw, and 409 answers when it holds another number now.
 * @summary Xóa hàng loạt: Khách hàng
 */
export const bulkDeleteCustomers = async (bulkDeleteCustomersBody: BulkDeleteCustomersBody, options?: Parameters<typeof http>[1]): Promise<Job> => {
return http<Job>(getBulkDeleteCustomersUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(bulkDeleteCustomersBody) });
}

export const getBulkUndoCustomersUrl = () => {
  return `/api/customers/bulk_undo`
}
/**
 * @summary Hoàn tác việc hàng loạt: Khách hàng
 */
export const bulkUndoCustomers = async (bulkUndoCustomersBody: BulkUndoCustomersBody, options?: Parameters<typeof http>[1]): Promise<Job> => {
return http<Job>(getBulkUndoCustomersUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(bulkUndoCustomersBody) });
}
