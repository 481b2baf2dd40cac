import type { CorrectionMethod } from './correction-reasons.table.ts';
import type { Dated } from '../dated.ts';

/** What is the matter with an invoice that the tax authority has. */
export type Matter =
  | 'minor_content' // name, address, amount in words, anything but tax code, amounts, rate, goods
  | 'main_content' // tax code, goods, amount, rate, tax, other mandatory content
  | 'settlement'
  | 'authority_conclusion'
  | 'evn_wholesale'
  | 'volume_discount'
  | 'goods_returned'
  | 'titled_goods_returned' // already registered to the buyer
  | 'insurance_refund'
  | 'service_cancelled'
  | 'fee_refund'
  | 'telecom_card'
  | 'gas_conversion'
  | 'air_ticket_changed';

/** What the seller does about it. */
export type RemedyAction =
  | CorrectionMethod
  | 'notify' // tell the buyer, send 04/SS-HĐĐT; no new invoice
  | 'deduct_on_next' // take the discount off the last or the next invoice
  | 'buyer_invoices' // the buyer issues an invoice for what comes back
  | 'correct_in_later_table'
  | 'supplement_transactions'
  | 'edit_and_resend';

/** The agreement with the buyer, or the notice to the buyer, that must come before the new invoice. */
export type AgreementNeed =
  | 'written' // written agreement that states the error
  | 'notice_or_posting' // tell the buyer, or post it on the website if there is one
  | 'return_papers' // papers of the return, one copy for each side
  | 'optional'
  | 'none';

export type MatterRow = Dated & {
  readonly matter: Matter;
  /** Vietnamese, as a choice on the screen. */
  readonly name: string;
  readonly actions: readonly RemedyAction[];
  /** `by_buyer`: agreements.table.ts decides. */
  readonly agreement: AgreementNeed | 'by_buyer';
  /** LDDCTThe; null where no new invoice is made or the format had none. */
  readonly reason_code: string | null;
  /** Whether the new invoice carries the line that names the old one. */
  readonly reference_line: boolean;
};

/** What takes an invoice out of the choice above, whatever the matter. */
export type WayAround = 'not_accepted' | 'summary_table' | 'transaction_table';

export type WayAroundRow = Dated & {
  readonly way: WayAround;
  readonly action: RemedyAction;
  /** Type of the message (MLTDiep); null where none of its own is known. */
  readonly message_type: string | null;
};

type Details = Omit<MatterRow, 'matter' | 'name' | 'actions' | keyof Dated>;

const CHECKED = '2026-11-21';
const ADJUSTING: Details = { agreement: 'none', reason_code: null, reference_line: true };

/** Chọn cách xử lý: what the law allows for each matter. The rules are those of the day of correcting. */
export const MATTERS: readonly MatterRow[] = [
  before('minor_content', 'Sai tên, địa chỉ', ['notify'], { ...ADJUSTING, reference_line: false }),
  before('main_content', 'Sai mã số thuế, số tiền, thuế suất, hàng hóa', ['adjust', 'replace'], {
    ...ADJUSTING,
    agreement: 'by_buyer',
  }),
  now(
    'minor_content',
    'Sai tên, địa chỉ, số tiền bằng chữ hoặc nội dung khác không phải mã số thuế, số tiền, thuế suất, hàng hóa',
    ['notify'],
    { ...ADJUSTING, reference_line: false },
    '10.1.a',
  ),
  now(
    'main_content',
    'Sai mã số thuế, hàng hóa, số tiền, thuế suất, tiền thuế hoặc nội dung bắt buộc khác',
    ['adjust', 'replace'],
    { agreement: 'by_buyer', reason_code: '13', reference_line: true },
    '10.1.b',
  ),
  now('settlement', 'Quyết toán làm thay đổi giá, khối lượng', ['adjust'], reason('01'), '10.5.a.1'),
  now(
    'authority_conclusion',
    'Cơ quan có thẩm quyền kết luận thay đổi giá, khối lượng',
    ['adjust'],
    reason('02'),
    '10.5.a.2',
  ),
  now('evn_wholesale', 'Giá bán buôn điện của EVN thay đổi', ['adjust'], reason('03'), '10.5.a.3'),
  now(
    'volume_discount',
    'Chiết khấu thương mại theo số lượng, doanh số',
    ['deduct_on_next', 'adjust'],
    reason('04'),
    '10.5.b',
  ),
  now(
    'goods_returned',
    'Người mua trả lại hàng, đổi hàng',
    ['adjust', 'buyer_invoices'],
    { ...reason('05'), agreement: 'return_papers' },
    '10.5.c.1',
  ),
  now(
    'titled_goods_returned',
    'Người mua trả lại tài sản đã đăng ký quyền sở hữu',
    ['buyer_invoices', 'replace'],
    { ...reason('06'), agreement: 'return_papers' },
    '10.5.c.2',
  ),
  now(
    'insurance_refund',
    'Hoàn, giảm phí bảo hiểm',
    ['adjust'],
    { ...reason('07'), agreement: 'optional' },
    '10.5.c.3',
  ),
  now(
    'service_cancelled',
    'Hủy dịch vụ đã thu tiền trước, hủy giao dịch bất động sản',
    ['adjust'],
    { ...reason('08'), agreement: 'optional' },
    '10.5.c.4',
  ),
  now(
    'fee_refund',
    'Hoàn phí ngân hàng, trung gian thanh toán',
    ['adjust'],
    { agreement: 'optional', reason_code: '09', reference_line: false },
    '10.5.d',
  ),
  now('telecom_card', 'Thẻ viễn thông trả trước dùng để thanh toán', ['adjust'], reason('10'), '10.5.đ'),
  now('gas_conversion', 'Quy đổi giá khí thiên nhiên', ['adjust'], reason('11'), '10.5.e'),
  now(
    'air_ticket_changed',
    'Đổi, hoàn vé máy bay',
    ['adjust'],
    { agreement: 'none', reason_code: '12', reference_line: false },
    '10.1.d',
  ),
];

/** Không phải lập hóa đơn điều chỉnh, thay thế. */
export const WAYS_AROUND: readonly WayAroundRow[] = [
  // Refused by the authority, so not yet an invoice in law: no case of Điều 10.
  around('not_accepted', 'edit_and_resend', null, 'TT 91/2026 Điều 10, none of its cases'),
  // Of what changes no amount; an adjusting or replacing invoice has a row of its own (assumed: only a summary of 10.1.đ was read).
  around('summary_table', 'correct_in_later_table', '400', 'TT 91/2026 Điều 10.1.đ'),
  around('transaction_table', 'supplement_transactions', null, 'TT 91/2026 Điều 10.2'),
];

function around(
  way: WayAround,
  action: RemedyAction,
  message_type: string | null,
  article: string,
): WayAroundRow {
  const source = `${article}; before it, NĐ 123/2020 Điều 19 (not read)`;
  return { way, action, message_type, source, valid_from: '2022-01-01', valid_to: null, checked: CHECKED };
}

function reason(reason_code: string): Details {
  return { ...ADJUSTING, reason_code };
}

function now(
  matter: Matter,
  name: string,
  actions: readonly RemedyAction[],
  details: Details,
  article: string,
): MatterRow {
  const source = `TT 91/2026 Điều ${article}`;
  return {
    matter,
    name,
    actions,
    ...details,
    valid_from: '2026-07-01',
    valid_to: null,
    source,
    checked: CHECKED,
  };
}

/** Since then an issued invoice is no longer cancelled; the text of that time was not read. */
function before(matter: Matter, name: string, actions: readonly RemedyAction[], details: Details): MatterRow {
  return {
    ...{ matter, name, actions, ...details },
    valid_from: '2025-06-01',
    valid_to: '2026-06-30',
    source: 'NĐ 70/2025 Điều 1.13, sửa NĐ 123/2020 Điều 19',
    checked: CHECKED,
    assumed: true,
  };
}
