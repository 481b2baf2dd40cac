// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OutsideLinks } from './outside-links.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const site = { demo: false, password: null, accounts: [] };

test('the links are those this installation was started with, asked for once', async () => {
  const links = {
    support_url: 'https://s.example/help',
    terms_url: 'https://s.example/t',
    privacy_url: null,
  };
  const fetched = vi.fn(async () => Response.json({ site: { ...site, ...links } }));
  vi.stubGlobal('fetch', fetched);
  render(
    <>
      <OutsideLinks />
      <OutsideLinks />
    </>,
  );
  const support = await screen.findAllByRole('link', { name: 'Hỗ trợ' });
  expect(support.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill(links.support_url));
  expect(screen.getAllByRole('link')).toHaveLength(4);
  expect(fetched).toHaveBeenCalledTimes(1);
});
