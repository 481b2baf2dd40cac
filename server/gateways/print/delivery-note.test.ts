import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { NO_MOVEMENT } from '#domain/invoice/movement/movement-fields.table.ts';
import { hasJudge } from '#tests/setup/judges.ts';
import type { InvoicePrint } from './invoice-print.ts';
import { THEMES } from './invoice/theme.ts';
import { printInvoice } from './print-invoice.ts';
import { SAMPLE_PRINT } from './sample-print.ts';

const judge = 'pdftotext';

const MOVEMENT = {
  ...NO_MOVEMENT,
  order: 'Số 15/LĐĐ',
  carrier: 'Nguyễn Văn Tám',
  vehicle: '51C-482.19',
  received_by: 'Trần Thị Nhận',
};

const note = (change: Partial<InvoicePrint>): InvoicePrint => ({
  ...SAMPLE_PRINT,
  form_no: '6',
  symbol: 'C26NAA',
  title: 'Phiếu xuất kho kiêm vận chuyển nội bộ',
  method_of_tax_calculation: 'PERCENTAGE_ON_REVENUE',
  by_rate: [],
  lines: SAMPLE_PRINT.lines.map((line) => ({ ...line, discount_rate: null })),
  movement: MOVEMENT,
  ...change,
});

async function textOf(view: InvoicePrint): Promise<string> {
  const input = Buffer.from(await printInvoice(view));
  const text = execFileSync(judge, ['-raw', '-', '-'], { input, encoding: 'utf8' });
  return text.normalize('NFC').replace(/\s+/g, '');
}

const LAYOUTS = Object.keys(THEMES) as InvoicePrint['layout'][];
const PAPERS = ['a4', 'a5', 'roll_80'] as const;

describe.skipIf(!hasJudge(judge))('the print of a phiếu xuất kho', () => {
  it.each(LAYOUTS.flatMap((layout) => PAPERS.map((paper) => [layout, paper] as const)))(
    '%s on %s: how the goods go and what they are worth, no tax, payment or discount',
    async (layout, paper) => {
      const text = await textOf(note({ layout, design: { ...SAMPLE_PRINT.design, paper } }));
      for (const words of [
        'phiếu xuất kho điện tử',
        'Căn cứ lệnh điều động nội bộ: Số 15/LĐĐ',
        // Where no warehouse is named they leave from the company.
        `Xuất tại kho: ${SAMPLE_PRINT.seller.address}`,
        'Người vận chuyển: Nguyễn Văn Tám',
        'Phương tiện vận chuyển: 51C-482.19',
        'Đơn vị nhận hàng: Công ty CP Thực phẩm Hương Đồng',
        `Nhập tại kho: ${SAMPLE_PRINT.buyer_address}`,
        'Họ tên người nhận hàng: Trần Thị Nhận',
        '37.051.200',
        'Đơn vị xuất hàng',
      ])
        expect(text).toContain(words.replace(/\s+/g, ''));
      for (const words of [
        'Hình thức thanh toán',
        'Đơn vị tiền tệ',
        'Chiết khấu',
        'Thuế suất',
        'viết bằng chữ',
        'Người mua',
      ])
        expect(text).not.toContain(words.replace(/\s+/g, ''));
    },
  );

  it('names the contract of goods with an agent, and its day', async () => {
    const movement = {
      ...NO_MOVEMENT,
      contract_no: 'HĐĐL 8',
      contract_on: '2026-10-02',
      from_address: 'Kho A',
    };
    const text = await textOf(note({ symbol: 'C26BAA', movement }));
    for (const words of ['hợpđồngkinhtếsố:HĐĐL8', 'Ngàyhợpđồng:02/10/2026', 'Xuấttạikho:KhoA'])
      expect(text).toContain(words);
    expect(text).not.toContain('điềuđộng');
  });
});
