/** Giải trình, bổ sung thông tin: what a taxpayer answers to a request to explain (107). */
export type ExplanationContent = {
  tax_authority: { code: string; name: string };
  taxpayer: { name: string; tax_code: string };
  /** Địa danh, before the day. */
  place: string;
  /** YYYY-MM-DD. */
  explained_on: string;
  /** Mã thông điệp of the declaration that is explained. */
  about_message: string;
  text: string;
};
