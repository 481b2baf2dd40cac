import type { NumberStyle } from '#domain/numbers/number-style.ts';
import type { PastedLine } from '#src/custom/invoice/editor/lines/paste/pasted-region.ts';

/** What was copied where, and what it has to become: lines, or the cells that cannot be read ("row column", rows from 1). */
type PasteFixture = {
  name: string;
  text: string;
  /** The style of the company; Vietnamese where left out. */
  own?: NumberStyle;
  /** The column that it is pasted at; the name where left out. */
  from?: string;
  lines: readonly PastedLine[];
  unread?: readonly string[];
  /** A column in two styles, which a person is asked about. */
  is_mixed?: true;
};

const HEADING = 'Tên hàng hóa, dịch vụ\tĐVT\tSố lượng\tĐơn giá\tThuế suất\r\n';
const PAPER = { name: 'Giấy A4', unit: 'Ram', quantity: '10', unit_price: '65000', vat_rate: '8%' };

type Pair = readonly [typed: string, value: string];

/** One column of numbers in each style: as it is written, and the number it is. */
const PRICES: Readonly<Record<NumberStyle, readonly Pair[]>> = {
  vietnamese: [
    ['1.250.000', '1250000'],
    ['1.250,5', '1250.5'],
    ['0,75', '0.75'],
    ['65.000 đ', '65000'],
    ['65.000₫', '65000'],
    ['12.345.678,25', '12345678.25'],
    ['1 250 000', '1250000'],
    ['120000', '120000'],
    ['65.000 VND', '65000'],
  ],
  international: [
    ['1,250,000', '1250000'],
    ['1,250.5', '1250.5'],
    ['0.75', '0.75'],
    ['65,000 đ', '65000'],
    ['65,000₫', '65000'],
    ['12,345,678.25', '12345678.25'],
    ['1 250 000', '1250000'],
    ['120000', '120000'],
    ['65,000 VND', '65000'],
  ],
};

const priced = (style: NumberStyle): PasteFixture[] =>
  PRICES[style].flatMap(([typed, unit_price]) => [
    {
      name: `Excel, price ${typed}, ${style}`,
      own: style,
      text: `${HEADING}Giấy A4\tRam\t10\t${typed}\t8%\r\n`,
      lines: [{ ...PAPER, unit_price }],
    },
  ]);

const RATES: readonly Pair[] = [
  ['8%', '8%'],
  ['8', '8%'],
  ['0,08', '8%'],
  ['10 %', '10%'],
  ['KCT', 'KCT'],
  ['kct', 'KCT'],
  ['0%', '0%'],
];

const rated = RATES.map(([typed, vat_rate]): PasteFixture => ({
  name: `Google Sheets, rate ${typed}`,
  text: `${HEADING}Giấy A4\tRam\t10\t65.000\t${typed}`.replaceAll('\r', ''),
  lines: [{ ...PAPER, vat_rate }],
}));

const HEADINGS: readonly string[] = [
  'Tên hàng\tDVT\tSL\tGiá bán\tVAT',
  'Diễn giải\tĐơn vị tính\tS.Lượng\tĐơn giá (VNĐ)\tThuế suất GTGT',
  'TÊN SẢN PHẨM\tĐVT\tSỐ LƯỢNG\tĐƠN GIÁ\t% VAT',
  'Description\tUnit\tQty\tUnit price\tVAT rate',
  'Hàng hóa\tĐơn vị\tSố lượng (cái)\tGiá\tThuế GTGT (%)',
  'Tên vật tư\tĐVT\tSL\tĐG\tTS GTGT',
];

const headed = HEADINGS.map((heading): PasteFixture => ({
  name: `Excel, heading ${heading.replaceAll('\t', ' | ')}`,
  text: `${heading}\r\nGiấy A4\tRam\t10\t65.000\t8%\r\n`,
  lines: [PAPER],
}));

const SHAPES: readonly PasteFixture[] = [
  { name: 'Excel, no heading', text: 'Giấy A4\tRam\t10\t65.000\r\n', lines: [without(PAPER, 'vat_rate')] },
  {
    name: 'Excel, columns of no line are left out',
    text: 'STT\tMã hàng\tTên hàng\tĐVT\tSL\tĐơn giá\tThành tiền\r\n1\tGA4\tGiấy A4\tRam\t10\t65.000\t650.000\r\n',
    lines: [{ ...without(PAPER, 'vat_rate'), code: 'GA4' }],
  },
  {
    name: 'Excel, an empty cell at the end of the last row',
    text: `${HEADING}Giấy A4\tRam\t10\t65.000\t\r\n`,
    lines: [{ ...PAPER, vat_rate: '' }],
  },
  {
    name: 'Excel, a cell of two lines',
    text: `${HEADING}"Giấy A4\nđịnh lượng 70"\tRam\t10\t65.000\t8%\r\n`,
    lines: [{ ...PAPER, name: 'Giấy A4 định lượng 70' }],
  },
  {
    name: 'Excel, quotation marks in a protected cell',
    text: `${HEADING}"Ống ""PVC""\nphi 21"\tRam\t10\t65.000\t8%\r\n`,
    lines: [{ ...PAPER, name: 'Ống "PVC" phi 21' }],
  },
  {
    name: 'Excel, inches in a name',
    text: `${HEADING}Màn hình 24" LED\tRam\t10\t65.000\t8%\r\n`,
    lines: [{ ...PAPER, name: 'Màn hình 24" LED' }],
  },
  {
    name: 'Excel, a name that was typed in quotation marks',
    text: `${HEADING}"Giấy A4"\tRam\t10\t65.000\t8%\r\n`,
    lines: [{ ...PAPER, name: '"Giấy A4"' }],
  },
  {
    name: 'Excel, a discount',
    text: 'Tên hàng\tSL\tĐơn giá\tCK %\r\nGiấy A4\t10\t65.000\t5\r\n',
    lines: [
      { name: 'Giấy A4', quantity: '10', unit_price: '65000', discount_rate: '5', discount_amount: '' },
    ],
  },
  {
    name: 'Excel, at the price',
    from: 'unit_price',
    text: '65.000\t5\r\n66.000\t\r\n',
    lines: [
      { unit_price: '65000', discount_rate: '5', discount_amount: '' },
      { unit_price: '66000', discount_rate: '', discount_amount: '' },
    ],
  },
  {
    name: 'Excel, a price in the other style',
    text: `${HEADING}Giấy A4\tRam\t10\t1,234,567.5\t8%\r\n`,
    lines: [{ ...PAPER, unit_price: '1234567.5' }],
  },
  {
    name: 'Excel, two styles in one column',
    text: 'Giấy\tRam\t1\t1.234,5\r\nBút\tCây\t1\t1,234.5\r\n',
    is_mixed: true,
    lines: [
      { name: 'Giấy', unit: 'Ram', quantity: '1', unit_price: '1234.5' },
      { name: 'Bút', unit: 'Cây', quantity: '1' },
    ],
    unread: ['2 unit_price'],
  },
  {
    name: 'Excel, words in place of numbers',
    text: `${HEADING}Giấy A4\tRam\tmười\tliên hệ\t8%\r\n`,
    lines: [without(without(PAPER, 'quantity'), 'unit_price')],
    unread: ['1 quantity', '1 unit_price'],
  },
  {
    name: 'Excel, an error of a formula',
    text: `${HEADING}Giấy A4\tRam\t10\t#N/A\t8%\r\n`,
    lines: [without(PAPER, 'unit_price')],
    unread: ['1 unit_price'],
  },
  {
    name: 'Google Sheets, spaces that do not break',
    text: 'Giấy A4\tRam\t10\t65\u00a0000\n',
    lines: [without(PAPER, 'vat_rate')],
  },
  {
    name: 'Google Sheets, blank rows at the end',
    text: 'Giấy A4\tRam\t10\t65.000\n\n\n',
    lines: [without(PAPER, 'vat_rate')],
  },
  {
    name: 'Google Sheets, names that begin with a digit',
    text: '3M Băng keo\tCuộn\t2\t15.000\n555 Bột giặt\tGói\t1\t7.500\n',
    lines: [
      { name: '3M Băng keo', unit: 'Cuộn', quantity: '2', unit_price: '15000' },
      { name: '555 Bột giặt', unit: 'Gói', quantity: '1', unit_price: '7500' },
    ],
  },
  {
    name: 'Google Sheets, an empty row between two',
    text: 'Giấy A4\tRam\t10\t65.000\n\t\t\t\nBút bi\tCây\t2\t5.000\n',
    lines: [
      without(PAPER, 'vat_rate'),
      { name: '', unit: '', quantity: '', unit_price: '' },
      { name: 'Bút bi', unit: 'Cây', quantity: '2', unit_price: '5000' },
    ],
  },
  {
    name: 'Google Sheets, one column',
    text: 'Giấy A4\nBút bi\n',
    lines: [{ name: 'Giấy A4' }, { name: 'Bút bi' }],
  },
  {
    name: 'web table, spaces around cells',
    text: 'Tên hàng \t Đơn vị \t Số lượng \t Đơn giá\n Giấy A4 \t Ram \t 10 \t 65.000 \n',
    lines: [without(PAPER, 'vat_rate')],
  },
  {
    name: 'web table, prices with a unit',
    text: 'Sản phẩm\tSL\tGiá\nGiấy A4\t10\t65.000 ₫\n',
    lines: [{ name: 'Giấy A4', quantity: '10', unit_price: '65000' }],
  },
  {
    name: 'web table, international',
    text: 'Product\tQty\tPrice\nGiấy A4\t10\t65,000.00\n',
    lines: [{ name: 'Giấy A4', quantity: '10', unit_price: '65000' }],
  },
  {
    name: 'web table in Markdown',
    text: '| Tên hàng | ĐVT | SL | Đơn giá |\n| --- | --- | ---: | ---: |\n| Giấy A4 | Ram | 10 | 65.000 |\n',
    lines: [without(PAPER, 'vat_rate')],
  },
  {
    name: 'chat, parted by semicolons',
    text: 'Giấy A4; Ram; 10; 65.000\nBút bi; Cây; 2; 5.000',
    lines: [without(PAPER, 'vat_rate'), { name: 'Bút bi', unit: 'Cây', quantity: '2', unit_price: '5000' }],
  },
  {
    name: 'chat, parted by bars',
    text: 'Giấy A4 | Ram | 10 | 65.000\nBút bi | Cây | 2 | 5.000',
    lines: [without(PAPER, 'vat_rate'), { name: 'Bút bi', unit: 'Cây', quantity: '2', unit_price: '5000' }],
  },
  {
    name: 'chat, set under each other by spaces',
    text: 'Giấy A4   Ram  10   65.000\nBút bi    Cây  2    5.000',
    lines: [without(PAPER, 'vat_rate'), { name: 'Bút bi', unit: 'Cây', quantity: '2', unit_price: '5000' }],
  },
  {
    name: 'chat, sentences',
    text: 'Giấy A4 trắng 10 ram\nBút bi xanh; đỏ',
    lines: [{ name: 'Giấy A4 trắng 10 ram' }, { name: 'Bút bi xanh; đỏ' }],
  },
  {
    name: 'chat, names alone with a semicolon each',
    text: 'Bút bi; xanh\nBút bi; đỏ',
    lines: [{ name: 'Bút bi; xanh' }, { name: 'Bút bi; đỏ' }],
  },
  {
    name: 'a company of the international style, Vietnamese sheet',
    own: 'international',
    text: `${HEADING}Giấy A4\tRam\t10\t1.250.000\t8%\r\n`,
    lines: [{ ...PAPER, unit_price: '1250000' }],
  },
  {
    name: 'a company of the international style, a quantity with three decimals',
    own: 'international',
    text: 'Thép\tkg\t1.255\t18,500\r\n',
    lines: [{ name: 'Thép', unit: 'kg', quantity: '1.255', unit_price: '18500' }],
  },
  {
    name: 'a quantity with a decimal, Vietnamese',
    text: 'Thép\tkg\t1,255\t18.500\r\n',
    lines: [{ name: 'Thép', unit: 'kg', quantity: '1.255', unit_price: '18500' }],
  },
];

export const PASTE_FIXTURES: readonly PasteFixture[] = [
  ...priced('vietnamese'),
  ...priced('international'),
  ...rated,
  ...headed,
  ...SHAPES,
];

function without(line: PastedLine, field: keyof PastedLine): PastedLine {
  return Object.fromEntries(Object.entries(line).filter(([name]) => name !== field));
}
