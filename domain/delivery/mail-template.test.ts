import { describe, expect, test } from 'vitest';
import { linkMessage } from './cover-letter.ts';
import {
  DEFAULT_TEMPLATE,
  fillTemplate,
  paragraphsOf,
  templateOf,
  unknownFields,
  valuesOf,
} from './mail-template.ts';

const covered = {
  name: '1C26TAA 00000012',
  issued_on: '2026-11-20',
  seller: 'Sao Việt',
  total: '1.080.000 VND',
};
const values = valuesOf(covered, '20/11/2026', 'Bao bì Minh Khôi');

describe('a template of mails', () => {
  test('is filled with what the invoice says', () => {
    expect(fillTemplate('Gửi {nguoi_mua}: {so_hoa_don} ngày {ngay_lap}, {tong_tien}', values)).toBe(
      'Gửi Bao bì Minh Khôi: 1C26TAA 00000012 ngày 20/11/2026, 1.080.000 VND',
    );
    expect(fillTemplate('{nguoi_mua}', valuesOf(covered, '20/11/2026', null))).toBe('Quý khách');
  });

  test('never reads a value as a template: a buyer may be called anything', () => {
    const odd = valuesOf(covered, '20/11/2026', '{tong_tien} $& $1');
    expect(fillTemplate('{nguoi_mua}', odd)).toBe('{tong_tien} $& $1');
  });

  test('names what is no field, each once; the usual one names none', () => {
    expect(unknownFields('{so_hd} {so_hoa_don} {so_hd} {} { ngay_lap }')).toEqual([
      'so_hd',
      '',
      ' ngay_lap ',
    ]);
    expect(unknownFields(DEFAULT_TEMPLATE.subject + DEFAULT_TEMPLATE.body)).toEqual([]);
  });

  test('is a word of its own for a phiếu xuất kho, which is no invoice and not paid', () => {
    expect(templateOf(covered, DEFAULT_TEMPLATE)).toBe(DEFAULT_TEMPLATE);
    const note = { ...covered, name: '6C26NAA 00000001', total: null };
    const { subject, body } = templateOf(note, DEFAULT_TEMPLATE);
    const said = fillTemplate(`${subject} ${body}`, valuesOf(note, '20/11/2026', null));
    const link = linkMessage(note, '20/11/2026', { url: 'https://x.vn/1', look_up_code: 'A1' });
    for (const text of [said, link]) {
      expect(text).toContain('6C26NAA 00000001');
      expect(text).not.toMatch(/hóa đơn|thanh toán|[{}]/i);
    }
    expect(linkMessage(covered, '20/11/2026', { url: 'https://x.vn/1', look_up_code: 'A1' })).toContain(
      'hóa đơn 1C26TAA 00000012 ngày 20/11/2026, tổng thanh toán 1.080.000 VND',
    );
  });

  test('has paragraphs apart by empty lines', () =>
    expect(paragraphsOf('Một\nhai\n\n \nba\n')).toEqual(['Một\nhai', 'ba']));
});
