import type { VatRate } from '#domain/rules/tax/vat-rates.ts';

/** Sellers of the demo's input invoices. No name is meant to be anybody's. */
export const DEMO_SELLERS = [
  {
    name: 'Công ty CP Giấy và Bột giấy Sông Lam',
    address: 'Khu công nghiệp Bắc Vinh, Nghệ An',
    suffix: 'SL',
  },
  {
    name: 'Công ty TNHH Hạt nhựa Đại Thành Phát',
    address: 'Đường số 3, KCN Vĩnh Lộc, TP. Hồ Chí Minh',
    suffix: 'DT',
  },
  { name: 'Công ty CP Vận tải Biển Xanh', address: 'Số 12 đường Lạch Tray, Hải Phòng', suffix: 'BX' },
  { name: 'Công ty CP Điện nước KCN Tân Bình', address: 'KCN Tân Bình, TP. Hồ Chí Minh', suffix: 'DN' },
  { name: 'Công ty TNHH Thiết bị in Ánh Dương', address: 'Phường An Phú, TP. Hồ Chí Minh', suffix: 'AD' },
  { name: 'Công ty CP Kim khí Nam Việt', address: 'Phường Long Biên, Hà Nội', suffix: 'NV' },
] as const;

/** Name, unit, quantity, price, rate. */
type DemoInputLine = readonly [string, string, string, string, VatRate];

export type DemoInput = {
  /** Its place in DEMO_SELLERS. */
  seller: 0 | 1 | 2 | 3 | 4 | 5;
  number: number;
  days_ago: number;
  lines: readonly DemoInputLine[];
  /** What is wrong with it; nothing: it is valid. */
  fault?: 'changed' | 'expired' | 'no_buyer_code' | 'no_code' | 'other_buyer' | 'unknown_issuer' | 'unsigned';
  /** The invoice of the same seller that it corrects. */
  corrects?: { nature: 'replace' | 'adjust'; number: number; days_ago: number };
  state?: 'approved' | 'rejected';
  purchase_order_no?: string;
  remark?: string;
};

/** From the oldest on: each verdict, and each way to handle one. */
export const DEMO_INPUTS: readonly DemoInput[] = [
  // Electricity of three months in a row; that of the month after them was never sent.
  ...[160, 129, 99].map((days_ago, at): DemoInput => ({
    seller: 3,
    number: 115_002 + at * 617,
    days_ago,
    lines: [['Điện sản xuất', 'kWh', String(23_480 + at * 310), '2014', '8%']],
    state: 'approved',
  })),
  {
    seller: 0,
    number: 4312,
    days_ago: 38,
    lines: [['Giấy kraft 150 g/m²', 'Kg', '6200', '18500', '10%']],
    state: 'approved',
    purchase_order_no: 'ĐM-1152',
  },
  {
    seller: 3,
    number: 118201,
    days_ago: 33,
    lines: [
      ['Điện sản xuất kỳ trước', 'kWh', '24180', '2014', '8%'],
      ['Nước sạch', 'm³', '412', '18600', '5%'],
    ],
    state: 'approved',
    remark: 'Khớp chỉ số công tơ.',
  },
  {
    seller: 5,
    number: 742,
    days_ago: 21,
    lines: [['Thép tấm SPHC 2,0 ly', 'Kg', '2500', '18000', '10%']],
    fault: 'expired',
    state: 'rejected',
    remark: 'Chứng thư số hết hạn trước ngày ký, đã báo người bán lập lại.',
  },
  {
    seller: 5,
    number: 761,
    days_ago: 19,
    lines: [['Thép tấm SPHC 2,0 ly', 'Kg', '2500', '18000', '10%']],
    corrects: { nature: 'replace', number: 742, days_ago: 21 },
    state: 'approved',
    remark: 'Thay cho số 742 đã trả lại.',
  },
  {
    seller: 2,
    number: 2188,
    days_ago: 18,
    lines: [['Vận chuyển container 40 feet', 'Chuyến', '2', '9300000', '8%']],
    state: 'approved',
    purchase_order_no: 'ĐM-1171',
  },
  {
    seller: 1,
    number: 960,
    days_ago: 14,
    lines: [['Hạt nhựa HDPE nguyên sinh 5502', 'Kg', '2500', '28600', '8%']],
    fault: 'unknown_issuer',
    state: 'approved',
    purchase_order_no: 'ĐM-1179',
    remark: 'Đã tra trên cổng của cơ quan thuế, hóa đơn có thật.',
  },
  {
    seller: 2,
    number: 2196,
    days_ago: 12,
    lines: [['Vận chuyển container 20 feet', 'Chuyến', '1', '6400000', '8%']],
    // The one that it replaces never came.
    corrects: { nature: 'replace', number: 2143, days_ago: 26 },
  },
  {
    seller: 4,
    number: 3318,
    days_ago: 9,
    lines: [['Mực in offset 4 màu', 'Bộ', '4', '811111', '8%']],
  },
  {
    seller: 5,
    number: 788,
    days_ago: 8,
    lines: [['Lưỡi dao cắt hợp kim', 'Cái', '30', '150000', '10%']],
    fault: 'changed',
  },
  {
    seller: 1,
    number: 981,
    days_ago: 6,
    lines: [
      ['Hạt nhựa LLDPE 218W', 'Kg', '2000', '27400', '8%'],
      ['Hạt màu trắng MB-101', 'Kg', '300', '46500', '8%'],
      ['Phí bốc xếp tại kho bên mua', 'Chuyến', '1', '2250000', '8%'],
    ],
    fault: 'unknown_issuer',
  },
  {
    seller: 2,
    number: 2207,
    days_ago: 5,
    lines: [['Vận chuyển nội địa Hải Phòng - Đà Nẵng', 'Chuyến', '1', '18600000', '8%']],
  },
  {
    seller: 4,
    number: 3352,
    days_ago: 4,
    lines: [['Bảo trì máy in', 'Lần', '1', '3200000', '10%']],
    fault: 'no_buyer_code',
  },
  {
    seller: 3,
    number: 118843,
    days_ago: 3,
    lines: [['Điện sản xuất', 'kWh', '26350', '2014', '8%']],
  },
  {
    seller: 0,
    number: 4498,
    days_ago: 3,
    lines: [['Giấy duplex 250 g/m²', 'Kg', '1800', '21500', '10%']],
    fault: 'other_buyer',
  },
  {
    seller: 5,
    number: 801,
    days_ago: 2,
    lines: [['Đinh ghim công nghiệp', 'Hộp', '200', '32000', '10%']],
    fault: 'unsigned',
  },
  {
    seller: 1,
    number: 994,
    days_ago: 2,
    lines: [['Hạt nhựa PP T3034', 'Kg', '1200', '31200', '8%']],
    fault: 'no_code',
  },
  {
    seller: 0,
    number: 4512,
    days_ago: 1,
    lines: [['Giấy kraft 150 g/m²', 'Kg', '9800', '18675', '10%']],
  },
];
