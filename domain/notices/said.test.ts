import { expect, test } from 'vitest';
import type { SaidNotice } from './notice.ts';
import { NOTICE_WORDS } from './notice-words.ts';
import { noticeDetail, noticeTitle, VIETNAMESE } from './said.ts';

const TODAY = '2026-11-20';
const notice = (more: Partial<SaidNotice>): SaidNotice => ({
  topic: 'refused',
  document: 'invoice',
  count: 1,
  name: '1C26TAA 00001287',
  detail: null,
  due_on: null,
  tally: null,
  ...more,
});
const title = (more: Partial<SaidNotice>) => noticeTitle(notice(more), VIETNAMESE);
const detail = (more: Partial<SaidNotice>) => noticeDetail(notice(more), TODAY, VIETNAMESE);

test('one is called by its name, several are counted', () => {
  expect(title({})).toBe('Hóa đơn 1C26TAA 00001287 bị từ chối');
  expect(title({ name: null, document: 'declaration' })).toBe('Tờ khai bị từ chối');
  expect(title({ count: 12 })).toBe('12 hóa đơn bị từ chối');
  expect(title({ topic: 'mail_returned', document: null, name: 'a@vidu.example' })).toBe(
    'Thư gửi a@vidu.example bị trả lại',
  );
  expect(title({ topic: 'mail_returned', document: 'statement', name: 'a@vidu.example' })).toBe(
    'Thư gửi biên bản cho a@vidu.example bị trả lại',
  );
  expect(title({ topic: 'mail_failed', document: 'statement', count: 3 })).toBe(
    '3 thư gửi biên bản cho người mua không gửi được',
  );
  expect(title({ topic: 'batch_done', document: null, count: 500 })).toBe('Phát hành xong 500 hóa đơn');
});

test('every topic has a sentence', () => {
  const { one, of, jobs } = NOTICE_WORDS;
  for (const topic of Object.keys({ ...one, ...of, ...jobs }) as SaidNotice['topic'][])
    expect(title({ topic })).toMatch(/^\S.{5,}\S$/);
});

test.each([
  [{ topic: 'certificate', due_on: '2026-11-23' }, 'Hạn 23/11/2026, còn 3 ngày'],
  [{ topic: 'certificate', due_on: '2026-11-20' }, 'Hạn 20/11/2026, là hôm nay'],
  [{ topic: 'package', due_on: '2026-11-18' }, 'Hạn 18/11/2026, quá 2 ngày'],
  [{ topic: 'authority_notice', due_on: '2026-11-23' }, 'Hạn 23/11/2026, còn 1 ngày làm việc'],
  [{ topic: 'tax_return', due_on: '2026-11-20' }, 'Hạn 20/11/2026, hạn cuối là hôm nay'],
  [{ tally: { ok: 488, failed: 9, unknown: 3 } }, '488 được + 9 lỗi + 3 chưa rõ'],
  [{ tally: { ok: 25, failed: 0, unknown: 0 } }, '25 được'],
  [{ detail: 'Thuế suất sai.' }, 'Thuế suất sai.'],
  [{ topic: 'unknown', detail: 'Hết giờ' }, 'Hệ thống đang tự tra cứu, bạn không cần làm gì.'],
  [{}, null],
] as const)('%j is explained as %j', (more, words) => {
  expect(detail(more)).toBe(words);
});
