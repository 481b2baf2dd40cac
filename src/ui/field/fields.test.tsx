// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CheckList } from './choice/check-list.tsx';
import { ChoiceCards } from './choice/choice-cards.tsx';
import { ColorField, readColor } from './color-field.tsx';
import { Combobox } from './choice/combobox.tsx';
import { FileField } from './file-field.tsx';
import { RowList } from './row-list.tsx';

const rights = ['Xem', 'Lập', 'Sửa', 'Xóa', 'Ký', 'Xuất', 'Nhập', 'Gửi', 'Đổi giá'].map((label, at) => ({
  value: String(at),
  label,
}));

test('a long list of choices is searched without marks, and its chosen ones can be taken away as chips', () => {
  const change = vi.fn();
  render(<CheckList label="Quyền" value={['0', '8']} onChange={change} choices={rights} />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'doi' } });
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Bỏ Xem' }));
  expect(change).toHaveBeenLastCalledWith(['8']);
});

test('choices are given in their own order, whatever was ticked first', () => {
  const change = vi.fn();
  render(<CheckList label="Quyền" value={['2']} onChange={change} choices={rights.slice(0, 3)} />);
  expect(screen.queryByRole('searchbox')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Xem' }));
  expect(change).toHaveBeenLastCalledWith(['0', '2']);
});

const bySubject = [
  { value: 'full', label: 'Toàn quyền' },
  { value: 'read_a', label: 'Xem khách', group: 'Khách hàng' },
  { value: 'edit_a', label: 'Sửa khách', group: 'Khách hàng' },
  { value: 'read_b', label: 'Xem hàng', group: 'Hàng hóa' },
];

test('choices of one subject are counted and taken together, and leave the others as they are', () => {
  const change = vi.fn();
  render(<CheckList label="Quyền" value={['read_a', 'read_b']} onChange={change} choices={bySubject} />);
  const subject = within(screen.getByRole('group', { name: 'Khách hàng' }));
  const all = subject.getByRole('checkbox', { name: 'Khách hàng (tất cả)' });
  expect(subject.getByText('Đã chọn 1 trong 2')).toBeTruthy();
  expect(all).toHaveProperty('indeterminate', true);
  fireEvent.click(all);
  expect(change).toHaveBeenLastCalledWith(['read_a', 'edit_a', 'read_b']);
});

test('a subject taken whole is given back whole', () => {
  const change = vi.fn();
  const value = ['full', 'read_a', 'edit_a'];
  render(<CheckList label="Quyền" value={value} onChange={change} choices={bySubject} />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Khách hàng (tất cả)' }));
  expect(change).toHaveBeenLastCalledWith(['full']);
});

test('a search keeps only what fits, by the choice or by its subject, and takes the subject as it is drawn', () => {
  const change = vi.fn();
  const many = [...bySubject, ...rights.map((right) => ({ ...right, group: 'Khác' }))];
  render(<CheckList label="Quyền" value={[]} onChange={change} choices={many} />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'khach hang' } });
  expect(screen.getAllByRole('group', { name: /Khách hàng|Hàng hóa|Khác$/ })).toHaveLength(1);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'sua khach' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Khách hàng (tất cả)' }));
  expect(change).toHaveBeenLastCalledWith(['edit_a']);
});

test('a long list is left by leaving all of it, not by going from its search to its boxes', () => {
  const leave = vi.fn();
  render(<CheckList label="Quyền" value={[]} choices={rights} onBlur={leave} />);
  const search = screen.getByRole('searchbox');
  fireEvent.blur(search, { relatedTarget: screen.getAllByRole('checkbox')[0] });
  expect(leave).not.toHaveBeenCalled();
  fireEvent.blur(search, { relatedTarget: null });
  expect(leave).toHaveBeenCalledOnce();
});

test('what is wrong with a long list is said at its search, which can take the focus', () => {
  render(<CheckList label="Quyền" value={[]} choices={rights} error="Quyền: chưa chọn mục nào" />);
  const search = screen.getByRole('searchbox');
  expect(search.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(search.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'chưa chọn mục nào',
  );
});

test('a card says what choosing it means', () => {
  const change = vi.fn();
  const choices = [
    { value: 'C', label: 'Có mã', detail: 'Cơ quan thuế cấp mã' },
    { value: 'K', label: 'Không mã', detail: 'Gửi ngay' },
  ];
  render(<ChoiceCards label="Loại" value="C" onChange={change} choices={choices} />);
  expect(screen.getByRole('radio', { name: /Có mã/ })).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('radio', { name: /Không mã.*Gửi ngay/ }));
  expect(change).toHaveBeenCalledWith('K');
});

test.each([
  ['', ''],
  ['#1B54D0', '#1b54d0'],
  ['1b54d0', '#1b54d0'],
  ['##1b54d0', '#1b54d0'],
  ['#fa0', '#ffaa00'],
  ['xanh', '#xanh'],
])('the colour typed as %j is kept as %j', (typed, kept) => expect(readColor(typed)).toBe(kept));

test('a colour is taken from the eight inks', () => {
  const change = vi.fn();
  render(<ColorField label="Màu" value="#1b54d0" onChange={change} />);
  const inks = within(screen.getByRole('group', { name: 'Màu có sẵn' })).getAllByRole('button');
  expect(inks).toHaveLength(8);
  expect(inks[0]?.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Đỏ son' }));
  expect(change).toHaveBeenCalledWith('#c4262e');
});

test('what is not found can be made, under exactly what was typed', () => {
  const make = vi.fn();
  const options = [{ value: '1', label: 'Cái' }];
  render(<Combobox label="Đơn vị" value={null} options={options} onCreate={make} />);
  const input = screen.getByRole('combobox');
  act(() => input.focus());
  fireEvent.change(input, { target: { value: 'Cái' } });
  expect(screen.queryByText(/Thêm “/)).toBeNull();
  fireEvent.change(input, { target: { value: 'Thùng ' } });
  fireEvent.click(screen.getByText('Thêm “Thùng”…'));
  expect(make).toHaveBeenCalledWith('Thùng');
});

test('without the right to make one, nothing is offered', () => {
  render(<Combobox label="Đơn vị" value={null} options={[]} />);
  const input = screen.getByRole('combobox');
  act(() => input.focus());
  fireEvent.change(input, { target: { value: 'Thùng' } });
  expect(screen.getByText('Không có kết quả')).toBeTruthy();
  expect(screen.queryByText(/Thêm “/)).toBeNull();
});

function Uploaded({ seen, maxBytes }: { seen: (value: string) => void; maxBytes?: number }) {
  const [value, setValue] = useState('');
  const change = (next: string) => {
    setValue(next);
    seen(next);
  };
  return <FileField label="Logo" picture value={value} onChange={change} maxBytes={maxBytes} />;
}

const png = new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'dau.png');

test('a picture chosen is shown, and can be taken away', async () => {
  const seen = vi.fn();
  render(<Uploaded seen={seen} />);
  fireEvent.change(screen.getByLabelText('Logo'), { target: { files: [png] } });
  expect((await screen.findByRole('img', { name: 'Logo' })).getAttribute('src')).toMatch(/^data:image\/png/);
  fireEvent.click(screen.getByRole('button', { name: 'Bỏ logo' }));
  expect(seen).toHaveBeenLastCalledWith('');
  expect(screen.queryByRole('img')).toBeNull();
});

test('a file dropped that is too big is refused in words, and nothing is kept', async () => {
  const seen = vi.fn();
  const { container } = render(<Uploaded seen={seen} maxBytes={4} />);
  const target = container.querySelector('.k-file');
  if (!target) throw new Error('no drop target');
  fireEvent.drop(target, { dataTransfer: { files: [png] } });
  expect(await screen.findByText('Tệp không được quá 4 B, “dau.png” có 8 B')).toBeTruthy();
  expect(seen).not.toHaveBeenCalled();
});

test('a file that is no picture is refused in words', async () => {
  const seen = vi.fn();
  render(<Uploaded seen={seen} />);
  fireEvent.change(screen.getByLabelText('Logo'), { target: { files: [new File(['MZ'], 'a.exe')] } });
  expect(await screen.findByText(/“a.exe” không phải ảnh/)).toBeTruthy();
  expect(seen).not.toHaveBeenCalled();
});

test('rows stop at their least and their most, and move one place at a time', () => {
  const move = vi.fn();
  const rows = ['a', 'b'].map((key) => ({ key, content: key }));
  const still = () => undefined;
  render(<RowList label="Dòng" rows={rows} min={2} max={2} onAdd={still} onRemove={still} onMove={move} />);
  expect(screen.getByRole('button', { name: 'Thêm dòng' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Xóa dòng 1' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Chuyển dòng 1 lên' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'Chuyển dòng 2 lên' }));
  expect(move).toHaveBeenCalledWith(1, 0);
});
