import { expect, test } from 'vitest';
import type { MistakeNotice } from './content.ts';
import { NOTICE_PAPER_WORDS, noticePaper } from './notice-paper.ts';

const notice: MistakeNotice = {
  review: null,
  tax_authority: { code: '50100', name: 'Thuế thành phố Đà Nẵng' },
  taxpayer: { name: 'Công ty Cổ phần Thương mại Sao Việt', tax_code: '0012345672' },
  place: 'Đà Nẵng',
  noticed_on: '2026-11-28',
  invoices: [
    {
      form_no: '1',
      symbol: 'C26TAA',
      number: '230',
      issued_on: '2026-11-02',
      authority_code: '0091523E8A8F21F92B9EE89938C3F96F42',
      decree: '1',
      nature: 'explain',
      reason: 'Sai địa chỉ người mua.',
    },
  ],
};

test('a notice at own initiative: its head, a row for each invoice with a cell for each column, and the day in words', () => {
  const { entries, boxes, rows, notes, made } = noticePaper(notice);
  expect(Object.values(entries).map(({ value }) => value)).toEqual([
    'Thuế thành phố Đà Nẵng',
    'Công ty Cổ phần Thương mại Sao Việt',
    '0012345672',
  ]);
  expect(boxes.map(({ ticked }) => ticked)).toEqual([true, false]);
  expect(rows).toEqual([
    [
      '1',
      '0091523E8A8F21F92B9EE89938C3F96F42',
      '1C26TAA 00000230',
      '02/11/2026',
      '1',
      'Giải trình',
      'Sai địa chỉ người mua.',
    ],
  ]);
  expect(rows[0]).toHaveLength(NOTICE_PAPER_WORDS.columns.length);
  expect(notes).toEqual([
    'Loại áp dụng 1: Hóa đơn điện tử theo NĐ 123/2020',
    'Từ 01/07/2026 thông báo chỉ dùng để giải trình.',
  ]);
  expect(made).toBe('Đà Nẵng, ngày 28 tháng 11 năm 2026');
});

test('it is titled as the form is on its day, and once sealed as it was signed', () => {
  const old = 'Thông báo hóa đơn điện tử có sai sót';
  expect(noticePaper(notice).title).toBe('THÔNG BÁO HÓA ĐƠN ĐIỆN TỬ ĐÃ LẬP SAI');
  expect(noticePaper({ ...notice, noticed_on: '2026-06-30' }).title).toBe(old.toUpperCase());
  expect(noticePaper(notice, old)).toMatchObject({
    title: old.toUpperCase(),
    opening: expect.stringContaining('có sai sót'),
  });
});

test('an answer to a review names its notice; what is still missing is dotted', () => {
  const review = { notice_no: '1142/TB-TCS16', noticed_on: '2026-11-20' };
  const [own, answer] = noticePaper({ ...notice, review }).boxes;
  expect(own?.ticked).toBe(false);
  expect(answer).toEqual({
    label: 'Thông báo của người nộp thuế theo thông báo của cơ quan thuế số 1142/TB-TCS16 ngày 20/11/2026',
    ticked: true,
  });
  const bare = noticePaper({
    ...notice,
    place: '',
    tax_authority: { code: '', name: '' },
    review: { notice_no: '', noticed_on: '' },
  });
  expect(bare.entries.office.value).toBe('…');
  expect(bare.boxes[1]?.label).toMatch(/số … ngày …$/);
  expect(bare.made).toBe('…, ngày 28 tháng 11 năm 2026');
});
