export {
  createCompany,
  type CompanyProfile,
  type CompanyRole,
  type CompanyUser,
  type NewCompany,
} from './create-company.ts';
export {
  claimTaxCode,
  holderOfTaxCode,
  isTaxCodeProven,
  provenCompanies,
  proveTaxCode,
  refuseTakenTaxCode,
  taxCodeStanding,
} from './tax-code-claims.ts';
