/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { Account, CreateUserBody, FailureResponse, InviteUserBody, ListUsersParams, SecondFactor, UpdateUserBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListUsersUrl = (params?: ListUsersParams,) => {
  return withQuery(`/api/users`, params);
}
/**
 * @summary Danh sách nhân viên
 */
export const listUsers = async (params?: ListUsersParams, options?: Parameters<typeof http>[1]): Promise<Account[]> => {
  return http<Account[]>(getListUsersUrl(params), { ...options, method: 'GET' });
}

export const getCreateUserUrl = () => {
  return `/api/users`
}
/**
 * @summary Thêm nhân viên
 */
export const createUser = async (createUserBody: CreateUserBody, options?: Parameters<typeof http>[1]): Promise<Account> => {
return http<Account>(getCreateUserUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createUserBody) });
}

export const getGetUserUrl = (id: number,) => {
  return `/api/users/${id}`
}
/**
 * @summary Xem nhân viên
 */
export const getUser = async (id: number, options?: Parameters<typeof http>[1]): Promise<Account> => {
  return http<Account>(getGetUserUrl(id), { ...options, method: 'GET' });
}
export const getGetUserQueryKey = (id: number,) => {
    return [`/api/users/${id}`] as const;
}
export const getGetUserQueryOptions = <TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetUserQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUser>>> = ({ signal }) => getUser(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetUserQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateUserUrl = (id: number,) => {
  return `/api/users/${id}`
}
/**
 * @summary Sửa nhân viên
 */
export const updateUser = async (id: number,
    updateUserBody: UpdateUserBody, options?: Parameters<typeof http>[1]): Promise<Account> => {
return http<Account>(getUpdateUserUrl(id), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateUserBody) });
}

export const getInviteUserUrl = (id: number,) => {
  return `/api/users/${id}/invitation`
}
/**
 * Mails a link good for seven days, once a minute at most; an account that has its password already gets a link to set a new one.
 * @summary Gửi lại lời mời
 */
export const inviteUser = async (id: number,
    inviteUserBody: InviteUserBody, options?: Parameters<typeof http>[1]): Promise<Account> => {
return http<Account>(getInviteUserUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(inviteUserBody) });
}

export const getGetSecondFactorUrl = (id: number,) => {
  return `/api/users/${id}/second_factor`
}
/**
 * @summary Nhân viên có xác thực hai lớp không
 */
export const getSecondFactor = async (id: number, options?: Parameters<typeof http>[1]): Promise<SecondFactor> => {
  return http<SecondFactor>(getGetSecondFactorUrl(id), { ...options, method: 'GET' });
}
export const getGetSecondFactorQueryKey = (id: number,) => {
    return [`/api/users/${id}/second_factor`] as const;
}
export const getGetSecondFactorQueryOptions = <TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetSecondFactorQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSecondFactor>>> = ({ signal }) => getSecondFactor(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetSecondFactor<TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetSecondFactorQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getRemoveSecondFactorUrl = (id: number,) => {
  return `/api/users/${id}/second_factor`
}
/**
 * For who has lost their phone and their recovery codes: codes and passkeys go, every session ends, and they are notified by mail. 409 no_second_factor where there is none.
 * @summary Gỡ xác thực hai lớp của nhân viên
 */
export const removeSecondFactor = async (id: number, options?: Parameters<typeof http>[1]): Promise<Account> => {
  return http<Account>(getRemoveSecondFactorUrl(id), { ...options, method: 'DELETE' });
}
