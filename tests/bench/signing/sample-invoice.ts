import type { InvoiceContent } from '#domain/invoice/content.ts';
import { SAMPLE_INVOICE, sampleLine } from '#domain/samples/sample-invoice.ts';

const GOODS = [
  'Băng keo OPP trong 48 mm × 80 yard',
  'Thùng carton 5 lớp 400 × 300 × 250 mm',
  'Màng PE quấn pallet 500 mm × 2,4 kg',
];

/** An ordinary invoice: signed, it weighs about six kilobytes. */
export function sampleInvoice(lines: number): InvoiceContent {
  const goods = Array.from({ length: lines }, (_, at) =>
    sampleLine({
      code: `BK-${String(at + 1).padStart(4, '0')}`,
      name: GOODS[at % GOODS.length] ?? '',
      unit: 'Cuộn',
      quantity: String(12 + at),
      unit_price: String(11_500 + at * 250),
      vat_rate: at % 3 === 2 ? '10%' : '8%',
    }),
  );
  return { ...SAMPLE_INVOICE, lines: goods };
}
