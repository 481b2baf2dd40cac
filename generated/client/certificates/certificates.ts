/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { CertificateDocument, ChooseDefaultCertificateBody, CreateCertificateBody, CreateTestCertificateBody, FailureResponse, FindRemoteCredentialsBody, ListCertificateDocumentsParams, ListCertificatesParams, RemoteCredential, TenantCertificate } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListCertificatesUrl = (params?: ListCertificatesParams,) => {
  return withQuery(`/api/certificates`, params);
}
/**
 * @summary Danh sách chứng thư số
 */
export const listCertificates = async (params?: ListCertificatesParams, options?: Parameters<typeof http>[1]): Promise<TenantCertificate[]> => {
  return http<TenantCertificate[]>(getListCertificatesUrl(params), { ...options, method: 'GET' });
}
export const getListCertificatesQueryKey = (params?: ListCertificatesParams,) => {
    return [`/api/certificates`, ...(params ? [params] : [])] as const;
}
export const getListCertificatesQueryOptions = <TData = Awaited<ReturnType<typeof listCertificates>>, TError = ErrorType<FailureResponse>>(params?: ListCertificatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCertificates>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListCertificatesQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCertificates>>> = ({ signal }) => listCertificates(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCertificates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListCertificates<TData = Awaited<ReturnType<typeof listCertificates>>, TError = ErrorType<FailureResponse>>(
 params?: ListCertificatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCertificates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCertificatesQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateCertificateUrl = () => {
  return `/api/certificates`
}
/**
 * Three kinds. A file (.p12, .pfx) comes with its password and signs by itself; this is what is meant where no kind is named. A remote one names its service, the account there and one of the keys that /remote_credentials lists. Of a USB token only the certificate is kept. The first certificate of the company's own tax code is its default; one of another tax code is kept and never is, also where that is asked.
 * @summary Thêm chứng thư số
 */
export const createCertificate = async (createCertificateBody: CreateCertificateBody, options?: Parameters<typeof http>[1]): Promise<TenantCertificate> => {
return http<TenantCertificate>(getCreateCertificateUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createCertificateBody) });
}

export const getCreateTestCertificateUrl = () => {
  return `/api/certificates/test`
}
/**
 * Where documents go to the sandbox authority: a certificate for the company's own tax code, its key kept as that of a file. It is good for trying alone, says so in its names, and proves nothing. 409 where a real provider is connected, and while the company has one in force.
 * @summary Tạo chứng thư thử nghiệm
 */
export const createTestCertificate = async (createTestCertificateBody: CreateTestCertificateBody, options?: Parameters<typeof http>[1]): Promise<TenantCertificate> => {
return http<TenantCertificate>(getCreateTestCertificateUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createTestCertificateBody) });
}

export const getFindRemoteCredentialsUrl = () => {
  return `/api/certificates/remote_credentials`
}
/**
 * Asks the service for the keys that this account holds there, before one of them is added. Nothing is kept.
 * @summary Xem các khóa của tài khoản ký số từ xa
 */
export const findRemoteCredentials = async (findRemoteCredentialsBody: FindRemoteCredentialsBody, options?: Parameters<typeof http>[1]): Promise<RemoteCredential[]> => {
return http<RemoteCredential[]>(getFindRemoteCredentialsUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(findRemoteCredentialsBody) });
}

export const getChooseDefaultCertificateUrl = (id: number,) => {
  return `/api/certificates/${id}/default`
}
/**
 * The default one signs as long as it may; where it may not, the newest that may. 422 for one of another tax code.
 * @summary Chọn làm chứng thư mặc định
 */
export const chooseDefaultCertificate = async (id: number,
    chooseDefaultCertificateBody: ChooseDefaultCertificateBody, options?: Parameters<typeof http>[1]): Promise<TenantCertificate> => {
return http<TenantCertificate>(getChooseDefaultCertificateUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(chooseDefaultCertificateBody) });
}

export const getListCertificateDocumentsUrl = (id: number,
    params?: ListCertificateDocumentsParams,) => {
  return withQuery(`/api/certificates/${id}/documents`, params);
}
/**
 * Newest first.
 * @summary Chứng từ ký bằng chứng thư
 */
export const listCertificateDocuments = async (id: number,
    params?: ListCertificateDocumentsParams, options?: Parameters<typeof http>[1]): Promise<CertificateDocument[]> => {
  return http<CertificateDocument[]>(getListCertificateDocumentsUrl(id,params), { ...options, method: 'GET' });
}

export const getGetCertificateUrl = (id: number,) => {
  return `/api/certificates/${id}`
}
/**
 * @summary Xem chứng thư số
 */
export const getCertificate = async (id: number, options?: Parameters<typeof http>[1]): Promise<TenantCertificate> => {
  return http<TenantCertificate>(getGetCertificateUrl(id), { ...options, method: 'GET' });
}

export const getDeleteCertificateUrl = (id: number,) => {
  return `/api/certificates/${id}`
}
/**
 * Answers the certificate as it was, with the documents that were sealed for it and are not signed: they are signed with another one when they are published again. Refused while a signature request on it is open.
 * @summary Xóa chứng thư số
 */
export const deleteCertificate = async (id: number, options?: Parameters<typeof http>[1]): Promise<TenantCertificate> => {
  return http<TenantCertificate>(getDeleteCertificateUrl(id), { ...options, method: 'DELETE' });
}
