import { describe, expect, test } from 'vitest';
import { DEADLINE_KEYS, DEADLINES } from './deadlines.table.ts';
import { deadlineFrom, deadlineRuleOn } from './deadlines.ts';
import { sendDeadline, type Incident, type Sending } from './send-deadline.ts';

const dueOn = (key: (typeof DEADLINE_KEYS)[number], day: string) => deadlineFrom(key, day)?.due_on;
const sentBy = (issued_on: string, rest: Partial<Sending> = {}) =>
  sendDeadline({ issued_on, channel: 'coded', ...rest });

describe('signing and sending: at the latest the next working day after the issue date (NĐ 254/2026 Phụ lục 7)', () => {
  test.each([
    ['2026-11-20', '2026-11-23'],
    ['2026-11-23', '2026-11-25'],
    ['2026-12-31', '2027-01-04'],
    ['2027-04-29', '2027-05-04'],
  ])('issued on %s: %s', (issued_on, due_on) => {
    expect(sentBy(issued_on)).toMatchObject({ due_on, certain: true, incident: null });
    expect(sentBy(issued_on, { channel: 'uncoded' })?.due_on).toBe(due_on);
  });

  test('a cash register sends at the end of the same day, Sunday or not (Điều 15.3)', () => {
    expect(sentBy('2026-11-20', { channel: 'cash_register' })?.due_on).toBe('2026-11-20');
    expect(sentBy('2026-11-22', { channel: 'cash_register' })?.due_on).toBe('2026-11-22');
  });

  test('a company that works on Saturdays has until Saturday', () =>
    expect(sentBy('2026-11-20', { calendar: { weekend: [0] } })?.due_on).toBe('2026-11-21'));

  test('around Tết 2027 the day is not certain', () =>
    expect(sentBy('2027-02-03')).toMatchObject({ due_on: '2027-02-04', certain: false }));

  test('there was no such rule before NĐ 70/2025', () => expect(sentBy('2025-05-31')).toBeNull());
});

describe('incidents give more time', () => {
  const outage: Incident = { kind: 'authority_outage', from: '2026-11-20', until: '2026-11-25' };

  test('2 working days after the authority works again (Điều 14.4)', () =>
    expect(sentBy('2026-11-20', { channel: 'uncoded', incidents: [outage] })).toMatchObject({
      due_on: '2026-11-27',
      incident: outage,
      source: 'NĐ 254/2026 Điều 14.4',
    }));

  test('3 working days after force majeure ends (Điều 14.5)', () =>
    expect(sentBy('2026-11-20', { incidents: [{ ...outage, kind: 'force_majeure' }] })?.due_on).toBe(
      '2026-11-30',
    ));

  test('none after a fault of the provider', () =>
    expect(sentBy('2026-11-20', { incidents: [{ ...outage, kind: 'provider_fault' }] })).toMatchObject({
      due_on: '2026-11-23',
      incident: null,
    }));

  test('while it lasts there is no last day', () =>
    expect(
      sentBy('2026-11-20', { channel: 'uncoded', incidents: [{ ...outage, until: null }] }),
    ).toMatchObject({ due_on: null, certain: false }));

  test('also of one that ended on the issue date itself', () =>
    expect(
      sentBy('2026-11-20', {
        channel: 'uncoded',
        incidents: [{ ...outage, from: '2026-11-18', until: '2026-11-20' }],
      })?.due_on,
    ).toBe('2026-11-25'));

  test.each([
    ['was over before the issue date', { from: '2026-11-16', until: '2026-11-19' }],
    ['began after the last day', { from: '2026-11-24', until: '2026-11-26' }],
  ])('not one that %s', (_what, days) =>
    expect(sentBy('2026-11-20', { channel: 'uncoded', incidents: [{ ...outage, ...days }] })?.due_on).toBe(
      '2026-11-23',
    ),
  );

  test('a shorter one beside a longer takes no time away', () => {
    const long: Incident = { kind: 'force_majeure', from: '2026-11-18', until: '2026-11-25' };
    const short: Incident = { kind: 'authority_outage', from: '2026-11-19', until: '2026-11-20' };
    expect(sentBy('2026-11-20', { channel: 'uncoded', incidents: [long, short] })).toMatchObject({
      due_on: '2026-11-30',
      incident: long,
    });
  });

  test('a second one that begins within the time of the first', () => {
    const second: Incident = { kind: 'force_majeure', from: '2026-11-27', until: '2026-11-30' };
    expect(sentBy('2026-11-20', { channel: 'uncoded', incidents: [second, outage] })?.due_on).toBe(
      '2026-12-03',
    );
  });
});

describe('other deadlines', () => {
  test.each([
    ['issue_export', '2026-11-23', '2026-11-25'],
    ['issue_reconciled_month', '2026-11-20', '2026-12-07'],
    ['issue_reconciled_period', '2026-11-20', '2026-11-27'],
    ['issue_between_operators', '2026-12-31', '2027-02-28'],
    ['issue_by_agents', '2026-12-05', '2027-01-10'],
    ['issue_road_toll', '2026-11-20', '2026-11-30'],
    ['issue_prepaid_cards', '2026-11-20', '2026-11-30'],
    ['issue_service', '2026-11-20', '2026-11-20'],
    ['issue_construction', '2026-11-20', '2026-11-20'],
    ['issue_real_estate', '2026-11-20', '2026-11-20'],
    ['issue_petrol_sale', '2026-11-20', '2026-11-20'],
    ['issue_loan_interest', '2026-11-20', '2026-11-20'],
    ['issue_metered_ride', '2026-11-20', '2026-11-20'],
    ['issue_air_ticket', '2026-11-20', '2026-11-25'],
    ['answer_review', '2026-11-20', '2026-11-22'],
    ['explain_registration', '2026-11-20', '2026-11-26'],
    ['confirm_registration', '2026-11-20', '2026-11-23'],
  ] as const)('%s from %s: %s', (key, day, due_on) => expect(dueOn(key, day)).toBe(due_on));

  test('a deposit that secures a contract is no payment in advance, of any service, since 01/07/2026', () => {
    expect(deadlineRuleOn('issue_service', '2026-07-01')?.from).toContain('tiền đặt cọc');
    expect(deadlineRuleOn('issue_service', '2026-06-30')).toBeNull();
  });

  test('the cases of Điều 9.4 with a last day have one each; e, g, p and r have none', () => {
    const points = DEADLINES.flatMap(({ source }) => /254\/2026 Điều 9\.4\.(\p{L})/u.exec(source)?.[1] ?? []);
    expect([...new Set(points)].sort().join('')).toBe('abcdhiklmnqđ');
  });

  test('tables are due with the return: day 20, or the end of the first month of the next quarter', () => {
    expect(dueOn('send_monthly_table', '2026-10-31')).toBe('2026-11-20');
    expect(dueOn('send_quarterly_table', '2026-12-31')).toBe('2027-02-01'); // 31/01/2027 is a Sunday
    expect(dueOn('send_quarterly_table', '2026-07-01')).toBe('2026-11-02'); // 31/10/2026 is a Saturday
    expect(dueOn('send_monthly_table', '2027-01-15')).toBe('2027-02-22'); // 20/02/2027 is a Saturday
  });

  test('each has a rule today that says what, from when and where it stands', () => {
    for (const key of DEADLINE_KEYS) {
      const rule = deadlineRuleOn(key, '2026-11-20');
      expect([key, rule?.what, rule?.from, rule?.source].every(Boolean)).toBe(true);
    }
  });
});
