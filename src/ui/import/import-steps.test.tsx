// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DropZone, fileFault, fileSize } from './drop-zone.tsx';
import { MappingTable } from './mapping-table.tsx';
import type { Mapping } from './mapping-model.ts';
import { Steps } from './steps.tsx';

const rule = { endings: ['.xlsx', '.csv'], maxBytes: 20 * 1024 * 1024 };
const fileOf = (name: string, content = 'a') => new File([content], name);

test.each([
  [{ name: 'DON.XLSX', size: 10 }, null],
  [{ name: 'don.pdf', size: 10 }, 'Cần tệp .xlsx, .csv, đang có “don.pdf”'],
  [{ name: 'don.csv', size: 0 }, 'Tệp “don.csv” không có nội dung'],
  [{ name: 'don.csv', size: 22_020_096 }, 'Tệp lớn nhất 20 MB, tệp này 21 MB'],
  [{ name: 'don.csv', size: 20_971_521 }, 'Tệp lớn nhất 20 MB, tệp này hơn 20 MB'],
])('%o is refused with: %s', (file, reason) => expect(fileFault(file, rule)).toBe(reason));

test('sizes are written as people here write them', () => {
  expect([fileSize(10), fileSize(2048), fileSize(13_107_200)]).toEqual(['1 KB', '2 KB', '12,5 MB']);
});

function drop(onFile = vi.fn(), error?: string, fileName?: string) {
  render(<DropZone label="Tệp hóa đơn" {...rule} onFile={onFile} error={error} fileName={fileName} />);
  return { onFile, input: screen.getByLabelText(/Thả tệp vào đây|Chọn tệp khác/) };
}

test('a file chosen is handed on; one of another kind is refused in words', () => {
  const { onFile, input } = drop();
  fireEvent.change(input, { target: { files: [fileOf('don.pdf')] } });
  expect(screen.getByRole('alert').textContent).toContain('Cần tệp .xlsx, .csv');
  expect(onFile).not.toHaveBeenCalled();
  fireEvent.change(input, { target: { files: [fileOf('don.xlsx')] } });
  expect(onFile).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a place with a file over it says to let go, and takes one file at a time', () => {
  const { onFile } = drop();
  const place = screen.getByText('Tệp hóa đơn');
  fireEvent.dragOver(place);
  expect(screen.getByText('Thả tệp vào đây')).toBeTruthy();
  fireEvent.drop(place, { dataTransfer: { files: [fileOf('a.csv'), fileOf('b.csv')] } });
  expect(screen.getByRole('alert').textContent).toContain('một tệp');
  fireEvent.drop(place, { dataTransfer: { files: [fileOf('a.csv')] } });
  expect(onFile).toHaveBeenCalledTimes(1);
});

test('what is said against a file stands under its own name, not under that of the one before', () => {
  const { input } = drop(vi.fn(), 'Tệp có mật khẩu', 'truoc.xlsx');
  expect(screen.getByText('truoc.xlsx')).toBeTruthy();
  fireEvent.change(input, { target: { files: [fileOf('sau.csv', '')] } });
  expect(screen.getByRole('alert').textContent).toContain('không có nội dung');
  expect(screen.getByText('sau.csv')).toBeTruthy();
  expect(screen.queryByText('truoc.xlsx')).toBeNull();
});

test('a refusal of the server shows too', () => {
  drop(vi.fn(), 'Tệp có mật khẩu');
  expect(screen.getByRole('alert').textContent).toContain('Tệp có mật khẩu');
});

const columns = [
  { key: 'a', letter: 'A', header: 'Số', samples: ['1', '2', '3', '4'] },
  { key: 'b', letter: 'B', header: 'Ngày', samples: [''] },
];
const fields = [
  { key: 'code', label: 'Mã', required: true },
  { key: 'date', label: 'Ngày hóa đơn', required: true },
];

function mapping(value: Mapping) {
  const onChange = vi.fn();
  render(<MappingTable columns={columns} fields={fields} value={value} onChange={onChange} />);
  return onChange;
}

test('required fields without a column are listed until there are none', () => {
  mapping({ a: 'code' });
  expect(screen.getByRole('status').textContent).toBe('Còn thiếu trường bắt buộc: Ngày hóa đơn');
  cleanup();
  mapping({ a: 'code', b: 'date' });
  expect(screen.getByRole('status').textContent).toBe('Đã ghép đủ các trường bắt buộc');
});

test('a column is given a field or none, and a field is not given twice', () => {
  const onChange = mapping({ a: 'code' });
  const second = screen.getByLabelText('Trường cho cột Ngày');
  expect((within(second).getByText('Mã *') as HTMLOptionElement).disabled).toBe(true);
  fireEvent.change(second, { target: { value: 'date' } });
  expect(onChange).toHaveBeenLastCalledWith({ a: 'code', b: 'date' });
  fireEvent.change(screen.getByLabelText('Trường cho cột Số'), { target: { value: '' } });
  expect(onChange).toHaveBeenLastCalledWith({ a: null });
});

test('three samples of a column are shown, nothing as a dash', () => {
  mapping({});
  expect(screen.getByText('3')).toBeTruthy();
  expect(screen.queryByText('4')).toBeNull();
  expect(screen.getByText('–')).toBeTruthy();
});

test('the step one is at is told, and those done lead back', () => {
  const onBack = vi.fn();
  render(<Steps current="check" onBack={onBack} />);
  expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('Kiểm tra');
  expect(screen.getAllByRole('button')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: /Ghép cột/ }));
  expect(onBack).toHaveBeenCalledWith('mapping');
});
