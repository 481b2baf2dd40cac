/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { BulkDeleteProductsBody, BulkUndoProductsBody, BulkUpdateProductsBody, CreateProductBody, CreateProductsImportParams, ExportProductsParams, FailureResponse, FindProductsBody, GetProductsImportTemplateParams, Import, ImportRow, Job, ListProductsImportRowsParams, ListProductsParams, Product, ProductMatch, ProductSales, RestoreProductBody, RunProductsImportBody, UpdateProductBody, UpdateProductsImportBody, UpdateProductsImportRowBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetMostSoldProductsUrl = () => {
  return `/api/products/most_sold`
}
/**
 * Products in use that most lines of invoices in force of the present month and the two before it are of, the first 48 of them.
 * @summary Hàng bán nhiều nhất
 */
export const getMostSoldProducts = async ( options?: Parameters<typeof http>[1]): Promise<number[]> => {
  return http<number[]>(getGetMostSoldProductsUrl(), { ...options, method: 'GET' });
}

export const getGetProductSalesUrl = (id: number,) => {
  return `/api/products/${id}/sales`
}
/**
 * What the page of a product shows beside the record, out of the invoices in force with a line of it: quantity and revenue of this year, the newest of these invoices, and the last price for each buyer on the newest 200 lines.
 * @summary Hóa đơn có hàng hóa, dịch vụ
 */
export const getProductSales = async (id: number, options?: Parameters<typeof http>[1]): Promise<ProductSales> => {
  return http<ProductSales>(getGetProductSalesUrl(id), { ...options, method: 'GET' });
}
export const getGetProductSalesQueryKey = (id: number,) => {
    return [`/api/products/${id}/sales`] as const;
}
export const getGetProductSalesQueryOptions = <TData = Awaited<ReturnType<typeof getProductSales>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductSales>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetProductSalesQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductSales>>> = ({ signal }) => getProductSales(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProductSales>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetProductSales<TData = Awaited<ReturnType<typeof getProductSales>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductSales>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetProductSalesQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getListProductsUrl = (params?: ListProductsParams,) => {
  return withQuery(`/api/products`, params);
}
/**
 * @summary Danh sách hàng hóa, dịch vụ
 */
export const listProducts = async (params?: ListProductsParams, options?: Parameters<typeof http>[1]): Promise<Product[]> => {
  return http<Product[]>(getListProductsUrl(params), { ...options, method: 'GET' });
}

export const getCreateProductUrl = () => {
  return `/api/products`
}
/**
 * @summary Thêm hàng hóa, dịch vụ
 */
export const createProduct = async (createProductBody: CreateProductBody, options?: Parameters<typeof http>[1]): Promise<Product> => {
return http<Product>(getCreateProductUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createProductBody) });
}

export const getFindProductsUrl = () => {
  return `/api/products/matches`
}
/**
 * The products that have one of the codes, or one of the names, whatever their capitals. Nothing is stored. Products that are not in use any more are among them: their codes are taken.
 * @summary Tìm hàng hóa theo mã hoặc tên, nhiều mục cùng lúc
 */
export const findProducts = async (findProductsBody: FindProductsBody, options?: Parameters<typeof http>[1]): Promise<ProductMatch[]> => {
return http<ProductMatch[]>(getFindProductsUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(findProductsBody) });
}

export const getGetProductUrl = (id: number,) => {
  return `/api/products/${id}`
}
/**
 * @summary Xem hàng hóa, dịch vụ
 */
export const getProduct = async (id: number, options?: Parameters<typeof http>[1]): Promise<Product> => {
  return http<Product>(getGetProductUrl(id), { ...options, method: 'GET' });
}

export const getUpdateProductUrl = (id: number,) => {
  return `/api/products/${id}`
}
/**
 * @summary Sửa hàng hóa, dịch vụ
 */
export const updateProduct = async (id: number,
    updateProductBody: UpdateProductBody, options?: Parameters<typeof http>[1]): Promise<Product> => {
return http<Product>(getUpdateProductUrl(id), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateProductBody) });
}

export const getDeleteProductUrl = (id: number,) => {
  return `/api/products/${id}`
}
/**
 * @summary Xóa hàng hóa, dịch vụ
 */
export const deleteProduct = async (id: number, options?: Parameters<typeof http>[1]): Promise<Product> => {
  return http<Product>(getDeleteProductUrl(id), { ...options, method: 'DELETE' });
}

export const getRestoreProductUrl = (id: number,) => {
  return `/api/products/${id}/restore`
}
/**
 * @summary Khôi phục: Hàng hóa, dịch vụ
 */
export const restoreProduct = async (id: number,
    restoreProductBody?: RestoreProductBody, options?: Parameters<typeof http>[1]): Promise<Product> => {
return http<Product>(getRestoreProductUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(restoreProductBody) });
}

export const getExportProductsUrl = (params?: ExportProductsParams,) => {
  return withQuery(`/api/products/export`, params);
}
/**
 * @summary Xuất danh sách: Hàng hóa, dịch vụ
 */
export const exportProducts = async (params?: ExportProductsParams, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getExportProductsUrl(params), { ...options, method: 'GET' });
}

export const getGetProductsImportTemplateUrl = (params?: GetProductsImportTemplateParams,) => {
  return withQuery(`/api/products/import_template`, params);
}
/**
 * @summary Tệp mẫu để nhập: Hàng hóa, dịch vụ
 */
export const getProductsImportTemplate = async (params?: GetProductsImportTemplateParams, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getGetProductsImportTemplateUrl(params), { ...options, method: 'GET' });
}

export const getListProductsImportsUrl = () => {
  return `/api/products/imports`
}
/**
 * The newest 20 of the company.
 * @summary Các lần nhập: Hàng hóa, dịch vụ
 */
export const listProductsImports = async ( options?: Parameters<typeof http>[1]): Promise<Import[]> => {
  return http<Import[]>(getListProductsImportsUrl(), { ...options, method: 'GET' });
}

export const getCreateProductsImportUrl = (params: CreateProductsImportParams,) => {
  return withQuery(`/api/products/imports`, params);
}
/**
 * @summary Tải tệp lên để nhập: Hàng hóa, dịch vụ
 */
export const createProductsImport = async (createProductsImportBody: Blob,
    params: CreateProductsImportParams, options?: Parameters<typeof http>[1]): Promise<Import> => {
return http<Import>(getCreateProductsImportUrl(params), { ...options, method: 'POST', headers: { 'Content-Type': 'application/octet-stream', ...getHeaders(options?.headers) }, body: createProductsImportBody });
}

export const getGetProductsImportUrl = (id: number,) => {
  return `/api/products/imports/${id}`
}
/**
 * @summary Một lần nhập: Hàng hóa, dịch vụ
 */
export const getProductsImport = async (id: number, options?: Parameters<typeof http>[1]): Promise<Import> => {
  return http<Import>(getGetProductsImportUrl(id), { ...options, method: 'GET' });
}

export const getUpdateProductsImportUrl = (id: number,) => {
  return `/api/products/imports/${id}`
}
/**
 * @summary Ghép cột và kiểm tra: Hàng hóa, dịch vụ
 */
export const updateProductsImport = async (id: number,
    updateProductsImportBody: UpdateProductsImportBody, options?: Parameters<typeof http>[1]): Promise<Import> => {
return http<Import>(getUpdateProductsImportUrl(id), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateProductsImportBody) });
}

export const getListProductsImportRowsUrl = (id: number,
    params?: ListProductsImportRowsParams,) => {
  return withQuery(`/api/products/imports/${id}/rows`, params);
}
/**
 * @summary Các dòng của lần nhập: Hàng hóa, dịch vụ
 */
export const listProductsImportRows = async (id: number,
    params?: ListProductsImportRowsParams, options?: Parameters<typeof http>[1]): Promise<ImportRow[]> => {
  return http<ImportRow[]>(getListProductsImportRowsUrl(id,params), { ...options, method: 'GET' });
}

export const getUpdateProductsImportRowUrl = (id: number,
    row: number,) => {
  return `/api/products/imports/${id}/rows/${row}`
}
/**
 * @summary Sửa một dòng: Hàng hóa, dịch vụ
 */
export const updateProductsImportRow = async (id: number,
    row: number,
    updateProductsImportRowBody: UpdateProductsImportRowBody, options?: Parameters<typeof http>[1]): Promise<ImportRow> => {
return http<ImportRow>(getUpdateProductsImportRowUrl(id,row), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateProductsImportRowBody) });
}

export const getRunProductsImportUrl = (id: number,) => {
  return `/api/products/imports/${id}/run`
}
/**
 * @summary Nhập các dòng đúng: Hàng hóa, dịch vụ
 */
export const runProductsImport = async (id: number,
    runProductsImportBody?: RunProductsImportBody, options?: Parameters<typeof http>[1]): Promise<Import> => {
return http<Import>(getRunProductsImportUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(runProductsImportBody) });
}

export const getGetProductsImportFileUrl = (id: number,) => {
  return `/api/products/imports/${id}/file`
}
/**
 * @summary Tệp với ô sai tô đỏ: Hàng hóa, dịch vụ
 */
export const getProductsImportFile = async (id: number, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getGetProductsImportFileUrl(id), { ...options, method: 'GET' });
}

export const getBulkUpdateProductsUrl = () => {
  return `/api/products/bulk_update`
}
/**
 * Ticked records travel as ids; a whole filter travels with the count its reader saw, and 409 answers when it holds another number now.
 * @summary Sửa hàng loạt: Hàng hóa, dịch vụ
 */
export const bulkUpdateProducts = async (bulkUpdateProductsBody: BulkUpdateProductsBody, options?: Parameters<typeof http>[1]): Promise<Job> => {
return http<Job>(getBulkUpdateProductsUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(bulkUpdateProductsBody) });
}

export const getBulkDeleteProductsUrl = () => {
  return `/api/products/bulk_delete`
}
/**
 * Ticked records travel as ids; a whole filter travels with the count its reader saw, and 409 answers when it holds another number now.
 * @summary Xóa hàng loạt: Hàng hóa, dịch vụ
 */
export const bulkDeleteProducts = async (bulkDeleteProductsBody: BulkDeleteProductsBody, options?: Parameters<typeof http>[1]): Promise<Job> => {
return http<Job>(getBulkDeleteProductsUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(bulkDeleteProductsBody) });
}

export const getBulkUndoProductsUrl = () => {
  return `/api/products/bulk_undo`
}
/**
 * @summary Hoàn tác việc hàng loạt: Hàng hóa, dịch vụ
 */
export const bulkUndoProducts = async (bulkUndoProductsBody: BulkUndoProductsBody, options?: Parameters<typeof http>[1]): Promise<Job> => {
return http<Job>(getBulkUndoProductsUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(bulkUndoProductsBody) });
}
