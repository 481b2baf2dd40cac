// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PATIENCE } from '#tests/setup/patience.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Suspense, use } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { RouteFocus } from '#src/shell/page-body.tsx';
import { RouteToast } from '#src/shell/notifications.tsx';
import { Toasts } from '#tests/setup/toasts.tsx';

const scrollTo = vi.fn();
beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
  scrollTo.mockReset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Frame() {
  const { state } = useLocation();
  return (
    <Toasts>
      <RouteFocus />
      <RouteToast />
      <output>{JSON.stringify(state)}</output>
      <main tabIndex={-1}>
        <Link to="/titled">titled</Link>
        <Link to="/bare">bare</Link>
        <Link to="/titled" state={{ toast: { tone: 'success', message: 'Đã lưu' } }}>
          saved
        </Link>
        <Routes>
          <Route path="/titled" element={<h1 tabIndex={-1}>Khách hàng</h1>} />
          <Route path="*" element={<p>không có tiêu đề</p>} />
        </Routes>
      </main>
    </Toasts>
  );
}

const open = () =>
  render(
    <MemoryRouter initialEntries={['/']}>
      <Frame />
    </MemoryRouter>,
  );
const press = (name: string) => fireEvent.click(screen.getByText(name));

describe('on every route change', () => {
  test('focus moves to the first h1 [2.shared.focus]', async () => {
    open();
    press('titled');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Khách hàng'), PATIENCE);
  });

  test('focus moves to the body of a page without an h1 [2.shared.focus]', async () => {
    open();
    press('titled');
    press('bare');
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'), PATIENCE);
  });

  test('focus comes back to the h1 after the page was set aside for a part still being fetched [2.shared.focus]', async () => {
    let fetched = () => {};
    const part = new Promise<null>((resolve) => (fetched = () => resolve(null)));
    const Part = ({ asks }: { asks: boolean }) => asks && use(part);
    const draw = (asks: boolean) => (
      <MemoryRouter>
        <RouteFocus />
        <main tabIndex={-1}>
          <Suspense fallback={<h1 tabIndex={-1}>Đang tải</h1>}>
            <h1 tabIndex={-1}>Cấu hình</h1>
            <Part asks={asks} />
          </Suspense>
        </main>
      </MemoryRouter>
    );
    const { rerender } = render(draw(false));
    const focused = (text: string) =>
      vi.waitFor(() => expect(document.activeElement?.textContent).toBe(text), PATIENCE);
    await focused('Cấu hình');
    await act(async () => rerender(draw(true)));
    await focused('Đang tải');
    await act(async () => fetched());
    await focused('Cấu hình');
  });

  test('the page scrolls to top [2.shared.scroll]', async () => {
    open();
    scrollTo.mockReset();
    press('titled');
    await vi.waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 0), PATIENCE);
  });
});

test('a toast passed in navigation state is shown, then cleared on dismissal [2.shared.toast-in-state]', async () => {
  open();
  press('saved');
  expect(await screen.findByText('Đã lưu')).toBeTruthy();
  expect(screen.getByRole('main').previousElementSibling?.textContent).toContain('Đã lưu');
  fireEvent.click(screen.getByRole('button', { name: 'Đóng thông báo' }));
  await vi.waitFor(() => expect(screen.queryByText('Đã lưu')).toBeNull(), PATIENCE);
  await vi.waitFor(
    () => expect(screen.getByRole('main').previousElementSibling?.textContent).toBe('null'),
    PATIENCE,
  );
});
