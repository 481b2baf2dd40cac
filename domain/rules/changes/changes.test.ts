import { describe, expect, test } from 'vitest';
import { changesAhead, type Change } from './changes.ts';
import { draftTouchedBy, type DraftFacts } from './draft-touched.ts';

const short = ({ on, kind, subject, before, after }: Change) => [on, kind, subject, before, after];

describe('changes ahead', () => {
  test('from 20/11/2026 to the end of February 2027', () => {
    expect(changesAhead('2026-11-20', '2027-02-28').map(short)).toEqual([
      ['2026-11-24', 'day_off', 'Ngày Văn hóa Việt Nam', null, 'Ngày Văn hóa Việt Nam'],
      ['2027-01-01', 'vat_rate', '8%', '8%', null],
      ['2027-01-01', 'revenue_relief', 'revenue_relief', '20', null],
      ['2027-01-01', 'day_off', 'Tết Dương lịch', null, 'Tết Dương lịch'],
      ['2027-02-05', 'day_off', 'Tết Nguyên đán', null, 'Tết Nguyên đán'],
    ]);
  });

  test('on 30/06/2026 those of NĐ 254/2026 and TT 91/2026', () => {
    const ahead = changesAhead('2026-06-30', '2026-07-01').map(short);
    expect(ahead).toContainEqual(['2026-07-01', 'format_version', 'version', '2.1.0', '2.1.1']);
    expect(ahead).toContainEqual([
      '2026-07-01',
      'retail_buyer',
      'retail_buyer',
      'Người mua không lấy hóa đơn',
      'Bán cho người tiêu dùng',
    ]);
    expect(ahead.map(([, kind, subject]) => `${kind} ${subject}`)).toEqual(
      expect.arrayContaining(['symbol_letter F', 'sentence with_list', 'deadline send_after_outage']),
    );
  });

  test('a relief that goes on under the next resolution is no change', () =>
    expect(
      changesAhead('2025-06-01', '2025-08-01').filter(
        ({ kind }) => kind === 'vat_rate' || kind === 'sentence',
      ),
    ).toEqual([]));

  test('what begins on the day itself is not ahead, what begins on the last day is', () => {
    expect(changesAhead('2027-01-01', '2027-01-31')).toEqual([]);
    expect(changesAhead('2026-12-31', '2027-01-01').map(({ kind }) => kind)).toContain('vat_rate');
  });

  test('holidays nobody has decided on are left out', () =>
    expect(changesAhead('2027-08-01', '2027-09-30').map(short)).toEqual([
      ['2027-09-02', 'day_off', 'Quốc khánh', null, 'Quốc khánh'],
    ]));
});

describe('the drafts a change touches', () => {
  const draft: DraftFacts = {
    issued_on: '2027-01-04',
    form_no: '1',
    symbol: 'C27TAA',
    rates: ['8%', '10%'],
    buyer_name: 'Công ty A',
  };
  const change = (kind: Change['kind'], from: string, until: string): Change => {
    const found = changesAhead(from, until).find((one) => one.kind === kind);
    if (found === undefined) throw new Error(`no ${kind} between ${from} and ${until}`);
    return found;
  };
  const end_of_8 = change('vat_rate', '2026-12-01', '2027-01-01');

  test('the end of 8%: drafts dated 2027 that carry it', () => {
    expect(draftTouchedBy(draft, end_of_8)).toBe(true);
    expect(draftTouchedBy({ ...draft, issued_on: '2027-01-01' }, end_of_8)).toBe(true);
    expect(draftTouchedBy({ ...draft, issued_on: '2026-12-31' }, end_of_8)).toBe(false);
    expect(draftTouchedBy({ ...draft, rates: ['10%', 'KHAC:8%'] }, end_of_8)).toBe(false);
  });

  test('not one that corrects an invoice of 2026: it keeps that rate', () =>
    expect(draftTouchedBy({ ...draft, corrects: { issued_on: '2026-12-30' } }, end_of_8)).toBe(false));

  test('the end of the relief on revenue: those of sellers by percentage', () => {
    const end = change('revenue_relief', '2026-12-01', '2027-01-01');
    expect(draftTouchedBy({ ...draft, percentage_on_revenue: true }, end)).toBe(true);
    expect(draftTouchedBy(draft, end)).toBe(false);
  });

  test('other words for a consumer: drafts that carry the old ones', () => {
    const words = change('retail_buyer', '2026-06-01', '2026-07-01');
    const consumer = { ...draft, issued_on: '2026-07-02', buyer_name: 'Người mua không lấy hóa đơn' };
    expect(draftTouchedBy(consumer, words)).toBe(true);
    expect(draftTouchedBy({ ...consumer, buyer_name: 'Công ty A' }, words)).toBe(false);
  });

  test('a new version of the format: every draft dated from then on', () => {
    const version = change('format_version', '2026-06-01', '2026-07-01');
    expect(draftTouchedBy({ ...draft, issued_on: '2026-07-01' }, version)).toBe(true);
    expect(draftTouchedBy({ ...draft, issued_on: '2026-06-30' }, version)).toBe(false);
  });

  test('a day off: those whose last day to send moves', () => {
    const culture_day = change('day_off', '2026-11-20', '2026-11-30');
    const issued = (issued_on: string, symbol = 'C26TAA') =>
      draftTouchedBy({ ...draft, issued_on, symbol }, culture_day);
    expect(issued('2026-11-23')).toBe(true);
    expect(issued('2026-11-23', 'K26TAA')).toBe(true);
    expect(issued('2026-11-20')).toBe(false);
    expect(issued('2026-11-24')).toBe(false);
    // A cash register sends on the day itself.
    expect(issued('2026-11-23', 'C26MAA')).toBe(false);
  });

  test('a letter that begins touches nobody, one that ends those who use it', () => {
    const begins = change('symbol_letter', '2026-06-30', '2026-07-01');
    expect(draftTouchedBy({ ...draft, symbol: 'C27FAA' }, begins)).toBe(false);
    const ends = { ...begins, on: '2027-01-01', subject: 'T', before: 'x', after: null };
    expect(draftTouchedBy(draft, ends)).toBe(true);
    expect(draftTouchedBy({ ...draft, symbol: 'C27FAA' }, ends)).toBe(false);
  });

  test('another time to send: drafts that are sent that way', () => {
    const sooner: Change = { ...end_of_8, kind: 'deadline', subject: 'send_cash_register', after: 'khác' };
    expect(draftTouchedBy({ ...draft, symbol: 'C27MAA' }, sooner)).toBe(true);
    expect(draftTouchedBy(draft, sooner)).toBe(false);
    expect(draftTouchedBy(draft, { ...sooner, subject: 'sign_and_send' })).toBe(true);
    expect(draftTouchedBy({ ...draft, symbol: 'K27TAA' }, { ...sooner, subject: 'send_uncoded' })).toBe(true);
  });

  test('a form that ends those of the form', () => {
    const ends: Change = { ...end_of_8, kind: 'form', subject: '1' };
    expect(draftTouchedBy(draft, ends)).toBe(true);
    expect(draftTouchedBy({ ...draft, form_no: '2' }, ends)).toBe(false);
  });

  test('a sentence of the law: drafts it is written into', () => {
    const sentence: Change = { ...end_of_8, kind: 'sentence', subject: 'with_list', after: 'khác' };
    expect(draftTouchedBy({ ...draft, sentences: ['with_list'] }, sentence)).toBe(true);
    expect(draftTouchedBy(draft, sentence)).toBe(false);
  });
});
