import { NO_BUYER } from '../invoice/buyer-fields.table.ts';
import type { ExtraFieldRow, GivenExtra } from '../invoice/extras/extra-fields.ts';
import { NO_LINE_FIELDS } from '../invoice/lines/line-fields.table.ts';
import { movementIn, movesGoods, type GoodsMovement } from '../invoice/movement/movement-fields.table.ts';
import type { InvoiceContent, InvoiceLine, InvoiceSeller } from '../invoice/content.ts';
import type { ExtraField } from '../invoice/particulars.ts';
import type { PrintDesign } from './design.ts';

type Sample = { form_no: string; symbol: string; issued_on: string; seller: InvoiceSeller; lines: number };

const GOODS: readonly (Pick<InvoiceLine, 'name'> & Partial<InvoiceLine>)[] = [
  {
    code: 'BK48',
    name: 'Băng keo OPP trong 48 mm × 80 yard',
    unit: 'Cuộn',
    quantity: '720',
    unit_price: '11500',
    discount_rate: '3',
    vat_rate: '8%',
  },
  {
    code: 'TC5L',
    name: 'Thùng carton 5 lớp 60 × 40 × 40 cm, in 2 màu',
    unit: 'Cái',
    quantity: '450',
    unit_price: '18600',
    vat_rate: '8%',
  },
  {
    code: 'PE50',
    name: 'Màng PE quấn pallet 50 cm × 2,4 kg',
    unit: 'Cuộn',
    quantity: '96',
    unit_price: '118000',
    discount_rate: '5',
    vat_rate: '8%',
  },
  {
    code: 'XH15',
    name: 'Xốp hơi chống sốc khổ 1,5 m × 100 m',
    unit: 'Cuộn',
    quantity: '24',
    unit_price: '262000',
    vat_rate: '8%',
  },
  {
    code: 'TDV6',
    name: 'Tem dán “Hàng dễ vỡ” A6, 500 tem/cuộn',
    unit: 'Cuộn',
    quantity: '60',
    unit_price: '42500',
    vat_rate: '10%',
  },
  {
    code: 'GHNT',
    name: 'Dịch vụ giao hàng nội thành (xe 1,5 tấn)',
    unit: 'Chuyến',
    quantity: '3',
    unit_price: '350000',
    vat_rate: '8%',
  },
  {
    code: 'GK42',
    name: 'Giấy kraft định lượng 70 g/m², khổ 42 cm',
    unit: 'Kg',
    quantity: '15.5',
    unit_price: '31000',
    vat_rate: '10%',
  },
];

const MOVEMENT: Partial<GoodsMovement> = {
  order: 'Số 15/LĐĐ ngày 20/11/2026 của Giám đốc về việc chuyển hàng sang kho Cát Lái',
  contract_no: 'HĐĐL 08/2026',
  contract_on: '2026-10-02',
  handed_out_by: 'Trần Quốc Huy',
  carrier: 'Nguyễn Văn Tám',
  vehicle: 'Xe tải 51C-482.19',
  transport_contract_no: 'VC-31',
  received_by: 'Lê Thị Ngọc Bích',
};

const INVOICE_EXAMPLES = { string: 'HĐ 08/2026', numeric: '12' };
const LINE_EXAMPLES = { string: 'A1126', numeric: '12' };

/** The fields that a design asks for, each with what the invoice states of it, or else with an example. */
export function sampleExtras(
  asked: readonly ExtraFieldRow[],
  { extras = [], issued_on }: Pick<InvoiceContent, 'extras' | 'issued_on'>,
  { string, numeric } = INVOICE_EXAMPLES,
): GivenExtra[] {
  const examples = { string, numeric, date: issued_on };
  return asked.map(({ name, type }) => {
    const stated = extras.find((one) => one.name === name)?.value;
    return { name, type, value: stated ?? examples[type] };
  });
}

/** The same of a line; a note says no more than its words. */
export function sampleLineExtras(
  { line_fields }: Pick<PrintDesign, 'line_fields'>,
  { issued_on }: Pick<InvoiceContent, 'issued_on'>,
  { kind, extras = [] }: InvoiceLine,
): readonly ExtraField[] {
  return kind === 'note' ? extras : sampleExtras(line_fields, { extras, issued_on }, LINE_EXAMPLES);
}

/** An invoice of so many lines as a company might write it: what a design is looked at with while there is none of its own. */
export function sampleContent({ lines, seller, ...series }: Sample): InvoiceContent {
  const isVat = series.form_no === '1';
  const isMoved = movesGoods(series);
  const movement = movementIn(series, MOVEMENT);
  return {
    ...series,
    number: null,
    seller,
    ...NO_BUYER,
    buyer_name: 'Công ty CP Thực phẩm Hương Đồng',
    buyer_person: 'Lê Thị Ngọc Bích',
    buyer_tax_code: '0311298741',
    buyer_address: 'Số 27 đường Đồng Văn Cống, phường Cát Lái, Thành phố Hồ Chí Minh',
    buyer_code: 'KH0142',
    buyer_phone_number: '028 3742 1188',
    buyer_bank_account: '0071 0035 28 961',
    buyer_bank_name: 'Vietcombank, CN TP. HCM',
    payment_method: 'TM/CK',
    currency: 'VND',
    exchange_rate: null,
    ...(movement === null ? {} : { movement }),
    lines: Array.from({ length: Math.ceil(lines / GOODS.length) }, () => GOODS)
      .flat()
      .slice(0, lines)
      .map((goods) => ({
        ...NO_LINE_FIELDS,
        ...goods,
        kind: 'goods',
        vat_rate: isVat ? (goods.vat_rate ?? null) : null,
        discount_rate: isMoved ? null : (goods.discount_rate ?? null),
      })),
  };
}
