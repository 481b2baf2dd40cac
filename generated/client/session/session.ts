/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { ChangePasswordBody, ConfirmTotpBody, CreatePasskeyBody, FailureResponse, Passkey, PasskeyChallenge, RecoveryCodes, RemovePasskeyBody, RemoveTotpBody, RenewRecoveryCodesBody, RevokeRequest, Session, StartPasskeyBody, StartPasskeySignInBody, StartTotpBody, Token, TokenRequest, TotpStart, UpdateProfileBody, User } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getChangePasswordUrl = () => {
  return `/api/users/profile/password`
}
/**
 * Ends every other session of the account. The current password is asked again; a wrong one counts towards the lock of the account.
 * @summary Đổi mật khẩu của tôi
 */
export const changePassword = async (changePasswordBody: ChangePasswordBody, options?: Parameters<typeof http>[1]): Promise<User> => {
return http<User>(getChangePasswordUrl(), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(changePasswordBody) });
}

export const getListSessionsUrl = () => {
  return `/api/users/profile/sessions`
}
/**
 * @summary Các phiên đăng nhập của tôi
 */
export const listSessions = async ( options?: Parameters<typeof http>[1]): Promise<Session[]> => {
  return http<Session[]>(getListSessionsUrl(), { ...options, method: 'GET' });
}
export const getListSessionsQueryKey = () => {
    return [`/api/users/profile/sessions`] as const;
}
export const getListSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListSessionsQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>> = ({ signal }) => listSessions({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListSessionsQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getEndOtherSessionsUrl = () => {
  return `/api/users/profile/sessions`
}
/**
 * Answers the sessions that are left: the one that asks.
 * @summary Đăng xuất khỏi mọi thiết bị khác
 */
export const endOtherSessions = async ( options?: Parameters<typeof http>[1]): Promise<Session[]> => {
  return http<Session[]>(getEndOtherSessionsUrl(), { ...options, method: 'DELETE' });
}

export const getEndSessionUrl = (id: string,) => {
  return `/api/users/profile/sessions/${id}`
}
/**
 * Answers the sessions that are left.
 * @summary Đăng xuất một thiết bị
 */
export const endSession = async (id: string, options?: Parameters<typeof http>[1]): Promise<Session[]> => {
  return http<Session[]>(getEndSessionUrl(id), { ...options, method: 'DELETE' });
}

export const getStartTotpUrl = () => {
  return `/api/users/profile/totp`
}
/**
 * RFC 6238: SHA-1, 6 digits, 30 s. Nothing is asked at sign-in until a first code is confirmed.
 * @summary Bắt đầu bật mã xác thực
 */
export const startTotp = async (startTotpBody: StartTotpBody, options?: Parameters<typeof http>[1]): Promise<TotpStart> => {
return http<TotpStart>(getStartTotpUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(startTotpBody) });
}

export const getConfirmTotpUrl = () => {
  return `/api/users/profile/totp`
}
/**
 * Turns the codes on and answers ten recovery codes, shown this once.
 * @summary Xác nhận mã đầu tiên
 */
export const confirmTotp = async (confirmTotpBody: ConfirmTotpBody, options?: Parameters<typeof http>[1]): Promise<RecoveryCodes> => {
return http<RecoveryCodes>(getConfirmTotpUrl(), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(confirmTotpBody) });
}

export const getRemoveTotpUrl = () => {
  return `/api/users/profile/totp/removal`
}
/**
 * @summary Tắt mã xác thực
 */
export const removeTotp = async (removeTotpBody: RemoveTotpBody, options?: Parameters<typeof http>[1]): Promise<User> => {
return http<User>(getRemoveTotpUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(removeTotpBody) });
}

export const getRenewRecoveryCodesUrl = () => {
  return `/api/users/profile/recovery_codes`
}
/**
 * Those of before are worth nothing from then on.
 * @summary Tạo bộ mã khôi phục mới
 */
export const renewRecoveryCodes = async (renewRecoveryCodesBody: RenewRecoveryCodesBody, options?: Parameters<typeof http>[1]): Promise<RecoveryCodes> => {
return http<RecoveryCodes>(getRenewRecoveryCodesUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(renewRecoveryCodesBody) });
}

export const getListPasskeysUrl = () => {
  return `/api/users/profile/passkeys`
}
/**
 * @summary Khóa truy cập của tôi
 */
export const listPasskeys = async ( options?: Parameters<typeof http>[1]): Promise<Passkey[]> => {
  return http<Passkey[]>(getListPasskeysUrl(), { ...options, method: 'GET' });
}
export const getListPasskeysQueryKey = () => {
    return [`/api/users/profile/passkeys`] as const;
}
export const getListPasskeysQueryOptions = <TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListPasskeysQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPasskeys>>> = ({ signal }) => listPasskeys({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListPasskeys<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListPasskeysQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreatePasskeyUrl = () => {
  return `/api/users/profile/passkeys`
}
/**
 * WebAuthn Level 3, 7.1. The credential is the JSON of PublicKeyCredential.toJSON().
 * @summary Thêm khóa truy cập
 */
export const createPasskey = async (createPasskeyBody: CreatePasskeyBody, options?: Parameters<typeof http>[1]): Promise<Passkey[]> => {
return http<Passkey[]>(getCreatePasskeyUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createPasskeyBody) });
}

export const getStartPasskeyUrl = () => {
  return `/api/users/profile/passkeys/challenges`
}
/**
 * The options of navigator.credentials.create, good for five minutes.
 * @summary Lời mời tạo khóa truy cập
 */
export const startPasskey = async (startPasskeyBody: StartPasskeyBody, options?: Parameters<typeof http>[1]): Promise<PasskeyChallenge> => {
return http<PasskeyChallenge>(getStartPasskeyUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(startPasskeyBody) });
}

export const getRemovePasskeyUrl = (id: number,) => {
  return `/api/users/profile/passkeys/${id}/removal`
}
/**
 * @summary Xóa khóa truy cập
 */
export const removePasskey = async (id: number,
    removePasskeyBody: RemovePasskeyBody, options?: Parameters<typeof http>[1]): Promise<Passkey[]> => {
return http<Passkey[]>(getRemovePasskeyUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(removePasskeyBody) });
}

export const getStartPasskeySignInUrl = () => {
  return `/api/passkey_challenges`
}
/**
 * The options of navigator.credentials.get, good for five minutes; the answer goes to /oauth/token with grant_type passkey.
 * @summary Lời mời đăng nhập bằng khóa truy cập
 */
export const startPasskeySignIn = async (startPasskeySignInBody: StartPasskeySignInBody, options?: Parameters<typeof http>[1]): Promise<PasskeyChallenge> => {
return http<PasskeyChallenge>(getStartPasskeySignInUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(startPasskeySignInBody) });
}

export const getCreateTokenUrl = () => {
  return `/oauth/token`
}
/**
 * RFC 6749: password (4.3) and refresh_token (6) grants. Access token 15 minutes; refresh token 30 days, rotating. An account with a second factor answers the password with mfa_required and an mfa_token (five minutes, five tries), which goes on with grant_type otp or recovery_code; a passkey signs in by itself (grant_type passkey). Ten wrong passwords within 15 minutes lock the address for 15 minutes.
 * @summary Đăng nhập hoặc làm mới phiên
 */
export const createToken = async (tokenRequest: TokenRequest, options?: Parameters<typeof http>[1]): Promise<Token> => {
    const formUrlEncoded = new URLSearchParams();
formUrlEncoded.append(`grant_type`, tokenRequest.grant_type);
if(tokenRequest.username !== undefined) {
 formUrlEncoded.append(`username`, tokenRequest.username);
 }
if(tokenRequest.password !== undefined) {
 formUrlEncoded.append(`password`, tokenRequest.password);
 }
if(tokenRequest.refresh_token !== undefined) {
 formUrlEncoded.append(`refresh_token`, tokenRequest.refresh_token);
 }
if(tokenRequest.mfa_token !== undefined) {
 formUrlEncoded.append(`mfa_token`, tokenRequest.mfa_token);
 }
if(tokenRequest.otp !== undefined) {
 formUrlEncoded.append(`otp`, tokenRequest.otp);
 }
if(tokenRequest.recovery_code !== undefined) {
 formUrlEncoded.append(`recovery_code`, tokenRequest.recovery_code);
 }
if(tokenRequest.challenge_id !== undefined) {
 formUrlEncoded.append(`challenge_id`, tokenRequest.challenge_id);
 }
if(tokenRequest.credential !== undefined) {
 formUrlEncoded.append(`credential`, tokenRequest.credential);
 }
return http<Token>(getCreateTokenUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...getHeaders(options?.headers) }, body: formUrlEncoded });
}

export const getRevokeTokenUrl = () => {
  return `/oauth/revoke`
}
/**
 * RFC 7009. Ends the session that the refresh or access token belongs to, and with it both tokens; an unknown token answers 200 too.
 * @summary Đăng xuất
 */
export const revokeToken = async (revokeRequest: RevokeRequest, options?: Parameters<typeof http>[1]): Promise<true> => {
    const formUrlEncoded = new URLSearchParams();
formUrlEncoded.append(`token`, revokeRequest.token);
if(revokeRequest.token_type_hint !== undefined) {
 formUrlEncoded.append(`token_type_hint`, revokeRequest.token_type_hint);
 }
return http<true>(getRevokeTokenUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...getHeaders(options?.headers) }, body: formUrlEncoded });
}

export const getUpdateProfileUrl = () => {
  return `/api/users/profile`
}
/**
 * @summary Sửa tài khoản của tôi
 */
export const updateProfile = async (updateProfileBody: UpdateProfileBody, options?: Parameters<typeof http>[1]): Promise<User> => {
return http<User>(getUpdateProfileUrl(), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateProfileBody) });
}

export const getGetProfileUrl = () => {
  return `/api/users/profile`
}
/**
 * @summary Tài khoản đang đăng nhập
 */
export const getProfile = async ( options?: Parameters<typeof http>[1]): Promise<User> => {
  return http<User>(getGetProfileUrl(), { ...options, method: 'GET' });
}
