// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageBoundary } from './page-boundary.tsx';

const report = vi.hoisted(() => vi.fn(async (_error: unknown): Promise<string | null> => 'E7-K3QD9'));
const forgetUnshown = vi.hoisted(() => vi.fn());
vi.mock('#src/providers/providers.ts', () => ({ errorReports: { report }, forgetUnshown }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

let broken: Error | null;
function Content() {
  if (broken) throw broken;
  return <p>nội dung</p>;
}

const at = (place: string) => (
  <PageBoundary place={place}>
    <Content />
  </PageBoundary>
);

test('a page that breaks is told once, and shows the code it got [8.boundary.reports]', async () => {
  broken = new Error('x');
  render(at('/admin/customers'));
  expect(screen.getByRole('heading', { name: 'Có lỗi xảy ra!' })).toBeTruthy();
  expect((await screen.findByText('E7-K3QD9')).parentElement?.textContent).toBe('Mã lỗi E7-K3QD9');
  expect(report.mock.calls).toEqual([[broken]]);
});

test.each([
  ['path', '/admin/products'],
  ['record', '/admin/customers/8'],
  ['query', '/admin/customers?page=2'],
])(
  'it starts afresh when the %s changes, and asks again for what it shows [8.boundary.resets]',
  (_what, place) => {
    broken = new Error('x');
    const { rerender } = render(at('/admin/customers'));
    broken = null;
    rerender(at('/admin/customers'));
    expect(screen.queryByText('nội dung')).toBeNull();
    rerender(at(place));
    expect(screen.getByText('nội dung')).toBeTruthy();
    expect(forgetUnshown).toHaveBeenCalled();
  },
);

test('a page that was not loaded when the network went says so, and is no fault to tell of', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  broken = new Error('Failed to fetch dynamically imported module');
  act(() => void window.dispatchEvent(new Event('vite:preloadError')));
  render(at('/admin/customers'));
  expect(screen.getByRole('heading', { name: 'Mất mạng, chưa mở được trang này.' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Quay lại trang trước' })).toBeTruthy();
  expect(report).not.toHaveBeenCalled();
  onLine.mockRestore();
});

test('a page whose file is gone with an older version asks for a reload, and is no fault to tell of [8.preload-error]', () => {
  broken = new Error('Failed to fetch dynamically imported module');
  act(() => void window.dispatchEvent(new Event('vite:preloadError')));
  render(at('/admin/customers'));
  expect(screen.getByRole('heading', { name: 'Đã có bản mới hơn.' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tải lại trang' })).toBeTruthy();
  expect(report).not.toHaveBeenCalled();
});
