// @vitest-environment jsdom
import type { FilterDescriptor } from '#generated/resources/descriptor.ts';
import { today } from '#src/providers/today.ts';
import { searchPause } from '#src/views/use-debounced.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { datePresets } from '#src/ui/field/date/date-presets.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FilterDrawer } from './filter-drawer.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const filter = (kind: FilterDescriptor['kind'], source: string): FilterDescriptor => ({
  kind,
  source,
  label: source,
  options: [{ value: 'active', label: 'Đang hoạt động', tone: null, help: null }],
  reference: null,
});

function mount(filters: FilterDescriptor[], values: Record<string, unknown> = {}) {
  const change = vi.fn();
  const still = () => undefined;
  render(
    <AppTheme>
      <FilterDrawer open onClose={still} filters={filters} values={values} onChange={change} />
    </AppTheme>,
  );
  return change;
}

test('a span people ask for sets both ends of a range at once', () => {
  const change = mount([filter('date_range', 'issued_on')]);
  const span = datePresets(today()).find(({ label }) => label === 'Tháng trước')?.range;
  fireEvent.click(screen.getByLabelText('Mở lịch'));
  fireEvent.click(screen.getByText('Tháng trước'));
  expect(change).toHaveBeenCalledWith({ issued_onOnMin: span?.from, issued_onOnMax: span?.to });
});

test('a range with an open end keeps the end it has, and nothing empty is kept (spec point 3)', () => {
  const change = mount([filter('date_range', 'issued_on'), filter('enum', 'status')], {
    issued_onOnMin: '2026-11-01',
    query: null,
    status: 'active',
  });
  fireEvent.change(screen.getByLabelText('status'), { target: { value: '' } });
  expect(change).toHaveBeenCalledWith({ issued_onOnMin: '2026-11-01' });
});

test('both ends of a range of numbers are typed in the style of the company', () => {
  vi.useFakeTimers();
  const change = mount([filter('number_range', 'total')], { totalMin: '5000000' });
  expect((screen.getByLabelText('total từ') as HTMLInputElement).value).toBe('5.000.000');
  fireEvent.change(screen.getByLabelText('total đến'), { target: { value: '1.500,5' } });
  act(() => {
    vi.advanceTimersByTime(searchPause);
  });
  expect(change.mock.calls).toEqual([[{ totalMin: '5000000', totalMax: '1500.5' }]]);
});

test('a range of numbers that ends before it begins says so', () => {
  mount([filter('number_range', 'total')], { totalMin: '500', totalMax: '100' });
  expect(screen.getByText('Số cuối nhỏ hơn số đầu, hãy nhập số lớn hơn')).toBeTruthy();
});

test('what is typed acts after a pause, not at every key', () => {
  vi.useFakeTimers();
  const change = mount([filter('text', 'symbol')]);
  fireEvent.change(screen.getByLabelText('symbol'), { target: { value: 'K' } });
  fireEvent.change(screen.getByLabelText('symbol'), { target: { value: 'K26' } });
  expect(change).not.toHaveBeenCalled();
  act(() => {
    vi.advanceTimersByTime(searchPause);
  });
  expect(change.mock.calls).toEqual([[{ symbol: 'K26' }]]);
});
