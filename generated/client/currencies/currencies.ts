/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { CreateCurrencyBody, Currency, ListCurrenciesParams, RestoreCurrencyBody, UpdateCurrencyBody } from '../models.ts';
import { getHeaders, withQuery, http } from '.././http.ts';

export const getListCurrenciesUrl = (params?: ListCurrenciesParams,) => {
  return withQuery(`/api/currencies`, params);
}
/**
 * @summary Danh sách tiền tệ
 */
export const listCurrencies = async (params?: ListCurrenciesParams, options?: Parameters<typeof http>[1]): Promise<Currency[]> => {
  return http<Currency[]>(getListCurrenciesUrl(params), { ...options, method: 'GET' });
}

export const getCreateCurrencyUrl = () => {
  return `/api/currencies`
}
/**
 * @summary Thêm tiền tệ
 */
export const createCurrency = async (createCurrencyBody: CreateCurrencyBody, options?: Parameters<typeof http>[1]): Promise<Currency> => {
return http<Currency>(getCreateCurrencyUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createCurrencyBody) });
}

export const getGetCurrencyUrl = (id: number,) => {
  return `/api/currencies/${id}`
}
/**
 * @summary Xem tiền tệ
 */
export const getCurrency = async (id: number, options?: Parameters<typeof http>[1]): Promise<Currency> => {
  return http<Currency>(getGetCurrencyUrl(id), { ...options, method: 'GET' });
}

export const getUpdateCurrencyUrl = (id: number,) => {
  return `/api/currencies/${id}`
}
/**
 * @summary Sửa tiền tệ
 */
export const updateCurrency = async (id: number,
    updateCurrencyBody: UpdateCurrencyBody, options?: Parameters<typeof http>[1]): Promise<Currency> => {
return http<Currency>(getUpdateCurrencyUrl(id), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateCurrencyBody) });
}

export const getDeleteCurrencyUrl = (id: number,) => {
  return `/api/currencies/${id}`
}
/**
 * @summary Xóa tiền tệ
 */
export const deleteCurrency = async (id: number, options?: Parameters<typeof http>[1]): Promise<Currency> => {
  return http<Currency>(getDeleteCurrencyUrl(id), { ...options, method: 'DELETE' });
}

export const getRestoreCurrencyUrl = (id: number,) => {
  return `/api/currencies/${id}/restore`
}
/**
 * @summary Khôi phục: Tiền tệ và tỷ giá
 */
export const restoreCurrency = async (id: number,
    restoreCurrencyBody?: RestoreCurrencyBody, options?: Parameters<typeof http>[1]): Promise<Currency> => {
return http<Currency>(getRestoreCurrencyUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(restoreCurrencyBody) });
}
