import type { InvoiceContent } from '#domain/invoice/content.ts';
import { sampleLine } from '#domain/samples/sample-invoice.ts';
import type { VatRate } from '#domain/rules/tax/vat-rates.ts';
import { each, element, type Shape } from './collector-desk.ts';

const asItIs: Shape = (data) => data;
const reversed: Shape = (one) => ({ ...one, children: one.children.toReversed() });
const named = (name: string, to: string): Shape => each(name, (one) => ({ ...one, name: to }));
const without = (name: string): Shape => {
  const leave: Shape = (one) => ({
    ...one,
    children: one.children.filter((child) => child.name !== name).map(leave),
  });
  return leave;
};
const version = (text: string): Shape => each('PBan', (one) => ({ ...one, text }));
export const all =
  (...shapes: Shape[]): Shape =>
  (data) =>
    shapes.reduce((one, shape) => shape(one), data);
export const add = (to: string, ...more: Parameters<typeof element>[]): Shape =>
  each(to, (one) => ({ ...one, children: [...one.children, ...more.map((given) => element(...given))] }));

export const UNCODED = { symbol: 'K26TAA' };
export const OLD_RELATED: Parameters<typeof element>[] = [
  [
    'TTHDLQuan',
    [
      element('TCHDon', '2'),
      element('LHDGoc', '1'),
      element('KHMSHDGoc', '1'),
      element('KHHDGoc', 'C25TAA'),
      element('SHDGoc', '77'),
      element('NLHDGoc', '2025-12-20'),
    ],
  ],
];

type Named<T> = readonly [what: string, one: T];

/** What a file says of its own version. */
export const VERSIONS: readonly Named<Shape>[] = [
  ['as the product writes it', asItIs],
  ...['2.1.0', '2.0.1', '2.0.0'].map((text): Named<Shape> => [`version ${text}`, version(text)]),
  ['a version of tomorrow', version('3.0.0')],
  ['no version', without('PBan')],
];

const PARTS = ['TTChung', 'NDHDon', 'NBan', 'NMua', 'HHDVu', 'TToan'];

/** In which order a program writes what the tables list. */
export const ORDERS: readonly Named<Shape>[] = [
  ['in the order of the tables', asItIs],
  ...[...PARTS, 'LTSuat', 'DLHDon'].map((name): Named<Shape> => [
    `${name} the other way round`,
    each(name, reversed),
  ]),
  ['all of it the other way round', all(...PARTS.map((name) => each(name, reversed)))],
];

/** Names of before format 2.0.0. */
export const NAMES: readonly Named<Shape>[] = [
  ['the names of today', asItIs],
  ['TDLap for the day', named('NLap', 'TDLap')],
  ['HHDVu/Ten for the goods', named('THHDVu', 'Ten')],
  ['both old names', all(named('NLap', 'TDLap'), named('THHDVu', 'Ten'))],
];

/** What is there beside, or missing, and may be. */
export const EXTRAS: readonly Named<Shape>[] = [
  ['nothing more', asItIs],
  ['LHDGoc and its neighbours', add('TTChung', ...OLD_RELATED)],
  [
    'empty tags of what is not there',
    all(add('TTChung', ['MHSo', ''], ['SBKe', '']), add('NMua', ['SDThoai', ''])),
  ],
  [
    'fields of the seller’s own',
    add('TTChung', [
      'TTKhac',
      [
        element('TTin', [
          element('TTruong', 'Số đơn'),
          element('KDLieu', 'string'),
          element('DLieu', 'A & <B>'),
        ]),
      ],
    ]),
  ],
  ['elements that no table knows', add('NDHDon', ['GhiChuRieng', 'x'])],
  ['no position of lines', without('STT')],
  ['no name of the invoice', without('THDon')],
  ['no amount in words', without('TgTTTBChu')],
  ['no buyer’s name but the person', without('Ten')],
];

/** What stands around the invoice in its file. */
export const WRAPPINGS: readonly Named<(file: string) => string>[] = [
  ['as it is signed', (file) => file],
  ['no XML declaration', (file) => file.replace(/^<\?xml.*?\?>/, '')],
  ['an XML declaration', (file) => `<?xml version="1.0" encoding="utf-8"?>\r\n${file}`],
  ['a byte order mark', (file) => `\uFEFF${file}`],
  ['white space around the invoice', (file) => `\n${file.replace('<DSCKS>', '\n  <DSCKS>\n')}\n`],
  ['a remark beside the data', (file) => file.replace('<DSCKS>', '<!-- phần mềm A --><DSCKS>')],
  [
    'in a message',
    (file) => `<TDiep><TTChung><MLTDiep>203</MLTDiep></TTChung><DLieu>${file}</DLieu></TDiep>`,
  ],
];

type Content = Partial<InvoiceContent> & Pick<InvoiceContent, 'lines'>;
const at = (vat_rate: VatRate | null): Content => ({
  lines: [sampleLine({ name: 'Bút bi', unit: 'Cái', quantity: '100', unit_price: '5000', vat_rate })],
});

/** What is sold: one line of 5,000 apiece, and the percentage of its tax. */
export const CONTENTS: readonly (readonly [what: string, content: Content, percent: number])[] = [
  ['at 8%', at('8%'), 8],
  ['at 10%', at('10%'), 10],
  ['at 5%', at('5%'), 5],
  ['at 0%', at('0%'), 0],
  ['not taxed', at('KCT'), 0],
  ['not declared', at('KKKNT'), 0],
  ['at another rate', at('KHAC:7%'), 7],
  ['of sales, form 2', { form_no: '2', ...at(null) }, 0],
  ['in dollars', { currency: 'USD', exchange_rate: '25400', ...at('0%') }, 0],
];

const same = (file: string) => file;

/** What sellers' programs write: each row of the lists alone, and some together. Each is signed as it stands. */
export const SHAPES: readonly {
  what: string;
  shape: Shape;
  changed: Partial<InvoiceContent>;
  around: (file: string) => string;
}[] = [
  ...[...VERSIONS, ...ORDERS.slice(1), ...NAMES.slice(1), ...EXTRAS.slice(1)].map(([what, shape]) => ({
    ...{ what, shape, changed: {}, around: same },
  })),
  {
    what: 'both old names, version 2.0.0, the other way round',
    shape: all(
      named('NLap', 'TDLap'),
      named('THHDVu', 'Ten'),
      version('2.0.0'),
      each('TTChung', reversed),
      each('HHDVu', reversed),
    ),
    ...{ changed: {}, around: same },
  },
  ...WRAPPINGS.slice(1).map(([what, around]) => ({ what, shape: asItIs, changed: {}, around })),
  ...CONTENTS.map(([what, changed]) => ({ what, shape: asItIs, changed, around: same })),
  {
    what: 'of several rates and five hundred lines',
    shape: asItIs,
    changed: {
      lines: Array.from({ length: 500 }, (_, n) => at(n % 2 === 0 ? '5%' : 'KCT').lines).flat(),
    },
    around: same,
  },
];
