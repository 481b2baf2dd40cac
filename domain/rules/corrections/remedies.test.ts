import { describe, expect, test } from 'vitest';
import { CORRECTION_REASONS, correctionReasonsOn } from './correction-reasons.table.ts';
import { matterSort } from './matter-sorts.ts';
import { remediesFor } from './remedies.ts';
import { MATTERS, type Matter } from './remedies.table.ts';
import { correctionPeriod } from './tax-periods.table.ts';
import type { WrongInvoice } from './wrong-invoice.ts';

const WRONG: WrongInvoice = {
  corrected_on: '2026-11-20',
  matter: 'main_content',
  symbol: 'C26TAA',
  buyer: 'organisation',
  accepted: true,
};
const of = (given: Partial<WrongInvoice> = {}) => remediesFor({ ...WRONG, ...given });
const actions = (given: Partial<WrongInvoice> = {}) => of(given).remedies.map(({ action }) => action);
const barred = (given: Partial<WrongInvoice> = {}) => of(given).barred.map(({ bar }) => bar);
const first = (given: Partial<WrongInvoice> = {}) => of(given).remedies[0];

describe('what is wrong decides what is done (TT 91/2026 Điều 10.1)', () => {
  test('a wrong name or address: tell the buyer and send 04/SS-HĐĐT, no new invoice, no agreement', () => {
    expect(of({ matter: 'minor_content' }).remedies).toEqual([
      expect.objectContaining({
        action: 'notify',
        agreement: { need: 'none', blocking: false },
        reason_code: null,
        reference: null,
        message_type: '300',
      }),
    ]);
    expect(first({ matter: 'minor_content', symbol: 'C26MAA' })?.message_type).toBe('303');
  });

  test('a wrong tax code, amount, rate or goods: adjust or replace, as the seller chooses', () => {
    const { remedies, barred: none } = of();
    expect(none).toEqual([]);
    expect(remedies).toEqual([
      expect.objectContaining({
        action: 'adjust',
        reason_code: '13',
        reference: 'adjusts',
        message_type: '200',
      }),
      expect.objectContaining({
        action: 'replace',
        reason_code: '13',
        reference: 'replaces',
        message_type: '200',
      }),
    ]);
    expect(first({ symbol: 'K26TAA' })?.message_type).toBe('203');
  });

  test('several invoices of one buyer: one new invoice with list 01/BK-ĐCTT', () => {
    expect(first({ several: true })).toMatchObject({ with_list: true, message_type: '208' });
    expect(first({ several: true, symbol: 'K26TAA' })).toMatchObject({
      with_list: true,
      message_type: '210',
    });
    expect(first()?.with_list).toBe(false);
  });

  test('one the authority never accepted is edited and sent again', () => {
    expect(actions({ accepted: false })).toEqual(['edit_and_resend']);
    expect(actions({ accepted: false, symbol: 'C26MAA' })).toEqual(['edit_and_resend']);
  });

  test('those reported in tables are put right in tables', () => {
    const none = { agreement: { need: 'none', blocking: false }, message_type: '400' };
    expect(of({ reported_by: 'summary_table', matter: 'minor_content' }).remedies).toEqual([
      expect.objectContaining({ action: 'correct_in_later_table', ...none }),
    ]);
    // The row of the new invoice corrects the data in a later table; no agreement comes first.
    expect(of({ reported_by: 'summary_table', matter: 'main_content' }).remedies).toEqual([
      expect.objectContaining({ action: 'adjust', reason_code: '13', ...none }),
      expect.objectContaining({ action: 'replace', reason_code: '13', ...none }),
    ]);
    expect(actions({ reported_by: 'transaction_table' })).toEqual(['supplement_transactions']);
  });

  test('a per-occurrence invoice asks with 06/ĐN-PSĐT first', () =>
    expect(first({ symbol: 'C26LAA' })).toMatchObject({ request_first: true, message_type: '201' }));
});

describe('one method only', () => {
  test('a wrong cash-register invoice is replaced, with reason 14 (Điều 10.1.c)', () => {
    expect(of({ symbol: 'C26MAA' }).remedies).toEqual([
      expect.objectContaining({ action: 'replace', reason_code: '14', message_type: '206' }),
    ]);
    expect(first({ symbol: 'K26MAA' })?.message_type).toBe('216');
    expect(barred({ symbol: 'C26MAA' })).toEqual(['cash_register']);
  });

  test('so is one of property with a registered title, with reason 13', () => {
    expect(actions({ titled_goods: true })).toEqual(['replace']);
    expect(first({ titled_goods: true })?.reason_code).toBe('13');
  });

  test('but goods returned to a cash register are adjusted: that invoice was not wrong (Điều 10.5.c)', () => {
    const returned = of({ symbol: 'C26MAA', matter: 'goods_returned' });
    expect(returned.barred).toEqual([]);
    expect(returned.remedies[0]).toMatchObject({ action: 'adjust', reason_code: '05' });
  });

  test('wrong again: the method of the first time (Điều 10.6.a)', () => {
    expect(actions({ corrected_before: 'adjust' })).toEqual(['adjust']);
    expect(actions({ corrected_before: 'replace' })).toEqual(['replace']);
    expect(of({ corrected_before: 'adjust' }).barred[0]?.words).toContain('Lập hóa đơn điều chỉnh');
  });

  test('a cash-register invoice that was adjusted under older rules goes on being adjusted, with reason 13', () => {
    const again = { symbol: 'C26MAA', corrected_before: 'adjust' } as const;
    expect(actions(again)).toEqual(['adjust']);
    expect(first(again)?.reason_code).toBe('13');
  });

  test('without form, symbol and number: adjust only (Điều 10.6.b)', () =>
    expect(actions({ numbered: false })).toEqual(['adjust']));

  test('made before electronic invoices: replace only, the agreement always needed (Điều 24.2)', () => {
    expect(
      of({ paper_decree: true, symbol: '01AA/25P', buyer: 'individual', platform_sale: true }).remedies,
    ).toEqual([
      expect.objectContaining({
        action: 'replace',
        reference: 'replaces_paper',
        agreement: { need: 'written', blocking: true },
        message_type: '203',
      }),
    ]);
  });

  test.each(MATTERS.map(({ matter }) => matter))(
    '%s of a replaced invoice: look at the one in its place',
    (matter) => {
      expect(actions({ matter, replaced: true })).toEqual([]);
      expect(barred({ matter, replaced: true })).toContain('already_replaced');
    },
  );
});

describe('the agreement with the buyer (Điều 10.1.b)', () => {
  test.each([
    ['organisation', { need: 'written', blocking: true }],
    ['individual', { need: 'notice_or_posting', blocking: false }],
    ['anonymous', { need: 'notice_or_posting', blocking: false }],
  ] as const)('%s: %j', (buyer, agreement) => {
    for (const remedy of of({ buyer }).remedies) expect(remedy.agreement).toEqual(agreement);
  });

  test('none for sales on platforms', () =>
    expect(first({ platform_sale: true })?.agreement).toEqual({ need: 'none', blocking: false }));

  test('asked for, but not in the way, where the invoice may only be replaced', () => {
    expect(first({ symbol: 'C26MAA' })?.agreement).toEqual({ need: 'written', blocking: false });
    expect(first({ titled_goods: true })?.agreement).toEqual({ need: 'written', blocking: false });
  });

  test('papers of the return for goods that come back, none for a settlement', () => {
    expect(first({ matter: 'goods_returned' })?.agreement.need).toBe('return_papers');
    expect(first({ matter: 'settlement' })?.agreement.need).toBe('none');
  });
});

describe('what is not wrong but changed (Điều 10.5)', () => {
  test.each<[Matter, string[], string, boolean]>([
    ['settlement', ['adjust'], '01', true],
    ['authority_conclusion', ['adjust'], '02', true],
    ['evn_wholesale', ['adjust'], '03', true],
    ['volume_discount', ['deduct_on_next', 'adjust'], '04', true],
    ['goods_returned', ['adjust', 'buyer_invoices'], '05', true],
    ['titled_goods_returned', ['buyer_invoices', 'replace'], '06', true],
    ['insurance_refund', ['adjust'], '07', true],
    ['service_cancelled', ['adjust'], '08', true],
    ['fee_refund', ['adjust'], '09', false],
    ['telecom_card', ['adjust'], '10', true],
    ['gas_conversion', ['adjust'], '11', true],
    ['air_ticket_changed', ['adjust'], '12', false],
  ])('%s: %j, reason %s, names the old invoice: %s', (matter, expected, reason_code, names) => {
    expect(actions({ matter })).toEqual(expected);
    const made = of({ matter }).remedies.find(({ action }) => action === 'adjust' || action === 'replace');
    expect(made?.reason_code).toBe(reason_code);
    expect(made?.reference !== null).toBe(names);
  });
});

describe('the tax period of a correction', () => {
  test('is that of the new invoice where the old one was not wrong: rows 10 to 16 (Điều 10.6.d)', () => {
    const later = MATTERS.map(({ matter }) => matter).filter((one) => matterSort(one) === 'later');
    expect(later.length).toBeGreaterThan(10);
    for (const matter of later)
      expect(correctionPeriod(matter, '2026-11-20')).toBe(
        'Bên bán kê khai vào kỳ lập hóa đơn mới, bên mua vào kỳ nhận hóa đơn.',
      );
  });

  test('is that of the old invoice where it was wrong; a notice and older rules have none', () => {
    expect(correctionPeriod('main_content', '2026-11-20')).toMatch(/kỳ của hóa đơn gốc/);
    expect(correctionPeriod('minor_content', '2026-11-20')).toBeNull();
    expect(correctionPeriod('goods_returned', '2026-06-30')).toBeNull();
  });
});

describe('reasons (LDDCTThe)', () => {
  test('are the fourteen of annex XVII, each with a remedy that gives it', () => {
    expect(CORRECTION_REASONS.map(({ code }) => code)).toEqual(
      Array.from({ length: 14 }, (_none, at) => String(at + 1).padStart(2, '0')),
    );
    const given = MATTERS.flatMap(({ matter }) =>
      ['C26TAA', 'C26MAA'].flatMap((symbol) =>
        of({ matter, symbol }).remedies.map(({ reason_code }) => reason_code),
      ),
    );
    expect(CORRECTION_REASONS.filter(({ code }) => !given.includes(code))).toEqual([]);
  });

  test('go with the method they are for', () => {
    expect(correctionReasonsOn('2026-11-20', 'replace').map(({ code }) => code)).toEqual(['06', '13', '14']);
    expect(correctionReasonsOn('2026-06-30')).toEqual([]);
  });
});

describe('the rules of the day of correcting', () => {
  test('under NĐ 70/2025 a cash-register invoice could be adjusted, and there was no reason code', () => {
    expect(actions({ corrected_on: '2026-06-30', symbol: 'C26MAA' })).toEqual(['adjust', 'replace']);
    expect(first({ corrected_on: '2026-06-30' })?.reason_code).toBeNull();
    expect(first({ corrected_on: '2026-06-30' })?.agreement).toEqual({ need: 'written', blocking: true });
  });

  test('an invoice of 2024 found wrong now is treated as one of today', () =>
    expect(of({ symbol: 'C24TAA' })).toEqual(of()));

  test('rules before 2025-06-01 are not in the tables', () =>
    expect(of({ corrected_on: '2025-05-31' })).toEqual({ remedies: [], barred: [] }));
});
