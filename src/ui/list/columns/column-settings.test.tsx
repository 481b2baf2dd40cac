// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { arrangeColumns, defaultSettings, reconcileSettings } from './arrange-columns.ts';
import type { ColumnSettingsValue } from './arrange-columns.ts';
import { ColumnSettings } from './column-settings.tsx';

const columns = [
  { key: 'number', label: 'Số', locked: true },
  { key: 'date', label: 'Ngày' },
  { key: 'buyer', label: 'Người mua' },
];

function mount() {
  const onChange = vi.fn<(value: ColumnSettingsValue) => void>();
  const onReset = vi.fn();
  function Held() {
    const [value, setValue] = useState(defaultSettings(columns));
    const change = (next: ColumnSettingsValue) => {
      onChange(next);
      setValue(next);
    };
    return <ColumnSettings columns={columns} value={value} onChange={change} onReset={onReset} />;
  }
  render(<Held />);
  const keys = () => onChange.mock.lastCall?.[0].columns.map(({ key }) => key);
  return { onChange, onReset, keys };
}

test('a column is taken out and the locked one stays', () => {
  const { onChange } = mount();
  fireEvent.click(screen.getByLabelText('Ngày'));
  expect(onChange.mock.lastCall?.[0].columns[1]).toEqual({ key: 'date', shown: false, width: null });
  expect((screen.getByLabelText('Số') as HTMLInputElement).disabled).toBe(true);
});

test('Alt and an arrow move a column, the focus goes with it and its new place is said', () => {
  const { keys } = mount();
  screen.getByLabelText('Ngày').focus();
  fireEvent.keyDown(screen.getByLabelText('Ngày'), { key: 'ArrowDown', altKey: true });
  expect(keys()).toEqual(['number', 'buyer', 'date']);
  expect(document.activeElement).toBe(screen.getByLabelText('Ngày'));
  expect(screen.getByRole('status').textContent).toBe('Ngày: vị trí 3 trong 3');
});

test('an arrow without Alt moves nothing', () => {
  const { onChange } = mount();
  fireEvent.keyDown(screen.getByLabelText('Ngày'), { key: 'ArrowDown' });
  expect(onChange).not.toHaveBeenCalled();
});

test('the buttons move too, and not over the end', () => {
  const { keys, onChange } = mount();
  fireEvent.click(screen.getByRole('button', { name: 'Đưa Người mua lên' }));
  expect(keys()).toEqual(['number', 'buyer', 'date']);
  fireEvent.click(screen.getByRole('button', { name: 'Đưa Ngày xuống' }));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a column dragged over another takes its place', () => {
  const { keys } = mount();
  const grip = document.querySelector('[data-column="buyer"] .k-columns__grip');
  const over = document.querySelector('[data-column="number"]');
  if (!grip || !over) throw new Error('no rows');
  fireEvent.dragStart(grip, { dataTransfer: { setData: () => undefined } });
  fireEvent.dragOver(over);
  expect(keys()).toEqual(['buyer', 'number', 'date']);
});

test('a width is taken on leaving, kept within 48 and 800 px, empty is automatic', () => {
  const { onChange } = mount();
  const width = screen.getByLabelText('Độ rộng Ngày, điểm ảnh');
  const type = (text: string) => {
    fireEvent.change(width, { target: { value: text } });
    fireEvent.blur(width);
    return onChange.mock.lastCall?.[0].columns[1]?.width;
  };
  expect([type('120'), type('5'), type('9999'), type('rộng'), type('')]).toEqual([120, 48, 800, 800, null]);
});

test('the height of rows is chosen by name', () => {
  const { onChange } = mount();
  fireEvent.click(screen.getByRole('radio', { name: 'Gọn' }));
  expect(onChange.mock.lastCall?.[0].density).toBe('compact');
});

test('all goes back to what it was', () => {
  const { onReset } = mount();
  fireEvent.click(screen.getByRole('button', { name: 'Đặt lại' }));
  expect(onReset).toHaveBeenCalledTimes(1);
});

test('a table follows the settings; unknown columns are dropped and new ones come last', () => {
  const saved: ColumnSettingsValue = {
    density: 'normal',
    columns: [
      { key: 'gone', shown: true, width: null },
      { key: 'buyer', shown: true, width: 300 },
      { key: 'number', shown: false, width: null },
    ],
  };
  const table = columns.map(({ key, label }) => ({ key, header: label, cell: () => null }));
  expect(arrangeColumns(table, saved).map(({ key, width }) => [key, width])).toEqual([
    ['buyer', 300],
    ['date', undefined],
  ]);
  expect(reconcileSettings(saved, table).columns.map(({ key }) => key)).toEqual(['buyer', 'number', 'date']);
});
