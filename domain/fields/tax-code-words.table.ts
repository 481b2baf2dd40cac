import type { RefusalParams } from '../refusals.ts';
import type { TaxCodeProblem } from './tax-code.ts';

/** What is wrong with a tax code, in words; pages that check nothing else read these alone. */
export const TAX_CODE_WORDS = {
  tax_code_characters: (p) => `Mã số thuế “${p.value}” có ký tự lạ. Chỉ nhập chữ số, mã chi nhánh thêm -001.`,
  tax_code_length: (p) =>
    `Mã số thuế “${p.value}” có ${p.digits} chữ số. Mã đúng có 10 chữ số, thêm -001 cho chi nhánh, hoặc 12 số định danh cá nhân.`,
  tax_code_check_digit: (p) => `Mã số thuế “${p.value}” sai số kiểm tra. Đối chiếu lại từng chữ số.`,
  tax_code_branch: (p) =>
    `Mã số thuế “${p.value}” sai phần chi nhánh. Sau dấu gạch là 3 chữ số từ 001 đến 999.`,
} satisfies Record<TaxCodeProblem, (params: RefusalParams) => string>;
