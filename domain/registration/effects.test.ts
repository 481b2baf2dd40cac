import { describe, expect, test } from 'vitest';
import { refusalText } from '../refusals.ts';
import { BLANK_DECLARATION } from './content.ts';
import { SAMPLE_DECLARATION } from '../samples/sample-declaration.ts';
import type { DeclarationContent } from './content.ts';
import { asAccepted, directDeadlines, effectsOf } from './effects.ts';
import { modeOfSymbol, pausesOn, seriesNotInForce } from './series-in-force.ts';

const DAY = '2026-11-20';
const IN_FORCE = asAccepted(SAMPLE_DECLARATION, null, '2026-11-01');
const draft = (change: Partial<DeclarationContent> = {}, in_force: typeof IN_FORCE | null = IN_FORCE) => {
  const content = { ...SAMPLE_DECLARATION, purpose: 'change' as const, ...change };
  const series = [
    { form_no: '1', symbol: 'C26TAA' },
    { form_no: '2', symbol: 'C26TBB' },
    { form_no: '1', symbol: 'C26MAA' },
    { form_no: '1', symbol: 'K26TAA' },
    { form_no: '6', symbol: 'C26NAA' },
    { form_no: '1', symbol: 'C26LAA' },
  ];
  return effectsOf({ content, in_force, series, day: DAY });
};
const symbols = (
  moved: { form_no: string; symbol: string }[] | readonly { form_no: string; symbol: string }[],
) => moved.map(({ form_no, symbol }) => form_no + symbol);

describe('which series are in force', () => {
  const not = (form_no: string, symbol: string, state: typeof IN_FORCE | null = IN_FORCE) =>
    seriesNotInForce(state, { form_no, symbol }, DAY).map(({ code, field }) => `${code} ${field ?? ''}`);

  test.each([
    ['1', 'C26TAA', []],
    ['1', 'C26MAA', []],
    ['6', 'C26NAA', []],
    ['1', 'K26TAA', ['series_mode_not_declared symbol']],
    ['1', 'K26MAA', ['series_mode_not_declared symbol']],
    ['2', 'C26TAA', ['series_type_not_declared form_no']],
    ['5', 'K26GAA', ['series_mode_not_declared symbol', 'series_type_not_declared form_no']],
    ['1', 'C26LAA', []],
    ['1', 'nothing', []],
  ])('%s%s: %j', (form_no, symbol, codes) => expect(not(form_no, symbol)).toEqual(codes));

  test('without a declaration only invoices per occurrence can be issued', () => {
    expect(not('1', 'C26TAA', null)).toEqual(['declaration_missing symbol']);
    expect(not('1', 'C26LAA', null)).toEqual([]);
  });

  test.each([
    ['C26TAA', 'coded'],
    ['K26TAA', 'uncoded'],
    ['C26MAA', 'coded_cash_register'],
    ['K26MAA', 'uncoded_cash_register'],
    ['K26LAA', null],
  ])('%s needs %s', (symbol, mode) => expect(modeOfSymbol(symbol)).toBe(mode));

  test('the sentence names the series, what it needs and what to do', () => {
    const [mode] = seriesNotInForce(IN_FORCE, { form_no: '1', symbol: 'K26TAA' }, DAY);
    expect(mode && refusalText(mode)).toBe(
      'Ký hiệu 1K26TAA cần hình thức “Không có mã của cơ quan thuế”, chưa có trong tờ khai được chấp nhận. Nộp tờ khai thay đổi để bổ sung.',
    );
    const [type] = seriesNotInForce(IN_FORCE, { form_no: '2', symbol: 'C26TAA' }, DAY);
    expect(type?.params.type).toBe('Hóa đơn bán hàng');
  });
});

describe('what a draft changes from its acceptance on', () => {
  test('nothing, when it says what is in force', () =>
    expect(draft()).toEqual({
      series: { added: [], removed: [] },
      invoice_modes: { added: [], removed: [] },
      invoice_types: { added: [], removed: [] },
      sending: { added: [], removed: [] },
      transfer: { added: [], removed: [] },
      methods: { added: [], removed: [] },
      certificates: { added: [], removed: [], extended: [] },
      deadlines: [],
    }));

  test('series that stop and series that start', () => {
    const { series, invoice_modes, invoice_types, methods } = draft({
      invoice_modes: { ...SAMPLE_DECLARATION.invoice_modes, coded_cash_register: false, uncoded: true },
      invoice_types: { ...SAMPLE_DECLARATION.invoice_types, documents_like_invoices: false, sales: true },
    });
    expect(symbols(series.removed)).toEqual(['1C26MAA', '6C26NAA']);
    expect(symbols(series.added)).toEqual(['2C26TBB', '1K26TAA']);
    expect(invoice_modes).toEqual({ added: ['uncoded'], removed: ['coded_cash_register'] });
    expect(invoice_types).toEqual({ added: ['sales'], removed: ['documents_like_invoices'] });
    expect(methods).toEqual({ added: ['PERCENTAGE_ON_REVENUE'], removed: [] });
  });

  test('everything is new to a company that has nothing', () => {
    const { series, sending, transfer, certificates } = draft({}, null);
    expect(symbols(series.added)).toEqual(['1C26TAA', '1C26MAA', '6C26NAA']);
    expect([sending.added, transfer.added]).toEqual([['through_provider'], ['full_content']]);
    expect(certificates.added.map(({ serial }) => serial)).toEqual(['540101095A17C3D2']);
  });

  test('certificates that come, go and last longer', () => {
    const [first] = SAMPLE_DECLARATION.certificates;
    if (first === undefined) throw new Error('no certificate');
    const serials = (moved: readonly { serial: string }[]) => moved.map(({ serial }) => serial);
    const stopped = draft({
      certificates: [
        { ...first, action: 'stop' },
        { ...first, serial: '77' },
      ],
    });
    expect(serials(stopped.certificates.removed)).toEqual(['540101095A17C3D2']);
    expect(serials(stopped.certificates.added)).toEqual(['77']);
    const extended = draft({
      certificates: [{ ...first, action: 'extend', valid_to: '2029-12-31T16:59:59.000Z' }],
    });
    expect(serials(extended.certificates.extended)).toEqual(['540101095A17C3D2']);
    expect(serials(extended.certificates.added)).toEqual([]);
  });

  test('who begins to send directly has 5 and 10 working days (TT 91/2026 Điều 6.3)', () => {
    const sending = { ...BLANK_DECLARATION.sending, direct: true };
    // 24/11/2026 is a holiday.
    expect(draft({ sending }).deadlines.map(({ due_on }) => due_on)).toEqual(['2026-11-30', '2026-12-07']);
    const already = asAccepted({ ...SAMPLE_DECLARATION, sending }, null, '2026-11-01');
    expect(draft({ sending }, already).deadlines).toEqual([]);
    expect(directDeadlines('2026-06-30')).toEqual([]);
  });
});

describe('pauses', () => {
  const all = { starts_on: '2026-12-10', ends_on: '2026-12-20', note: null };
  const none = { provider_name: null, provider_tax_code: null, certificate_serial: null };
  const paused = (
    pause: Partial<Record<'provider_tax_code' | 'certificate_serial', string>>,
    day: string,
    serial: string | null = '5401',
  ) =>
    pausesOn({ pauses: [{ ...all, ...none, ...pause }] }, day, { serial, provider_tax_code: '0106026495' })
      .length === 1;

  test.each([
    ['2026-12-09', false],
    ['2026-12-10', true],
    ['2026-12-20', true],
    ['2026-12-21', false],
  ])('of everything, on %s: %s', (day, is) => expect(paused({}, day)).toBe(is));

  test.each([
    [{ certificate_serial: '5401' }, '5401', true],
    [{ certificate_serial: '5402' }, '5401', false],
    [{ certificate_serial: '5401' }, null, false],
    [{ provider_tax_code: '0106026495' }, '5401', true],
    [{ provider_tax_code: '0100109106' }, '5401', false],
  ])('of %j, signing with %s: %s', (pause, serial, is) =>
    expect(paused(pause, '2026-12-15', serial)).toBe(is),
  );

  test('one without an end lasts', () =>
    expect(
      pausesOn({ pauses: [{ ...all, ...none, ends_on: null }] }, '2030-01-01', {
        serial: null,
        provider_tax_code: null,
      }),
    ).toHaveLength(1));
});
