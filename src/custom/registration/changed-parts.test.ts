import { expect, test } from 'vitest';
import { changedParts, countOf, withCodesAlone } from './changed-parts.ts';

const change = (field: string, before: string | null, after: string | null) => ({ field, before, after });

test('what differs is told part by part as the form numbers them: boxes by name, rows as a whole, old beside new', () => {
  const parts = changedParts([
    change('taxpayer.tax_authority_code', '10101', '50100'),
    change('taxpayer.tax_authority_name', 'Thuế cơ sở 1', 'Thuế Đà Nẵng'),
    change('contact.email', 'cu@example.vn', 'moi@example.vn'),
    change('invoice_modes.uncoded', null, 'x'),
    change('certificates[5401].valid_to', '2027-12-31T10:00:00.000Z', '2028-12-31T10:00:00.000Z'),
    change('dependent_units[0101243150-001].name', null, 'Chi nhánh'),
    change('dependent_units[0101243150-001].starts_on', null, '2026-11-01'),
  ]);
  const told = parts.map(({ title, lines }) => [
    title,
    ...lines.map(({ mark, label, before, after }) => [mark, label, before, after]),
  ]);
  expect(told).toEqual([
    ['Người nộp thuế', ['changed', 'Cơ quan thuế quản lý', 'Thuế cơ sở 1', 'Thuế Đà Nẵng']],
    ['Liên hệ', ['changed', 'Thư điện tử', 'cu@example.vn', 'moi@example.vn']],
    ['1. Hình thức hóa đơn', ['added', 'Không có mã của cơ quan thuế', null, null]],
    ['5. Danh sách chứng thư số', ['changed', '5401 · Hiệu lực đến', '31/12/2027', '31/12/2028']],
    ['9. Đơn vị phụ thuộc được tra cứu', ['added', 'Chi nhánh · 01/11/2026', null, null]],
  ]);
  expect(countOf(parts)).toBe(5);
});

test('the code of the tax authority is told by itself where the name stays', () => {
  const [part] = changedParts([change('taxpayer.tax_authority_code', '10101', '50100')]);
  expect(part?.lines.map(({ label }) => label)).toEqual(['Mã cơ quan thuế quản lý']);
});

const none = { coded: false, coded_cash_register: false, uncoded_cash_register: false, uncoded: false };
const after = (modes: Partial<typeof none>) =>
  withCodesAlone({ invoice_modes: { ...none, ...modes } }).invoice_modes;

test('who may use uncoded invoices no more declares each of them with a code', () => {
  expect(after({ uncoded: true })).toEqual({ ...none, coded: true });
  expect(after({ uncoded_cash_register: true })).toEqual({ ...none, coded_cash_register: true });
  expect(after({ coded: true, uncoded: true })).toEqual({ ...none, coded: true });
});
