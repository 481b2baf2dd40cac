/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { CountTaxAuthoritiesParams, SearchTaxAuthoritiesParams, TaxAuthority } from '../models.ts';
import { withQuery, http } from '.././http.ts';

export const getSearchTaxAuthoritiesUrl = (params?: SearchTaxAuthoritiesParams,) => {
  return withQuery(`/api/tax_authorities/search`, params);
}
/**
 * Twenty a page, in the order of their codes; a page beyond the last is empty.
 * @summary Tìm cơ quan thuế
 */
export const searchTaxAuthorities = async (params?: SearchTaxAuthoritiesParams, options?: Parameters<typeof http>[1]): Promise<TaxAuthority[]> => {
  return http<TaxAuthority[]>(getSearchTaxAuthoritiesUrl(params), { ...options, method: 'GET' });
}

export const getCountTaxAuthoritiesUrl = (params?: CountTaxAuthoritiesParams,) => {
  return withQuery(`/api/tax_authorities/search/count`, params);
}
/**
 * @summary Đếm cơ quan thuế tìm được
 */
export const countTaxAuthorities = async (params?: CountTaxAuthoritiesParams, options?: Parameters<typeof http>[1]): Promise<number> => {
  return http<number>(getCountTaxAuthoritiesUrl(params), { ...options, method: 'GET' });
}

export const getGetTaxAuthorityUrl = (id: number,) => {
  return `/api/tax_authorities/${id}`
}
/**
 * @summary Xem cơ quan thuế
 */
export const getTaxAuthority = async (id: number, options?: Parameters<typeof http>[1]): Promise<TaxAuthority> => {
  return http<TaxAuthority>(getGetTaxAuthorityUrl(id), { ...options, method: 'GET' });
}
