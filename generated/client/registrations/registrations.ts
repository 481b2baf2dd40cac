/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { CreateRegistrationBody, DocumentEvent, DocumentHold, FailureResponse, ListRegistrationsParams, Registration, RegistrationEffects, RegistrationProposal, RegistrationUse, RegistrationVersion, SetRegistrationReviewBody, SubmitRegistrationBody, UpdateRegistrationBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListRegistrationsUrl = (params?: ListRegistrationsParams,) => {
  return withQuery(`/api/registrations`, params);
}
/**
 * @summary Danh sách tờ khai
 */
export const listRegistrations = async (params?: ListRegistrationsParams, options?: Parameters<typeof http>[1]): Promise<Registration[]> => {
  return http<Registration[]>(getListRegistrationsUrl(params), { ...options, method: 'GET' });
}
export const getListRegistrationsQueryKey = (params?: ListRegistrationsParams,) => {
    return [`/api/registrations`, ...(params ? [params] : [])] as const;
}
export const getListRegistrationsQueryOptions = <TData = Awaited<ReturnType<typeof listRegistrations>>, TError = ErrorType<FailureResponse>>(params?: ListRegistrationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegistrations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListRegistrationsQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRegistrations>>> = ({ signal }) => listRegistrations(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRegistrations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListRegistrations<TData = Awaited<ReturnType<typeof listRegistrations>>, TError = ErrorType<FailureResponse>>(
 params?: ListRegistrationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegistrations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListRegistrationsQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateRegistrationUrl = () => {
  return `/api/registrations`
}
/**
 * A draft may lack what the law requires; /effects lists what is missing before it can be sent.
 * @summary Lập tờ khai
 */
export const createRegistration = async (createRegistrationBody: CreateRegistrationBody, options?: Parameters<typeof http>[1]): Promise<Registration> => {
return http<Registration>(getCreateRegistrationUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createRegistrationBody) });
}

export const getGetRegistrationProposalUrl = () => {
  return `/api/registrations/proposal`
}
/**
 * What a new declaration begins with: what the tax authority has accepted last, or else the company profile; and the company's own certificates, of which it names those that sign.
 * @summary Nội dung điền sẵn của tờ khai mới
 */
export const getRegistrationProposal = async ( options?: Parameters<typeof http>[1]): Promise<RegistrationProposal> => {
  return http<RegistrationProposal>(getGetRegistrationProposalUrl(), { ...options, method: 'GET' });
}
export const getGetRegistrationProposalQueryKey = () => {
    return [`/api/registrations/proposal`] as const;
}
export const getGetRegistrationProposalQueryOptions = <TData = Awaited<ReturnType<typeof getRegistrationProposal>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistrationProposal>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetRegistrationProposalQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRegistrationProposal>>> = ({ signal }) => getRegistrationProposal({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRegistrationProposal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetRegistrationProposal<TData = Awaited<ReturnType<typeof getRegistrationProposal>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistrationProposal>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetRegistrationProposalQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetRegistrationUsesUrl = () => {
  return `/api/registrations/in_force`
}
/**
 * What the accepted declarations say of invoices: one row from each day on which one was accepted until the next, the oldest first. The last one is in force today; empty while none was accepted.
 * @summary Hình thức và loại hóa đơn đang được dùng
 */
export const getRegistrationUses = async ( options?: Parameters<typeof http>[1]): Promise<RegistrationUse[]> => {
  return http<RegistrationUse[]>(getGetRegistrationUsesUrl(), { ...options, method: 'GET' });
}
export const getGetRegistrationUsesQueryKey = () => {
    return [`/api/registrations/in_force`] as const;
}
export const getGetRegistrationUsesQueryOptions = <TData = Awaited<ReturnType<typeof getRegistrationUses>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistrationUses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetRegistrationUsesQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRegistrationUses>>> = ({ signal }) => getRegistrationUses({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRegistrationUses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetRegistrationUses<TData = Awaited<ReturnType<typeof getRegistrationUses>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistrationUses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetRegistrationUsesQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetRegistrationVersionsUrl = () => {
  return `/api/registrations/versions`
}
/**
 * The accepted declarations as they followed each other, the last one first: what each changed of what was in force before it.
 * @summary Các lần đăng ký được chấp nhận
 */
export const getRegistrationVersions = async ( options?: Parameters<typeof http>[1]): Promise<RegistrationVersion[]> => {
  return http<RegistrationVersion[]>(getGetRegistrationVersionsUrl(), { ...options, method: 'GET' });
}
export const getGetRegistrationVersionsQueryKey = () => {
    return [`/api/registrations/versions`] as const;
}
export const getGetRegistrationVersionsQueryOptions = <TData = Awaited<ReturnType<typeof getRegistrationVersions>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistrationVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetRegistrationVersionsQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRegistrationVersions>>> = ({ signal }) => getRegistrationVersions({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRegistrationVersions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetRegistrationVersions<TData = Awaited<ReturnType<typeof getRegistrationVersions>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistrationVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetRegistrationVersionsQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetRegistrationUrl = (id: number,) => {
  return `/api/registrations/${id}`
}
/**
 * @summary Xem tờ khai
 */
export const getRegistration = async (id: number, options?: Parameters<typeof http>[1]): Promise<Registration> => {
  return http<Registration>(getGetRegistrationUrl(id), { ...options, method: 'GET' });
}
export const getGetRegistrationQueryKey = (id: number,) => {
    return [`/api/registrations/${id}`] as const;
}

export const getUpdateRegistrationUrl = (id: number,) => {
  return `/api/registrations/${id}`
}
/**
 * A draft, or one that was refused; anything on its way or accepted answers 409.
 * @summary Sửa tờ khai
 */
export const updateRegistration = async (id: number,
    updateRegistrationBody: UpdateRegistrationBody, options?: Parameters<typeof http>[1]): Promise<Registration> => {
return http<Registration>(getUpdateRegistrationUrl(id), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateRegistrationBody) });
}

export const getDeleteRegistrationUrl = (id: number,) => {
  return `/api/registrations/${id}`
}
/**
 * Only one that was never signed or sent; anything else answers 409.
 * @summary Xóa tờ khai nháp
 */
export const deleteRegistration = async (id: number, options?: Parameters<typeof http>[1]): Promise<Registration> => {
  return http<Registration>(getDeleteRegistrationUrl(id), { ...options, method: 'DELETE' });
}

export const getSubmitRegistrationUrl = (id: number,) => {
  return `/api/registrations/${id}/submit`
}
/**
 * Has a declaration signed and sent (message 100). One that is on its way already stays as it is; 422 names what is missing. Follow it at /api/registrations/{id}.
 * @summary Ký và gửi tờ khai
 */
export const submitRegistration = async (id: number,
    submitRegistrationBody: SubmitRegistrationBody, options?: Parameters<typeof http>[1]): Promise<Registration> => {
return http<Registration>(getSubmitRegistrationUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(submitRegistrationBody) });
}

export const getSetRegistrationReviewUrl = (id: number,) => {
  return `/api/registrations/${id}/review`
}
/**
 * Writes down what a person has learned outside of the messages between receipt (102) and decision (103): no message names these steps. The authority's next answer takes precedence. A step that cannot follow the present one answers 409.
 * @summary Ghi nhận bước xét duyệt
 */
export const setRegistrationReview = async (id: number,
    setRegistrationReviewBody: SetRegistrationReviewBody, options?: Parameters<typeof http>[1]): Promise<Registration> => {
return http<Registration>(getSetRegistrationReviewUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(setRegistrationReviewBody) });
}

export const getRemoveRegistrationReviewUrl = (id: number,) => {
  return `/api/registrations/${id}/review`
}
/**
 * Takes back the last step that a person wrote down, until the authority's next answer; where there is none to take back it answers 409.
 * @summary Bỏ ghi nhận bước xét duyệt
 */
export const removeRegistrationReview = async (id: number, options?: Parameters<typeof http>[1]): Promise<Registration> => {
  return http<Registration>(getRemoveRegistrationReviewUrl(id), { ...options, method: 'DELETE' });
}

export const getListRegistrationHistoryUrl = (id: number,) => {
  return `/api/registrations/${id}/history`
}
/**
 * @summary Nhật ký của tờ khai
 */
export const listRegistrationHistory = async (id: number, options?: Parameters<typeof http>[1]): Promise<DocumentEvent[]> => {
  return http<DocumentEvent[]>(getListRegistrationHistoryUrl(id), { ...options, method: 'GET' });
}
export const getListRegistrationHistoryQueryKey = (id: number,) => {
    return [`/api/registrations/${id}/history`] as const;
}
export const getListRegistrationHistoryQueryOptions = <TData = Awaited<ReturnType<typeof listRegistrationHistory>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegistrationHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListRegistrationHistoryQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRegistrationHistory>>> = ({ signal }) => listRegistrationHistory(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRegistrationHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListRegistrationHistory<TData = Awaited<ReturnType<typeof listRegistrationHistory>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegistrationHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListRegistrationHistoryQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetRegistrationHoldUrl = (id: number,) => {
  return `/api/registrations/${id}/hold`
}
/**
 * @summary Vì sao tờ khai chưa đi tiếp
 */
export const getRegistrationHold = async (id: number, options?: Parameters<typeof http>[1]): Promise<DocumentHold> => {
  return http<DocumentHold>(getGetRegistrationHoldUrl(id), { ...options, method: 'GET' });
}
export const getGetRegistrationHoldQueryKey = (id: number,) => {
    return [`/api/registrations/${id}/hold`] as const;
}

export const getGetRegistrationXmlUrl = (id: number,) => {
  return `/api/registrations/${id}/xml`
}
/**
 * The signed declaration, byte for byte.
 * @summary Tải XML của tờ khai
 */
export const getRegistrationXml = async (id: number, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getGetRegistrationXmlUrl(id), { ...options, method: 'GET' });
}

export const getGetRegistrationEffectsUrl = (id: number,) => {
  return `/api/registrations/${id}/effects`
}
/**
 * What is missing before it can be sent, what it changes of what is in force, and which series and drafts could not be published any more from its acceptance on.
 * @summary Tờ khai này thay đổi gì
 */
export const getRegistrationEffects = async (id: number, options?: Parameters<typeof http>[1]): Promise<RegistrationEffects> => {
  return http<RegistrationEffects>(getGetRegistrationEffectsUrl(id), { ...options, method: 'GET' });
}
export const getGetRegistrationEffectsQueryKey = (id: number,) => {
    return [`/api/registrations/${id}/effects`] as const;
}
export const getGetRegistrationEffectsQueryOptions = <TData = Awaited<ReturnType<typeof getRegistrationEffects>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistrationEffects>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetRegistrationEffectsQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRegistrationEffects>>> = ({ signal }) => getRegistrationEffects(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRegistrationEffects>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetRegistrationEffects<TData = Awaited<ReturnType<typeof getRegistrationEffects>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistrationEffects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetRegistrationEffectsQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetRegistrationPdfUrl = (id: number,) => {
  return `/api/registrations/${id}/pdf`
}
/**
 * @summary Tờ khai theo mẫu 01/ĐKTĐ-HĐĐT
 */
export const getRegistrationPdf = async (id: number, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getGetRegistrationPdfUrl(id), { ...options, method: 'GET' });
}
