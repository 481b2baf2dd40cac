import { rowsOn, type Dated } from '../dated.ts';

/** An invoice of those that one invoice with list 01/BK-ĐCTT is to correct. */
export type ListedInvoice = {
  /** Identifies the buyer: by tax code, by name where there is none. */
  readonly buyer: string;
  /** YYYY-MM-DD. */
  readonly issued_on: string;
  readonly form_no: string;
  readonly symbol: string;
  readonly currency: string;
  readonly exchange_rate: string | null;
  readonly price_includes_tax: boolean;
  /** A discount on the whole invoice. */
  readonly discounted: boolean;
};

type SeveralBar =
  | 'one_only'
  | 'other_buyer'
  | 'other_month'
  | 'cash_register'
  | 'other_form'
  | 'other_currency'
  | 'discounted';

type SeveralBarRow = Dated & {
  readonly bar: SeveralBar;
  /** Vietnamese: why not, and what to do instead. */
  readonly words: string;
};

const OURS = 'no rule of law: what one invoice can state of several';

/** What keeps several wrong invoices from being put right by one with list 01/BK-ĐCTT. */
export const SEVERAL_BARS: readonly SeveralBarRow[] = [
  row('one_only', 'Chọn ít nhất hai hóa đơn khác nhau để lập bảng kê.'),
  row('other_buyer', 'Các hóa đơn phải của cùng một người mua. Bỏ chọn hóa đơn của người mua khác.'),
  row(
    'other_month',
    'Các hóa đơn phải lập trong cùng một tháng. Bỏ chọn hóa đơn của tháng khác rồi lập bảng kê riêng cho tháng đó.',
  ),
  {
    ...row(
      'cash_register',
      'Hóa đơn từ máy tính tiền không vào bảng kê này. Lập hóa đơn thay thế cho từng hóa đơn.',
      'data format 2.1.1, messages 208 and 210 as vendors send them',
    ),
    assumed: true,
  },
  row('other_form', 'Các hóa đơn phải cùng mẫu số. Lập bảng kê riêng cho từng mẫu số.', OURS),
  row(
    'other_currency',
    'Các hóa đơn phải cùng loại tiền, tỷ giá và cách ghi giá (gồm thuế hay chưa). Xử lý riêng hóa đơn khác.',
    OURS,
  ),
  row(
    'discounted',
    'Hóa đơn có chiết khấu trên cả hóa đơn không gộp được vào một hóa đơn. Xử lý riêng hóa đơn đó.',
    OURS,
  ),
];

function row(bar: SeveralBar, words: string, source = 'TT 91/2026 Điều 10.1'): SeveralBarRow {
  return { bar, words, source, valid_from: '2026-07-01', valid_to: null, checked: '2026-11-21' };
}

type Invoices = readonly ListedInvoice[];

const HOLDS: Record<SeveralBar, (invoices: Invoices) => boolean> = {
  one_only: (all) => all.length < 2,
  other_buyer: (all) => differs(all, ({ buyer }) => buyer),
  other_month: (all) => differs(all, ({ issued_on }) => issued_on.slice(0, 7)),
  cash_register: (all) => all.some(({ symbol }) => symbol.charAt(3) === 'M'),
  other_form: (all) => differs(all, ({ form_no }) => form_no),
  other_currency: (all) =>
    differs(all, ({ currency, exchange_rate, price_includes_tax }) =>
      [currency, exchange_rate ?? '', price_includes_tax].join(' '),
    ),
  discounted: (all) => all.some(({ discounted }) => discounted),
};

function differs(all: Invoices, of: (invoice: ListedInvoice) => string): boolean {
  return new Set(all.map(of)).size > 1;
}

/** Why these invoices may not be put right by one on this day (YYYY-MM-DD), the first reason; null where nothing is in the way. */
export function barToSeveral(invoices: Invoices, today: string): SeveralBarRow | null {
  return rowsOn(SEVERAL_BARS, today).find(({ bar }) => HOLDS[bar](invoices)) ?? null;
}

/** Reasons that hold for a volume discount too; its invoices may be of any days, and those of a cash register are discounted as others are. */
const DISCOUNT_BARS: ReadonlySet<SeveralBar> = new Set([
  'one_only',
  'other_buyer',
  'other_form',
  'other_currency',
]);

/** Why one discount by quantity or revenue (TT 91/2026 Điều 10.5.b) may not belong to all of these invoices; null where nothing is in the way. */
export function barToDiscount(invoices: Invoices, today: string): SeveralBarRow | null {
  const rows = rowsOn(SEVERAL_BARS, today).filter(({ bar }) => DISCOUNT_BARS.has(bar));
  return rows.find(({ bar }) => HOLDS[bar](invoices)) ?? null;
}

/** Tells buyers apart: by tax code, else by name. */
export function buyerKey(buyer: {
  readonly buyer_tax_code: string | null;
  readonly buyer_name: string | null;
  readonly buyer_person: string | null;
}): string {
  return buyer.buyer_tax_code || (buyer.buyer_name ?? buyer.buyer_person ?? '').trim().toLowerCase();
}
