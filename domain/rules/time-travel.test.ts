import { describe, expect, test } from 'vitest';
import { remediesFor } from './corrections/remedies.ts';
import { rulesOf } from './rules-of.ts';
import { sendDeadline } from './deadlines/send-deadline.ts';

/** What the law says on a day, as a person would ask for it. */
function lawOn(day: string) {
  const rules = rulesOf(day);
  return {
    rates: rules.rates.map(({ rate }) => rate).join(' '),
    relief_until: rules.revenue_relief?.valid_to ?? null,
    version: rules.format_version,
    letters: rules.letters.map(({ letter }) => letter).join(''),
    forms: [...new Set(rules.forms.map(({ form_no }) => form_no))].join(''),
    retail_buyer: rules.retail_buyer,
    adjusts: rules.sentence('adjusts', { form_no: '1' })?.slice(0, 34),
    paper: rules.sentence('replaces_paper') !== null,
    basis: rules.sentence('agreement_basis'),
    wrong_register: remediesFor({
      corrected_on: day,
      matter: 'main_content',
      symbol: 'C26MAA',
      buyer: 'anonymous',
      accepted: true,
    }).remedies.map(({ action, reason_code }) => `${action} ${reason_code}`),
    send_by: sendDeadline({ issued_on: day, channel: 'coded' })?.due_on,
  };
}

const UNDER_70 = {
  version: '2.1.0',
  letters: 'TDLMNBGHX',
  forms: '123456789',
  retail_buyer: 'Người mua không lấy hóa đơn',
  adjusts: 'Điều chỉnh cho hóa đơn Mẫu số 1 ký',
  paper: false,
  basis: 'Căn cứ Nghị định số 123/2020/NĐ-CP, Nghị định số 70/2025/NĐ-CP và Thông tư số 32/2025/TT-BTC',
  wrong_register: ['adjust null', 'replace null'],
};
const UNDER_254 = {
  version: '2.1.1',
  letters: 'TDLMNBGHXF',
  forms: '123456789',
  retail_buyer: 'Bán cho người tiêu dùng',
  adjusts: 'Điều chỉnh cho hóa đơn Mẫu số 1 ký',
  paper: true,
  basis: 'Căn cứ Nghị định số 254/2026/NĐ-CP và Thông tư số 91/2026/TT-BTC',
  wrong_register: ['replace 14'],
};
const WITH_8 = '0% 5% 8% 10% KCT KKKNT KHAC';
const WITHOUT_8 = '0% 5% 10% KCT KKKNT KHAC';

describe('the law on a day', () => {
  test.each([
    ['2025-06-01', { ...UNDER_70, rates: WITH_8, relief_until: '2025-06-30', send_by: '2025-06-02' }],
    ['2026-06-30', { ...UNDER_70, rates: WITH_8, relief_until: '2026-12-31', send_by: '2026-07-01' }],
    ['2026-07-01', { ...UNDER_254, rates: WITH_8, relief_until: '2026-12-31', send_by: '2026-07-02' }],
    ['2026-12-31', { ...UNDER_254, rates: WITH_8, relief_until: '2026-12-31', send_by: '2027-01-04' }],
    ['2027-01-01', { ...UNDER_254, rates: WITHOUT_8, relief_until: null, send_by: '2027-01-04' }],
  ])('%s', (day, expected) => expect(lawOn(day)).toEqual(expected));
});

describe('the rules of an invoice are those of its own date', () => {
  test('a correction made in 2027 of an invoice of 2026 keeps the rates of 2026', () => {
    const rules = rulesOf('2027-01-05', { corrects: { issued_on: '2026-12-30' } });
    expect(rules.rates.map(({ rate }) => rate)).toContain('8%');
    expect(rules).toMatchObject({ issued_on: '2027-01-05', rates_on: '2026-12-30' });
    expect(rules.revenue_relief?.share).toBe('20');
  });

  test('but is written in the words and the format of its own date', () => {
    const rules = rulesOf('2027-01-05', { corrects: { issued_on: '2026-06-15' } });
    expect(rules).toMatchObject({ format_version: '2.1.1', retail_buyer: 'Bán cho người tiêu dùng' });
  });

  test('an ordinary invoice of 2027 has no 8%', () => {
    expect(rulesOf('2027-01-05').rates.map(({ rate }) => rate)).not.toContain('8%');
    expect(rulesOf('2027-01-05', { corrects: null }).rates.map(({ rate }) => rate)).not.toContain('8%');
  });
});

test('the note of sellers by percentage of revenue names the resolution', () => {
  expect(rulesOf('2026-11-20').revenue_relief).toEqual({
    share: '20',
    sentence:
      'đã giảm {amount} {unit} tương ứng 20% mức tỷ lệ % để tính thuế giá trị gia tăng theo Nghị quyết số 204/2025/QH15',
    valid_to: '2026-12-31',
  });
  expect(rulesOf('2025-01-15').revenue_relief?.sentence).toContain('174/2024/QH15');
  expect(rulesOf('2027-01-01').revenue_relief).toBeNull();
});
