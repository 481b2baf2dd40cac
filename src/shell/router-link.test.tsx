// @vitest-environment jsdom
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { RouterLinks } from './router-link.tsx';

afterEach(cleanup);

function Here() {
  return <p>{useLocation().pathname}</p>;
}

function shown() {
  const router = createMemoryRouter(
    [
      {
        path: '/admin',
        element: (
          <RouterLinks>
            <KitLink href="/admin/invoices?page=2">Hóa đơn</KitLink>
            <KitLink href="/api/files/1">Tệp</KitLink>
            <Outlet />
          </RouterLinks>
        ),
        children: [{ path: '*', element: <Here /> }],
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

/** What React drew an element with the last time: another object after each drawing, as its handlers are. */
function drawnWith(element: HTMLElement): unknown {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
  return key === undefined ? expect.fail('React keeps its props elsewhere') : Reflect.get(element, key);
}

test('a change of the address draws no link again', async () => {
  const router = shown();
  const link = screen.getByRole('link', { name: 'Hóa đơn' });
  const before = drawnWith(link);
  await act(() => router.navigate('/admin/products'));
  await screen.findByText('/admin/products');
  expect(drawnWith(link)).toBe(before);
});
