// @vitest-environment jsdom
import { Profiler } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { RouterLinks } from './router-link.tsx';

afterEach(cleanup);

function shown(onDraw = vi.fn()) {
  const router = createMemoryRouter(
    [
      {
        path: '/admin',
        element: (
          <RouterLinks>
            <Profiler id="link" onRender={onDraw}>
              <KitLink href="/admin/invoices?page=2">Hóa đơn</KitLink>
              <KitLink href="/api/files/1">Tệp</KitLink>
            </Profiler>
            <Outlet />
          </RouterLinks>
        ),
        children: [{ path: '*', element: <p>Trang</p> }],
      },
    ],
    { initialEntries: ['/admin/customers'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

test('a press on a link changes the page without a reload', async () => {
  const router = shown();
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Hóa đơn' })));
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/admin/invoices?page=2');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'the browser opens a link with %o in a tab or window of its own',
  async (how) => {
    const router = shown();
    const isLeft = fireEvent.click(screen.getByRole('link', { name: 'Hóa đơn' }), how);
    expect(isLeft).toBe(true);
    expect(router.state.location.pathname).toBe('/admin/customers');
  },
);

test('a link to something that is no page of the admin is left to the browser', () => {
  const router = shown();
  fireEvent.click(screen.getByRole('link', { name: 'Tệp' }));
  expect(router.state.location.pathname).toBe('/admin/customers');
});

test('a change of the address draws no link again', async () => {
  const onDraw = vi.fn();
  const router = shown(onDraw);
  const before = onDraw.mock.calls.length;
  await act(() => router.navigate('/admin/products'));
  expect(router.state.location.pathname).toBe('/admin/products');
  expect(onDraw.mock.calls.length).toBe(before);
});
