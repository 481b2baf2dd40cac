/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { FailureResponse, LookUpInvoiceBody, LookUpInvoiceParams, LookUpTemplate } from '../models.ts';
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import { getHeaders, http } from '.././http.ts';
import type { ErrorType , BodyType } from '.././http.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getLookUpInvoiceUrl = (params?: LookUpInvoiceParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/invoices/look_up?${stringifiedParams}` : `/api/invoices/look_up`
}

/**
 * How an invoice that is not saved would be printed, and in which template. Nothing is stored. Of a draft that corrects another invoice `invoice_id` names the draft, so that the print says what it corrects.
 * @summary Xem trước bản in của hóa đơn chưa lưu
 */
export const lookUpInvoice = async (lookUpInvoiceBody: LookUpInvoiceBody,
    params?: LookUpInvoiceParams, options?: Parameters<typeof http>[1]): Promise<LookUpTemplate> => {

return http<LookUpTemplate>(getLookUpInvoiceUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(lookUpInvoiceBody)
  }
);}

export const getLookUpInvoiceMutationKey = () => ['lookUpInvoice'] as const;

export const getLookUpInvoiceMutationOptions = <TError = ErrorType<FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof lookUpInvoice>>, TError,LookUpInvoiceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof lookUpInvoice>>, TError,LookUpInvoiceMutationVariables, TContext> => {

const mutationKey = getLookUpInvoiceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof lookUpInvoice>>, LookUpInvoiceMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  lookUpInvoice(data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type LookUpInvoiceMutationResult = NonNullable<Awaited<ReturnType<typeof lookUpInvoice>>>
    export type LookUpInvoiceMutationBody = BodyType<LookUpInvoiceBody>
    export type LookUpInvoiceMutationError = ErrorType<FailureResponse>
    export type LookUpInvoiceMutationVariables = {data: BodyType<LookUpInvoiceBody>;params?: LookUpInvoiceParams}

    /**
 * @summary Xem trước bản in của hóa đơn chưa lưu
 */
export const useLookUpInvoice = <TError = ErrorType<FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof lookUpInvoice>>, TError,LookUpInvoiceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof lookUpInvoice>>,
        TError,
        LookUpInvoiceMutationVariables,
        TContext
      > => {
      return useMutation(getLookUpInvoiceMutationOptions(options), queryClient);
    }
