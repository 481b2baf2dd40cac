import type { Handlers } from '#server/context.ts';
import {
  RegisterSilent,
  type CompanyRegister,
  type RegisteredCompany,
} from '#server/gateways/company-register/company-register.ts';
import type { Clock } from '#server/platform/clock.ts';
import { failure } from '#server/platform/http/failure.ts';
import type { Log } from '#server/platform/log.ts';

type RegisterDeps = { company_register: CompanyRegister; log: Log };

/** The buyer of an invoice, or a customer, out of the public register of businesses. */
export function registeredCompanyHandlers(deps: RegisterDeps & { clock: Clock }) {
  return {
    getRegisteredCompany: async ({ path }) => {
      const { tax_code, name, address, is_active, status } = await findCompany(deps, path.tax_code);
      const looked_up_on = deps.clock.now();
      return { registered_company: { tax_code, name, address, is_active, status, looked_up_on } };
    },
  } satisfies Pick<Handlers, 'getRegisteredCompany'>;
}

/** The business that has the tax code. Failures: 404 company_not_found, 503 register_silent. */
export async function findCompany(
  { company_register, log }: RegisterDeps,
  tax_code: string,
): Promise<RegisteredCompany> {
  try {
    const company = await company_register.find(tax_code);
    if (company !== null) return company;
  } catch (error) {
    if (!(error instanceof RegisterSilent)) throw error;
    log.warn({ err: error }, 'company register');
    throw failure(
      503,
      'register_silent',
      'Chưa tra cứu được vì cơ sở dữ liệu doanh nghiệp không trả lời. Hãy nhập tên và địa chỉ, hoặc thử lại sau.',
    );
  }
  throw failure(
    404,
    'company_not_found',
    'Không tìm thấy doanh nghiệp có mã số thuế này. Hãy kiểm tra lại, hoặc nhập tên và địa chỉ.',
    ['tax_code'],
  );
}
