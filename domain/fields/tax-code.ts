import type { RefusalParams } from '../refusals.ts';

/** Why a text is no tax code (mã số thuế); each is a refusal code with words of its own. */
type TaxCodeProblem = 'tax_code_characters' | 'tax_code_length' | 'tax_code_check_digit' | 'tax_code_branch';

const WEIGHTS = [31, 29, 23, 19, 17, 13, 7, 5, 3] as const;
const ORGANISATION_DIGITS = 10;
const PERSON_DIGITS = 12;

/**
 * Mã số thuế: ten digits of which the last checks the others (10 − weighted sum mod 11; a result of 10 is never
 * issued), a branch adds `-001` to `-999`; or the 12-digit personal number (số định danh cá nhân), which replaces
 * the code of persons and households since 01/07/2025 (TT 86/2024) and has no check digit.
 */
export function taxCodeProblem(text: string): TaxCodeProblem | null {
  if (!/^[\d-]+$/.test(text)) return 'tax_code_characters';
  const [main = '', branch, ...more] = text.split('-');
  if (more.length > 0) return 'tax_code_characters';
  if (branch === undefined && main.length === PERSON_DIGITS) return null;
  if (main.length !== ORGANISATION_DIGITS) return 'tax_code_length';
  if (!isChecked(main)) return 'tax_code_check_digit';
  if (branch !== undefined && (!/^\d{3}$/.test(branch) || branch === '000')) return 'tax_code_branch';
  return null;
}

/** What the words of a TaxCodeProblem name: the text, and how many digits it has. */
export function taxCodeParams(text: string): { value: string; digits: string } {
  return { value: text, digits: String(text.replace(/\D/g, '').length) };
}

export function isTaxCode(text: string): boolean {
  return taxCodeProblem(text) === null;
}

/** Whether a tax code is that of a person or household: a personal number. Households with an older code of ten digits are not recognised. */
export function isPersonalTaxCode(text: string): boolean {
  return text.length === PERSON_DIGITS && isTaxCode(text);
}

/** Ten digits that satisfy the check: the code of an organisation, or of a branch's parent. */
function isChecked(main: string): boolean {
  return Number(main.charAt(ORGANISATION_DIGITS - 1)) === checkDigit(main);
}

/** The tenth digit for nine given ones; 10 means that no such code is issued. */
export function checkDigit(nine: string): number {
  return 10 - (WEIGHTS.reduce((total, weight, at) => total + weight * Number(nine.charAt(at)), 0) % 11);
}

/** The digits alone, as message ids and QR codes write a branch's code. */
export function taxCodeDigits(text: string): string {
  return text.replace('-', '');
}

/** What is wrong with a tax code, in words; pages that check nothing else read these alone. */
export const TAX_CODE_WORDS = {
  tax_code_characters: (p) => `Mã số thuế “${p.value}” có ký tự lạ. Chỉ nhập chữ số, mã chi nhánh thêm -001.`,
  tax_code_length: (p) =>
    `Mã số thuế “${p.value}” có ${p.digits} chữ số. Mã đúng có 10 chữ số, thêm -001 cho chi nhánh, hoặc 12 số định danh cá nhân.`,
  tax_code_check_digit: (p) => `Mã số thuế “${p.value}” sai số kiểm tra. Đối chiếu lại từng chữ số.`,
  tax_code_branch: (p) =>
    `Mã số thuế “${p.value}” sai phần chi nhánh. Sau dấu gạch là 3 chữ số từ 001 đến 999.`,
} satisfies Record<TaxCodeProblem, (params: RefusalParams) => string>;
