/** What the public register of businesses knows of one. */
export type RegisteredCompany = {
  tax_code: string;
  name: string;
  address: string | null;
  /** Null where the register does not say, or not in words that are known. */
  is_active: boolean | null;
  /** Trạng thái người nộp thuế, in the words of the register; null where it says none. */
  status: string | null;
};

/** The public register of businesses (danh bạ doanh nghiệp), wherever it is asked. */
export type CompanyRegister = {
  /** Null when no business has the tax code. Throws RegisterSilent when the register does not answer. */
  find(tax_code: string): Promise<RegisteredCompany | null>;
};

/** The register did not answer, or not in a way that can be read: nothing is known of the business. */
export class RegisterSilent extends Error {
  constructor(cause: unknown) {
    super('the register of businesses did not answer', { cause });
    this.name = 'RegisterSilent';
  }
}
