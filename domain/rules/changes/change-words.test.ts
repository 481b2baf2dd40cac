import { describe, expect, test } from 'vitest';
import { changeText, changeTitle, type AnnouncedChange } from './change-words.table.ts';
import { changesAhead, type ChangeKind } from './changes.ts';
import { channelOf } from '../deadlines/send-deadline.ts';

const ahead = (kind: ChangeKind, from: string, until: string, subject?: string): AnnouncedChange => {
  const found = changesAhead(from, until).find(
    (one) => one.kind === kind && (subject === undefined || one.subject === subject),
  );
  if (found === undefined) throw new Error(`no ${kind} between ${from} and ${until}`);
  return { kind, on: found.on, subject: found.subject, ends: found.after === null };
};
const drafts = (count: number) => ({ count, more: false });

describe('a coming change in words', () => {
  test('a rate that ends: the drafts dated from that day need another', () => {
    const end = ahead('vat_rate', '2026-11-20', '2027-01-01');
    expect(`${changeTitle(end)} ${changeText(end, drafts(3))}`).toBe(
      'Từ 01/01/2027 thuế suất 8% hết hiệu lực. 3 hóa đơn nháp ghi ngày từ hôm đó cần sửa thuế suất.',
    );
  });

  test('a day off moves the last day to send', () => {
    const off = ahead('day_off', '2026-11-20', '2026-11-30');
    expect(`${changeTitle(off)} ${changeText(off, drafts(2))}`).toBe(
      'Ngày 24/11/2026 nghỉ: Ngày Văn hóa Việt Nam. 2 hóa đơn nháp có hạn ký và gửi lùi lại sau ngày nghỉ.',
    );
  });

  test('of more drafts than were looked at, that there are more', () =>
    expect(changeText(ahead('vat_rate', '2026-12-01', '2027-01-01'), { count: 500, more: true })).toMatch(
      /^Từ 500 hóa đơn nháp trở lên /,
    ));

  test('nothing touched is said too', () =>
    expect(changeText(ahead('vat_rate', '2026-12-01', '2027-01-01'), drafts(0))).toBe(
      'Chưa có hóa đơn nháp nào bị ảnh hưởng.',
    ));
});

test('how a series is sent follows from its symbol', () => {
  expect(['C26TAA', 'K26TAA', 'C26MAA', ''].map(channelOf)).toEqual([
    'coded',
    'uncoded',
    'cash_register',
    'coded',
  ]);
});
