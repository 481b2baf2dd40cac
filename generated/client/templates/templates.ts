/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { CreateNewYearSeriesBody, CreateTemplateBody, CreateTemplateLogoBody, FailureResponse, ListTemplatesParams, MovedDrafts, NewYear, PreviewTemplateBody, Template, TemplateLogo, TemplatePreview, UpdateNewYearDraftsBody, UpdateTemplateBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetNewYearSeriesUrl = () => {
  return `/api/templates/new_year`
}
/**
 * In December and January: the series of the old year that are active or that drafts of the new year are written in, the symbol that each has in the new year, whether it is made, and why it may not be. Null in the other months.
 * @summary Ký hiệu của năm mới
 */
export const getNewYearSeries = async ( options?: Parameters<typeof http>[1]): Promise<NewYear | null> => {
  return http<NewYear | null>(getGetNewYearSeriesUrl(), { ...options, method: 'GET' });
}
export const getGetNewYearSeriesQueryKey = () => {
    return [`/api/templates/new_year`] as const;
}
export const getGetNewYearSeriesQueryOptions = <TData = Awaited<ReturnType<typeof getNewYearSeries>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewYearSeries>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetNewYearSeriesQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNewYearSeries>>> = ({ signal }) => getNewYearSeries({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNewYearSeries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetNewYearSeries<TData = Awaited<ReturnType<typeof getNewYearSeries>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewYearSeries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetNewYearSeriesQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateNewYearSeriesUrl = () => {
  return `/api/templates/new_year`
}
/**
 * Makes the series of the new year out of these templates of the old one: the same form, design and letters, the year changed, numbers from 1. What is made already stays. One that may not be made refuses them all. 409 `no_new_year` in other months.
 * @summary Tạo ký hiệu của năm mới
 */
export const createNewYearSeries = async (createNewYearSeriesBody: CreateNewYearSeriesBody, options?: Parameters<typeof http>[1]): Promise<NewYear> => {
return http<NewYear>(getCreateNewYearSeriesUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createNewYearSeriesBody) });
}

export const getUpdateNewYearDraftsUrl = () => {
  return `/api/templates/new_year/drafts`
}
/**
 * Drafts dated in the new year that are written in a series of the old one get the series that was made out of it; the answer counts them. Correcting drafts only where the account may make such invoices.
 * @summary Chuyển hóa đơn nháp sang ký hiệu của năm mới
 */
export const updateNewYearDrafts = async (updateNewYearDraftsBody: UpdateNewYearDraftsBody, options?: Parameters<typeof http>[1]): Promise<MovedDrafts> => {
return http<MovedDrafts>(getUpdateNewYearDraftsUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateNewYearDraftsBody) });
}

export const getListTemplatesUrl = (params?: ListTemplatesParams,) => {
  return withQuery(`/api/templates`, params);
}
/**
 * @summary Danh sách mẫu hóa đơn
 */
export const listTemplates = async (params?: ListTemplatesParams, options?: Parameters<typeof http>[1]): Promise<Template[]> => {
  return http<Template[]>(getListTemplatesUrl(params), { ...options, method: 'GET' });
}
export const getListTemplatesQueryKey = (params?: ListTemplatesParams,) => {
    return [`/api/templates`, ...(params ? [params] : [])] as const;
}
export const getListTemplatesQueryOptions = <TData = Awaited<ReturnType<typeof listTemplates>>, TError = ErrorType<FailureResponse>>(params?: ListTemplatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTemplates>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListTemplatesQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTemplates>>> = ({ signal }) => listTemplates(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTemplates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListTemplates<TData = Awaited<ReturnType<typeof listTemplates>>, TError = ErrorType<FailureResponse>>(
 params?: ListTemplatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTemplates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListTemplatesQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateTemplateUrl = () => {
  return `/api/templates`
}
/**
 * @summary Thêm mẫu hóa đơn
 */
export const createTemplate = async (createTemplateBody: CreateTemplateBody, options?: Parameters<typeof http>[1]): Promise<Template> => {
return http<Template>(getCreateTemplateUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createTemplateBody) });
}

export const getPreviewTemplateUrl = () => {
  return `/api/templates/preview`
}
/**
 * How an invoice would be printed in a design that need not be saved: the company as it is, and the newest invoice of the form that the caller may see, or, of `lines` lines, an example. Always marked as a draft. Nothing is stored.
 * @summary Xem trước bản in của mẫu hóa đơn
 */
export const previewTemplate = async (previewTemplateBody: PreviewTemplateBody, options?: Parameters<typeof http>[1]): Promise<TemplatePreview> => {
return http<TemplatePreview>(getPreviewTemplateUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(previewTemplateBody) });
}

export const getCreateTemplateLogoUrl = () => {
  return `/api/template_logos`
}
/**
 * A logo is never changed, since issued invoices are printed with it. The same picture again answers the one that is there.
 * @summary Thêm logo cho mẫu hóa đơn
 */
export const createTemplateLogo = async (createTemplateLogoBody: CreateTemplateLogoBody, options?: Parameters<typeof http>[1]): Promise<TemplateLogo> => {
return http<TemplateLogo>(getCreateTemplateLogoUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createTemplateLogoBody) });
}

export const getGetTemplateLogoUrl = (id: number,) => {
  return `/api/template_logos/${id}`
}
/**
 * @summary Xem logo của mẫu hóa đơn
 */
export const getTemplateLogo = async (id: number, options?: Parameters<typeof http>[1]): Promise<TemplateLogo> => {
  return http<TemplateLogo>(getGetTemplateLogoUrl(id), { ...options, method: 'GET' });
}

export const getGetTemplateUrl = (id: number,) => {
  return `/api/templates/${id}`
}
/**
 * @summary Xem mẫu hóa đơn
 */
export const getTemplate = async (id: number, options?: Parameters<typeof http>[1]): Promise<Template> => {
  return http<Template>(getGetTemplateUrl(id), { ...options, method: 'GET' });
}

export const getUpdateTemplateUrl = (id: number,) => {
  return `/api/templates/${id}`
}
/**
 * @summary Sửa mẫu hóa đơn
 */
export const updateTemplate = async (id: number,
    updateTemplateBody: UpdateTemplateBody, options?: Parameters<typeof http>[1]): Promise<Template> => {
return http<Template>(getUpdateTemplateUrl(id), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateTemplateBody) });
}

export const getDeleteTemplateUrl = (id: number,) => {
  return `/api/templates/${id}`
}
/**
 * @summary Xóa mẫu hóa đơn
 */
export const deleteTemplate = async (id: number, options?: Parameters<typeof http>[1]): Promise<Template> => {
  return http<Template>(getDeleteTemplateUrl(id), { ...options, method: 'DELETE' });
}
