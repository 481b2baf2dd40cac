/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { Company, CreateTrialBody, FailureResponse, InvitationRequest, PasswordKey, PasswordReset, ReadPasswordKeyBody, RequestInvitationBody, RequestPasswordResetBody, ResendTrialCodeBody, ServicePackage, SetPasswordBody, Token, Trial, VerifyTrialBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListServicePackagesUrl = () => {
  return `/api/service_packages`
}
/**
 * @summary Bảng giá gói dịch vụ
 */
export const listServicePackages = async ( options?: Parameters<typeof http>[1]): Promise<ServicePackage[]> => {
  return http<ServicePackage[]>(getListServicePackagesUrl(), { ...options, method: 'GET' });
}
export const getListServicePackagesQueryKey = () => {
    return [`/api/service_packages`] as const;
}
export const getListServicePackagesQueryOptions = <TData = Awaited<ReturnType<typeof listServicePackages>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listServicePackages>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListServicePackagesQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listServicePackages>>> = ({ signal }) => listServicePackages({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listServicePackages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListServicePackages<TData = Awaited<ReturnType<typeof listServicePackages>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listServicePackages>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListServicePackagesQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getLookUpCompanyUrl = (taxCode: string,) => {
  return `/api/companies/${taxCode}`
}
/**
 * Asks the business register; 404 when it knows no such tax code, 503 when it does not answer.
 * @summary Tra cứu doanh nghiệp theo mã số thuế
 */
export const lookUpCompany = async (taxCode: string, options?: Parameters<typeof http>[1]): Promise<Company> => {
  return http<Company>(getLookUpCompanyUrl(taxCode), { ...options, method: 'GET' });
}

export const getCreateTrialUrl = () => {
  return `/api/trials`
}
/**
 * Mails a code of six digits, good for 30 minutes. An address that has an account already gets a mail that says so, and the answer is the same.
 * @summary Đăng ký dùng thử
 */
export const createTrial = async (createTrialBody: CreateTrialBody, options?: Parameters<typeof http>[1]): Promise<Trial> => {
return http<Trial>(getCreateTrialUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createTrialBody) });
}

export const getResendTrialCodeUrl = (key: string,) => {
  return `/api/trials/${key}/code`
}
/**
 * To the same address or a corrected one. At most one a minute, five in all.
 * @summary Gửi lại mã xác minh
 */
export const resendTrialCode = async (key: string,
    resendTrialCodeBody: ResendTrialCodeBody, options?: Parameters<typeof http>[1]): Promise<Trial> => {
return http<Trial>(getResendTrialCodeUrl(key), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(resendTrialCodeBody) });
}

export const getVerifyTrialUrl = (key: string,) => {
  return `/api/trials/${key}/verification`
}
/**
 * Makes the company, its first account with full rights and its settings, and signs the account in. Five wrong codes end it.
 * @summary Xác minh và bắt đầu dùng thử
 */
export const verifyTrial = async (key: string,
    verifyTrialBody: VerifyTrialBody, options?: Parameters<typeof http>[1]): Promise<Token> => {
return http<Token>(getVerifyTrialUrl(key), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(verifyTrialBody) });
}

export const getRequestInvitationUrl = () => {
  return `/api/invitation_requests`
}
/**
 * Mails those with full rights in the company that has the tax code. 422 no_company when none has it; the answer names no person of the company.
 * @summary Yêu cầu được mời vào đơn vị đã có tài khoản
 */
export const requestInvitation = async (requestInvitationBody: RequestInvitationBody, options?: Parameters<typeof http>[1]): Promise<InvitationRequest> => {
return http<InvitationRequest>(getRequestInvitationUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(requestInvitationBody) });
}

export const getRequestPasswordResetUrl = () => {
  return `/api/password_resets`
}
/**
 * The same answer whether or not the address has an account.
 * @summary Quên mật khẩu
 */
export const requestPasswordReset = async (requestPasswordResetBody: RequestPasswordResetBody, options?: Parameters<typeof http>[1]): Promise<PasswordReset> => {
return http<PasswordReset>(getRequestPasswordResetUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(requestPasswordResetBody) });
}

export const getReadPasswordKeyUrl = () => {
  return `/api/password_keys`
}
/**
 * A body, so that the key is in no address. 404 when it is unknown, used or past.
 * @summary Đường dẫn đặt mật khẩu còn dùng được không
 */
export const readPasswordKey = async (readPasswordKeyBody: ReadPasswordKeyBody, options?: Parameters<typeof http>[1]): Promise<PasswordKey> => {
return http<PasswordKey>(getReadPasswordKeyUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(readPasswordKeyBody) });
}

export const getSetPasswordUrl = () => {
  return `/api/passwords`
}
/**
 * Uses the key up and ends every session of the account.
 * @summary Đặt mật khẩu bằng đường dẫn trong thư
 */
export const setPassword = async (setPasswordBody: SetPasswordBody, options?: Parameters<typeof http>[1]): Promise<PasswordKey> => {
return http<PasswordKey>(getSetPasswordUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(setPasswordBody) });
}
