import { readableDate } from '../fields/calendar-date.ts';
import { symbolProblems, type SymbolProblem } from '../fields/series-symbol.ts';
import { taxCodeProblem } from '../fields/tax-code.ts';
import type { AmountProblem } from '../invoice/amount-problems.ts';
import type { InvoiceDelegate } from '../invoice/particulars.ts';
import { FORMS_WITHOUT_TOTALS } from '../rules/particulars/forms.table.ts';
import { isReadableLetter } from '../rules/particulars/symbol-letters.table.ts';
import type { Check, InputInvoice, Receiver } from './input-invoice.ts';
import { certificateOf } from './signature-checks.ts';
import { untakenParts } from './untaken-parts.ts';

type Result = Omit<Check, 'key'>;

const passed = (title: string, detail: string): Result => ({ grade: 'passed', title, detail });
const warning = (title: string, detail: string): Result => ({ grade: 'warning', title, detail });
const failed = (title: string, detail: string): Result => ({ grade: 'failed', title, detail });

const TAX_CODE_FAULTS = {
  tax_code_characters: 'có ký tự không phải chữ số',
  tax_code_length: 'không đủ 10 hoặc 12 chữ số',
  tax_code_check_digit: 'sai số kiểm tra, nên không thể là mã số thuế',
  tax_code_branch: 'sai phần chi nhánh sau dấu gạch',
} as const satisfies Record<NonNullable<ReturnType<typeof taxCodeProblem>>, string>;

export function sellerCheck(input: InputInvoice): Check {
  return { key: 'seller', ...sellerResult(input) };
}

function sellerResult(input: InputInvoice): Result {
  const { seller, delegate } = input.invoice.content;
  const { tax_code } = seller;
  const fault = taxCodeProblem(tax_code);
  if (fault !== null)
    return failed(
      'Mã số thuế người bán sai',
      `Mã ${tax_code} ${TAX_CODE_FAULTS[fault]}. Hỏi lại người bán trước khi nhận.`,
    );
  const certificate = certificateOf(input);
  if (certificate?.differs === true)
    return failed(
      'Mã số thuế người bán khác chứng thư số',
      `Hóa đơn ghi ${tax_code}, chứng thư số cấp cho ${certificate.tax_code ?? 'mã không rõ'}. Có thể người khác đã ký; hỏi lại người bán.`,
    );
  if (delegate != null && certificate?.tax_code === delegate.tax_code && delegate.tax_code !== tax_code)
    return delegated(input, delegate);
  return passed(
    'Mã số thuế người bán đúng',
    certificate === null ? `${tax_code}, đúng số kiểm tra.` : `${tax_code}, trùng với chứng thư số.`,
  );
}

/** Ủy nhiệm lập hóa đơn: the seller has declared it to the tax authority, which codes no invoice of another delegate. */
function delegated({ invoice }: InputInvoice, { name, tax_code }: InvoiceDelegate): Result {
  const by = `${name}, mã số thuế ${tax_code}, lập và ký hóa đơn theo ủy nhiệm của người bán.`;
  return invoice.authority_code === null
    ? warning('Bên nhận ủy nhiệm ký hóa đơn không mã', `${by} Hỏi người bán xem có ủy nhiệm không.`)
    : passed('Bên nhận ủy nhiệm ký hóa đơn', by);
}

export function buyerCheck({ invoice }: InputInvoice, { tax_code: own }: Receiver): Check {
  return { key: 'buyer', ...buyerResult(invoice.content.buyer_tax_code, own) };
}

function buyerResult(buyer: string | null, own: string): Result {
  if (buyer === null)
    return warning(
      'Hóa đơn không ghi mã số thuế người mua',
      `Muốn khấu trừ thuế, hóa đơn phải ghi mã số thuế ${own} của công ty. Xin người bán lập hóa đơn thay thế.`,
    );
  if (buyer === own) return passed('Người mua là công ty mình', `Mã số thuế ${own} đúng.`);
  if (mainCode(buyer) === mainCode(own))
    return warning(
      'Hóa đơn ghi cho đơn vị khác của công ty',
      `Hóa đơn ghi ${buyer}, công ty là ${own}. Kiểm tra xem đơn vị nào kê khai.`,
    );
  return failed(
    'Người mua không phải công ty mình',
    `Hóa đơn ghi mã số thuế ${buyer}, của công ty là ${own}. Trả lại người bán nếu họ ghi nhầm.`,
  );
}

const mainCode = (tax_code: string): string => tax_code.split('-')[0] ?? '';

const AMOUNT_FAULTS = {
  amount_missing: 'thiếu tổng tiền chưa thuế, tiền thuế hoặc tổng thanh toán',
  lines_before_vat: 'cộng các dòng không bằng tổng tiền chưa thuế',
  rates_before_vat: 'cộng các thuế suất không bằng tổng tiền chưa thuế',
  rate_vat: 'tiền thuế của một thuế suất không bằng tiền hàng nhân thuế suất',
  rates_vat: 'cộng tiền thuế các thuế suất không bằng tổng tiền thuế',
  total: 'tiền hàng cộng thuế không bằng tổng thanh toán',
} as const satisfies Record<AmountProblem, string>;

export function amountsCheck({ invoice, amount_problems }: InputInvoice): Check {
  const { content } = invoice;
  const lines = `${content.lines.length} dòng`;
  const found = amount_problems.map((problem) => AMOUNT_FAULTS[problem]);
  const result = FORMS_WITHOUT_TOTALS.includes(content.form_no)
    ? passed('Loại chứng từ không có phần cộng tiền', lines)
    : found.length === 0
      ? passed('Số tiền khớp từng dòng, thuế và tổng', `${lines}, cộng lại đúng.`)
      : failed(
          'Số tiền không khớp',
          `${sentence(found.join('; '))} Đề nghị người bán điều chỉnh hoặc thay thế hóa đơn.`,
        );
  return { key: 'amounts', ...result };
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const SYMBOL_FAULTS: Readonly<{
  [Code in SymbolProblem['code']]: (params: Extract<SymbolProblem, { code: Code }>['params']) => string;
}> = {
  form_unknown: ({ form_no }) => `Không có mẫu hóa đơn số “${form_no}” vào ngày lập.`,
  symbol_malformed: ({ symbol }) => `“${symbol}” không đúng dạng sáu ký tự như C26TAA.`,
  symbol_year: ({ year, issued_year }) => `Ký hiệu của năm ${year}, hóa đơn lập năm ${issued_year}.`,
  symbol_letter_unknown: ({ letter }) => `Chữ ${letter} chưa được quy định vào ngày lập.`,
  symbol_letter_form: ({ letter, forms }) => `Chữ ${letter} chỉ dùng với mẫu ${forms}.`,
};

const symbolFault = <Code extends SymbolProblem['code']>(
  problem: Extract<SymbolProblem, { code: Code }>,
): string => (SYMBOL_FAULTS[problem.code] as (params: typeof problem.params) => string)(problem.params);

export function symbolCheck({ invoice }: InputInvoice, { today }: Receiver): Check {
  const { form_no, symbol, issued_on } = invoice.content;
  const name = form_no + symbol;
  // Not yet a letter to issue with, and found on received invoices.
  const is_read = isReadableLetter(symbol.charAt(3), issued_on);
  const problems = symbolProblems(form_no, symbol, issued_on).filter(
    ({ code }) => !(is_read && code === 'symbol_letter_unknown'),
  );
  const result =
    problems.length > 0
      ? failed(
          `Ký hiệu ${name} không đúng quy định`,
          problems.map((problem) => symbolFault(problem)).join(' '),
        )
      : issued_on > today
        ? warning(
            'Ngày lập sau hôm nay',
            `Hóa đơn ghi ngày ${readableDate(issued_on)}. Kiểm tra lại với người bán.`,
          )
        : passed(`Ký hiệu ${name} đúng quy định`, `Đúng mẫu số, đúng năm ${issued_on.slice(0, 4)}.`);
  return { key: 'symbol', ...result };
}

/** Something may have been put into the file after it was signed, or be stated in a way that is not read. */
export function contentCheck({ invoice, unsigned_parts, qr_agreement }: InputInvoice): Check {
  const untaken = untakenParts(invoice);
  const result =
    qr_agreement === 'differs'
      ? failed(
          'Mã QR là của hóa đơn khác',
          'Đừng chuyển tiền theo mã QR này. Xin người bán gửi lại tệp XML gốc.',
        )
      : unsigned_parts.length > 0
        ? warning(
            'Tệp có phần không được ký',
            `Có thể bị thêm vào sau khi ký, đừng dựa vào phần này: ${unsigned_parts.join(', ')}.`,
          )
        : untaken.length > 0
          ? warning(
              'Tệp có phần không đọc được',
              `${sentence(untaken.join('; '))} So với bản in của người bán trước khi nhận.`,
            )
          : passed('Mọi phần của tệp đều được ký', 'Không có phần nào thêm vào sau khi ký.');
  return { key: 'content', ...result };
}
