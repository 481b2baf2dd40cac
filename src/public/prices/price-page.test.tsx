// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { routeOf } from '#src/routes.ts';
import { PricePage } from './price-page.tsx';

vi.mock('#src/login/call.ts', () => ({
  call: async () => ({
    ok: true,
    body: {
      service_packages: [
        {
          id: 1,
          code: 'CO_BAN',
          name: 'Cơ bản',
          description: '',
          months: 12,
          price: '890000',
          invoices: 1000,
          features: [],
        },
      ],
    },
  }),
}));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('who has no company is led to a trial of the package, who is signed in to buying it', async () => {
  render(<PricePage />);
  const trial = await screen.findByRole('link', { name: 'Dùng thử 30 ngày, Cơ bản' });
  expect(trial.getAttribute('href')).toBe('/create_trial?package=CO_BAN');
  cleanup();
  localStorage.setItem('access_token', 'một mã');
  render(<PricePage />);
  const buy = await screen.findByRole('link', { name: 'Mua gói, Cơ bản' });
  expect(buy.getAttribute('href')).toBe(`${routeOf('service_packages.checkout').path}?goi=CO_BAN`);
  expect(screen.queryByText(/Dùng thử/)).toBeNull();
});
