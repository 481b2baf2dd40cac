/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { CreateRoleBody, FailureResponse, ListRolesParams, Role, UpdateRoleBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListRolesUrl = (params?: ListRolesParams,) => {
  return withQuery(`/api/roles`, params);
}
/**
 * @summary Danh sách vai trò
 */
export const listRoles = async (params?: ListRolesParams, options?: Parameters<typeof http>[1]): Promise<Role[]> => {
  return http<Role[]>(getListRolesUrl(params), { ...options, method: 'GET' });
}

export const getCreateRoleUrl = () => {
  return `/api/roles`
}
/**
 * @summary Thêm vai trò
 */
export const createRole = async (createRoleBody: CreateRoleBody, options?: Parameters<typeof http>[1]): Promise<Role> => {
return http<Role>(getCreateRoleUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createRoleBody) });
}

export const getGetRoleUrl = (id: number,) => {
  return `/api/roles/${id}`
}
/**
 * @summary Xem vai trò
 */
export const getRole = async (id: number, options?: Parameters<typeof http>[1]): Promise<Role> => {
  return http<Role>(getGetRoleUrl(id), { ...options, method: 'GET' });
}
export const getGetRoleQueryKey = (id: number,) => {
    return [`/api/roles/${id}`] as const;
}
export const getGetRoleQueryOptions = <TData = Awaited<ReturnType<typeof getRole>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRole>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetRoleQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRole>>> = ({ signal }) => getRole(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRole>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetRole<TData = Awaited<ReturnType<typeof getRole>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRole>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetRoleQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateRoleUrl = (id: number,) => {
  return `/api/roles/${id}`
}
/**
 * @summary Sửa vai trò
 */
export const updateRole = async (id: number,
    updateRoleBody: UpdateRoleBody, options?: Parameters<typeof http>[1]): Promise<Role> => {
return http<Role>(getUpdateRoleUrl(id), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateRoleBody) });
}

export const getDeleteRoleUrl = (id: number,) => {
  return `/api/roles/${id}`
}
/**
 * @summary Xóa vai trò
 */
export const deleteRole = async (id: number, options?: Parameters<typeof http>[1]): Promise<Role> => {
  return http<Role>(getDeleteRoleUrl(id), { ...options, method: 'DELETE' });
}
