export { createCompany, type CompanyProfile } from './create-company.ts';
export {
  claimTaxCode,
  holderOfTaxCode,
  isTaxCodeProven,
  provenCompanies,
  proveTaxCode,
  refuseTakenTaxCode,
  taxCodeStanding,
} from './tax-code-claims.ts';
