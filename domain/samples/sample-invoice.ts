import { NO_BUYER } from '../invoice/buyer-fields.table.ts';
import { NO_LINE_FIELDS } from '../invoice/lines/line-fields.table.ts';
import type { InvoiceContent, InvoiceLine } from '../invoice/content.ts';

const EMPTY_LINE: InvoiceLine = { ...NO_LINE_FIELDS, kind: 'goods', name: '' };

export function sampleLine(line: Partial<InvoiceLine>): InvoiceLine {
  return { ...EMPTY_LINE, ...line };
}

/** The invoice that 200-invoice-for-code-2.1.1.xml carries, as its seller would have entered it. */
export const SAMPLE_INVOICE: InvoiceContent = {
  form_no: '1',
  symbol: 'C26TAA',
  number: 15,
  issued_on: '2026-11-20',
  seller: {
    name: 'CÔNG TY TNHH MẪU',
    tax_code: '0101243150',
    address: 'Số 1 Phố Mẫu, Phường Ba Đình, Thành phố Hà Nội',
    phone_number: '02400000000',
    email: 'ban@example.vn',
    bank_account: '0001000000001',
    bank_name: 'Ngân hàng Mẫu',
    website: null,
    fax: null,
  },
  ...NO_BUYER,
  buyer_name: 'CÔNG TY CỔ PHẦN NGƯỜI MUA',
  buyer_person: 'Nguyễn Văn Mẫu',
  buyer_tax_code: '0100109106',
  buyer_address: 'Số 2 Phố Mua, Thành phố Hà Nội',
  buyer_code: 'KH001',
  buyer_email: 'mua@example.vn',
  payment_method: 'TM/CK',
  currency: 'VND',
  exchange_rate: null,
  lines: [
    sampleLine({
      code: 'SP01',
      name: 'Bút bi',
      unit: 'Cái',
      quantity: '100',
      unit_price: '5000',
      vat_rate: '8%',
    }),
    sampleLine({
      code: 'DV01',
      name: 'Dịch vụ tư vấn',
      unit: 'Gói',
      quantity: '1',
      unit_price: '1500000',
      vat_rate: '10%',
    }),
    sampleLine({
      kind: 'promotion',
      code: 'KM01',
      name: 'Sổ tay (hàng khuyến mại không thu tiền)',
      unit: 'Quyển',
      quantity: '10',
      unit_price: '0',
      vat_rate: '8%',
    }),
    sampleLine({
      kind: 'discount',
      code: 'CK',
      name: 'Chiết khấu thương mại tháng 10',
      amount: '100000',
      vat_rate: '10%',
    }),
    sampleLine({ kind: 'note', name: 'Ghi chú: giao tại kho người mua' }),
  ],
};
