import type { InvoiceContent, InvoiceLine, InvoiceSeller } from '../invoice/content.ts';
import { isVatRate } from '../rules/vat-rates.ts';
import { lineKindOf } from './line-kinds.table.ts';
import type { ParsedElement } from './parsed-element.ts';
import { childAt, childrenAt, textAt } from './parsed-element.ts';

/** Totals and amounts as an invoice states them, whether or not they are right. */
export type StatedAmounts = {
  /** ThTien of each line. */
  lines: (string | null)[];
  by_rate: { vat_rate: string; amount: string | null; vat_amount: string | null }[];
  total_before_vat: string | null;
  total_discount: string | null;
  total_vat: string | null;
  total: string | null;
  total_in_words: string | null;
};

export type ReadInvoice = {
  /** DLHDon/@Id. */
  id: string | null;
  version: string | null;
  /** Mã của cơ quan thuế, once coded. */
  authority_code: string | null;
  qr_code: string | null;
  solution_provider_tax_code: string | null;
  content: InvoiceContent;
  stated: StatedAmounts;
};

/** An `<HDon>` of form 1, of any format version, its children in any order; null when there is no invoice in it. */
export function readInvoice(invoice: ParsedElement): ReadInvoice | null {
  const data = childAt(invoice, 'DLHDon');
  const header = data && childAt(data, 'TTChung');
  const body = data && childAt(data, 'NDHDon');
  if (!data || !header || !body) return null;
  return {
    id: data.attributes.Id ?? null,
    version: textAt(header, 'PBan'),
    authority_code: textAt(invoice, 'MCCQT'),
    qr_code: textAt(invoice, 'DLQRCode') ?? textAt(data, 'DLQRCode'),
    solution_provider_tax_code: textAt(header, 'MSTTCGP'),
    content: {
      form_no: textAt(header, 'KHMSHDon') ?? '',
      symbol: textAt(header, 'KHHDon') ?? '',
      number: wholeNumber(textAt(header, 'SHDon')),
      issued_on: textAt(header, 'NLap') ?? '',
      payment_method: textAt(header, 'HTTToan') ?? '',
      currency: textAt(header, 'DVTTe') ?? '',
      exchange_rate: textAt(header, 'TGia'),
      ...parties(body),
      lines: childrenAt(body, 'DSHHDVu/HHDVu').map(line),
    },
    stated: stated(body),
  };
}

type Parties = Pick<InvoiceContent, 'seller' | Extract<keyof InvoiceContent, `buyer_${string}`>>;

function parties(body: ParsedElement): Parties {
  return {
    seller: seller(body),
    buyer_name: textAt(body, 'NMua/Ten'),
    buyer_person: textAt(body, 'NMua/HVTNMHang'),
    buyer_tax_code: textAt(body, 'NMua/MST'),
    buyer_address: textAt(body, 'NMua/DChi'),
    buyer_code: textAt(body, 'NMua/MKHang'),
    buyer_email: textAt(body, 'NMua/DCTDTu'),
    buyer_phone_number: textAt(body, 'NMua/SDThoai'),
    buyer_identity_no: textAt(body, 'NMua/CCCDan'),
    buyer_budget_code: textAt(body, 'NMua/MDVQHNSach'),
    buyer_bank_account: textAt(body, 'NMua/STKNHang'),
    buyer_bank_name: textAt(body, 'NMua/TNHang'),
  };
}

function seller(body: ParsedElement): InvoiceSeller {
  return {
    name: textAt(body, 'NBan/Ten') ?? '',
    tax_code: textAt(body, 'NBan/MST') ?? '',
    address: textAt(body, 'NBan/DChi') ?? '',
    phone_number: textAt(body, 'NBan/SDThoai'),
    email: textAt(body, 'NBan/DCTDTu'),
    bank_account: textAt(body, 'NBan/STKNHang'),
    bank_name: textAt(body, 'NBan/TNHang'),
    website: textAt(body, 'NBan/Website'),
    fax: textAt(body, 'NBan/Fax'),
  };
}

function line(goods: ParsedElement): InvoiceLine {
  const kind = lineKindOf(textAt(goods, 'TChat') ?? '');
  const rate = textAt(goods, 'TSuat');
  return {
    kind,
    code: textAt(goods, 'MHHDVu'),
    name: textAt(goods, 'THHDVu') ?? '',
    unit: textAt(goods, 'DVTinh'),
    quantity: textAt(goods, 'SLuong'),
    unit_price: textAt(goods, 'DGia'),
    discount_rate: textAt(goods, 'TLCKhau'),
    discount_amount: textAt(goods, 'STCKhau'),
    amount: kind === 'discount' ? textAt(goods, 'ThTien') : null,
    vat_rate: rate !== null && isVatRate(rate) ? rate : null,
  };
}

function stated(body: ParsedElement): StatedAmounts {
  return {
    lines: childrenAt(body, 'DSHHDVu/HHDVu').map((goods) => textAt(goods, 'ThTien')),
    by_rate: childrenAt(body, 'TToan/THTTLTSuat/LTSuat').map((group) => ({
      vat_rate: textAt(group, 'TSuat') ?? '',
      amount: textAt(group, 'ThTien'),
      vat_amount: textAt(group, 'TThue'),
    })),
    total_before_vat: textAt(body, 'TToan/TgTCThue'),
    total_discount: textAt(body, 'TToan/TTCKTMai'),
    total_vat: textAt(body, 'TToan/TgTThue'),
    total: textAt(body, 'TToan/TgTTTBSo'),
    total_in_words: textAt(body, 'TToan/TgTTTBChu'),
  };
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,8}$/.test(text) ? Number(text) : null;
}
