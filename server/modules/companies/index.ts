export {
  createCompany,
  type CompanyProfile,
  type CompanyRole,
  type CompanyUser,
  type NewCompany,
} from './create-company.ts';
