/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { AnswerRequest, ExportTransmissionsParams, FailureResponse, Job, JobQuestions, ListTransmissionsParams, LookUpTransmissionBody, ProviderCheck, ProviderConnection, RequestAnswersBody, StartMessageQuestionsBody, Transmission, UpdateProviderConnectionBody, VerifyProviderConnectionBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetProviderConnectionUrl = () => {
  return `/api/provider_connection`
}
/**
 * By which provider the company's messages go. No secret is ever answered: that one is set, and what the client certificate says.
 * @summary Kết nối tổ chức truyền nhận
 */
export const getProviderConnection = async ( options?: Parameters<typeof http>[1]): Promise<ProviderConnection> => {
  return http<ProviderConnection>(getGetProviderConnectionUrl(), { ...options, method: 'GET' });
}
export const getGetProviderConnectionQueryKey = () => {
    return [`/api/provider_connection`] as const;
}
export const getGetProviderConnectionQueryOptions = <TData = Awaited<ReturnType<typeof getProviderConnection>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProviderConnection>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetProviderConnectionQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProviderConnection>>> = ({ signal }) => getProviderConnection({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProviderConnection>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetProviderConnection<TData = Awaited<ReturnType<typeof getProviderConnection>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProviderConnection>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetProviderConnectionQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateProviderConnectionUrl = () => {
  return `/api/provider_connection`
}
/**
 * Holds for what is handed over from now on. What was handed over before is looked up, and its answers are fetched, where it went. A secret that is left out stays while the address stays; another address never gets the secret of this one (422 secret_missing). 409 stale_record when somebody else changed it.
 * @summary Đặt kết nối tổ chức truyền nhận
 */
export const updateProviderConnection = async (updateProviderConnectionBody: UpdateProviderConnectionBody, options?: Parameters<typeof http>[1]): Promise<ProviderConnection> => {
return http<ProviderConnection>(getUpdateProviderConnectionUrl(), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateProviderConnectionBody) });
}

export const getVerifyProviderConnectionUrl = () => {
  return `/api/provider_connection/check`
}
/**
 * Calls the provider as it would be set, step by step, and changes nothing and sends no document. What does not work is an answer, not a failure. A secret that is missing answers 422 as when it is set.
 * @summary Kiểm tra kết nối tổ chức truyền nhận
 */
export const verifyProviderConnection = async (verifyProviderConnectionBody: VerifyProviderConnectionBody, options?: Parameters<typeof http>[1]): Promise<ProviderCheck> => {
return http<ProviderCheck>(getVerifyProviderConnectionUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(verifyProviderConnectionBody) });
}

export const getListTransmissionsUrl = (params?: ListTransmissionsParams,) => {
  return withQuery(`/api/transmissions`, params);
}
/**
 * Any of the five codes may call it; only messages that the account may see by its codes are listed.
 * @summary Lịch sử truyền nhận
 */
export const listTransmissions = async (params?: ListTransmissionsParams, options?: Parameters<typeof http>[1]): Promise<Transmission[]> => {
  return http<Transmission[]>(getListTransmissionsUrl(params), { ...options, method: 'GET' });
}
export const getListTransmissionsQueryKey = (params?: ListTransmissionsParams,) => {
    return [`/api/transmissions`, ...(params ? [params] : [])] as const;
}
export const getListTransmissionsQueryOptions = <TData = Awaited<ReturnType<typeof listTransmissions>>, TError = ErrorType<FailureResponse>>(params?: ListTransmissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransmissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListTransmissionsQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransmissions>>> = ({ signal }) => listTransmissions(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTransmissions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListTransmissions<TData = Awaited<ReturnType<typeof listTransmissions>>, TError = ErrorType<FailureResponse>>(
 params?: ListTransmissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransmissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListTransmissionsQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getExportTransmissionsUrl = (params?: ExportTransmissionsParams,) => {
  return withQuery(`/api/transmissions/export`, params);
}
/**
 * The rows that the list would show to this account, in its order.
 * @summary Xuất danh sách: Lịch sử truyền nhận
 */
export const exportTransmissions = async (params?: ExportTransmissionsParams, options?: Parameters<typeof http>[1]): Promise<Blob | string> => {
  return http<Blob | string>(getExportTransmissionsUrl(params), { ...options, method: 'GET' });
}

export const getStartMessageQuestionsUrl = () => {
  return `/api/transmissions/questions`
}
/**
 * Asks about the messages that a list finds under a filter, the oldest 5,000: where those of unknown whereabouts are (look_up), or for answers that cannot be read once more (fetch_again). 409 selection_changed when it finds another number than expected_count. The same again while it is under way answers the job that runs. How far it is stands at /api/jobs/{id}, what came of it at /api/jobs/{id}/questions; /api/jobs/{id}/cancel stops it.
 * @summary Hỏi lại nhiều thông điệp
 */
export const startMessageQuestions = async (startMessageQuestionsBody: StartMessageQuestionsBody, options?: Parameters<typeof http>[1]): Promise<Job> => {
return http<Job>(getStartMessageQuestionsUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(startMessageQuestionsBody) });
}

export const getGetJobQuestionsUrl = (id: number,) => {
  return `/api/jobs/${id}/questions`
}
/**
 * Of a job of one's own; the total is the sum of the other counts. At most 250 messages are named, those with which something is wrong before others. Of a job that asks about no messages all are 0.
 * @summary Kết quả hỏi lại nhiều thông điệp
 */
export const getJobQuestions = async (id: number, options?: Parameters<typeof http>[1]): Promise<JobQuestions> => {
  return http<JobQuestions>(getGetJobQuestionsUrl(id), { ...options, method: 'GET' });
}
export const getGetJobQuestionsQueryKey = (id: number,) => {
    return [`/api/jobs/${id}/questions`] as const;
}
export const getGetJobQuestionsQueryOptions = <TData = Awaited<ReturnType<typeof getJobQuestions>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJobQuestions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetJobQuestionsQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getJobQuestions>>> = ({ signal }) => getJobQuestions(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getJobQuestions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetJobQuestions<TData = Awaited<ReturnType<typeof getJobQuestions>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJobQuestions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetJobQuestionsQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetTransmissionUrl = (id: number,) => {
  return `/api/transmissions/${id}`
}
/**
 * @summary Xem một thông điệp
 */
export const getTransmission = async (id: number, options?: Parameters<typeof http>[1]): Promise<Transmission> => {
  return http<Transmission>(getGetTransmissionUrl(id), { ...options, method: 'GET' });
}
export const getGetTransmissionQueryKey = (id: number,) => {
    return [`/api/transmissions/${id}`] as const;
}
export const getGetTransmissionQueryOptions = <TData = Awaited<ReturnType<typeof getTransmission>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransmission>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetTransmissionQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTransmission>>> = ({ signal }) => getTransmission(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTransmission>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetTransmission<TData = Awaited<ReturnType<typeof getTransmission>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransmission>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetTransmissionQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetTransmissionXmlUrl = (id: number,) => {
  return `/api/transmissions/${id}/xml`
}
/**
 * @summary Tải XML của thông điệp
 */
export const getTransmissionXml = async (id: number, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getGetTransmissionXmlUrl(id), { ...options, method: 'GET' });
}

export const getLookUpTransmissionUrl = (id: number,) => {
  return `/api/transmissions/${id}/look_up`
}
/**
 * Asks the provider at once for a message that may have arrived or not, instead of at its next pause. Everyone who may see the message may ask. Any other message is refused (409 whereabouts_known); asked again while a look-up is under way, nothing is added. Follow it at /api/transmissions/{id}.
 * @summary Tra cứu ngay một thông điệp Chưa rõ
 */
export const lookUpTransmission = async (id: number,
    lookUpTransmissionBody: LookUpTransmissionBody, options?: Parameters<typeof http>[1]): Promise<Transmission> => {
return http<Transmission>(getLookUpTransmissionUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(lookUpTransmissionBody) });
}

export const getRequestAnswersUrl = (id: number,) => {
  return `/api/transmissions/${id}/fetch_again`
}
/**
 * Has the provider deliver again what answers a message, and reads it: for an answer that stays unreadable, or a message of ours that arrived and awaits its result. Anything else is refused (409 no_answer_awaited); a provider that does not answer is 503 provider_unavailable. Everyone who may see the message may ask. It waits for the network and takes no Idempotency-Key; asking again does no harm.
 * @summary Yêu cầu gửi lại phản hồi
 */
export const requestAnswers = async (id: number,
    requestAnswersBody: RequestAnswersBody, options?: Parameters<typeof http>[1]): Promise<AnswerRequest> => {
return http<AnswerRequest>(getRequestAnswersUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(requestAnswersBody) });
}
