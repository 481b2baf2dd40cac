/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { FailureResponse, XmlVerification } from '../models.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import { getHeaders, http } from '.././http.ts';
import type { ErrorType , BodyType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getVerifyXmlUrl = () => {
  return `/api/xml_verifications`
}
/**
 * Judges every signature of a file from anyone, 2 MB at most, and reads the invoices in it. Nothing of the file is kept. What is no XML, declares a DOCTYPE or entities, is too deep, too large or takes too long is refused with 422; 503 with Retry-After when too many files wait.
 * @summary Kiểm tra tệp hóa đơn (XML)
 */
export const verifyXml = async (verifyXmlBody: Blob, options?: Parameters<typeof http>[1]): Promise<XmlVerification> => {
return http<XmlVerification>(getVerifyXmlUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/octet-stream', ...getHeaders(options?.headers) }, body: verifyXmlBody });
}
export const getVerifyXmlMutationKey = () => ['verifyXml'] as const;
export const getVerifyXmlMutationOptions = <TError = ErrorType<FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyXml>>, TError,VerifyXmlMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyXml>>, TError,VerifyXmlMutationVariables, TContext> => {
const mutationKey = getVerifyXmlMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyXml>>, VerifyXmlMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  verifyXml(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type VerifyXmlMutationResult = NonNullable<Awaited<ReturnType<typeof verifyXml>>>
    export type VerifyXmlMutationBody = BodyType<Blob>
    export type VerifyXmlMutationError = ErrorType<FailureResponse>
    export type VerifyXmlMutationVariables = {data: BodyType<Blob>}
    /**
 * @summary Kiểm tra tệp hóa đơn (XML)
 */
export const useVerifyXml = <TError = ErrorType<FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyXml>>, TError,VerifyXmlMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyXml>>,
        TError,
        VerifyXmlMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyXmlMutationOptions(options), queryClient);
    }
