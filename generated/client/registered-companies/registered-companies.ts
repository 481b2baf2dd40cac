/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { RegisteredCompany } from '../models.ts';
import { http } from '.././http.ts';

export const getGetRegisteredCompanyUrl = (taxCode: string,) => {
  return `/api/registered_companies/${taxCode}`
}
/**
 * Asks the business register on behalf of who writes an invoice or a customer; 404 when it knows no such tax code, 503 when it does not answer.
 * @summary Tra cứu người mua theo mã số thuế
 */
export const getRegisteredCompany = async (taxCode: string, options?: Parameters<typeof http>[1]): Promise<RegisteredCompany> => {
  return http<RegisteredCompany>(getGetRegisteredCompanyUrl(taxCode), { ...options, method: 'GET' });
}
