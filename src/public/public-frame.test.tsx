// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PublicFrame } from './public-frame.tsx';

afterEach(() => window.localStorage.clear());

const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

test('who is signed in is led back to their work, anybody else to the login page', () => {
  render(<PublicFrame narrow={false}>Trang</PublicFrame>);
  expect(hrefOf('Đăng nhập')).toBe('/admin/authorization/login');
  cleanup();
  window.localStorage.setItem('access_token', 'mot.khoa.truoc');
  render(<PublicFrame narrow={false}>Trang</PublicFrame>);
  // The login page leads on who is signed in.
  expect(hrefOf('Trang làm việc')).toBe('/admin/authorization/login');
  expect(hrefOf('Đăng nhập')).toBeUndefined();
});
