// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoginForm } from './login-form.tsx';
import type { SignIn } from './use-sign-in.ts';

beforeEach(() =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response('{}', { status: 404 }))),
  ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const entry = { failure: null, busy: null, forget: () => undefined } as unknown as SignIn;

function show(username: string) {
  const { container } = render(
    <LoginForm entry={entry} username={username} onUsername={() => undefined} forgotHref="/forgot" />,
  );
  return [...container.querySelectorAll('input,a,button')].map((one) => one.id || one.textContent);
}

test('the e-mail has the focus, and Tab goes from it to the password before the link beside it', () => {
  const stops = show('');
  expect(document.activeElement?.id).toBe('username');
  expect(stops.slice(0, 2)).toEqual(['username', 'password']);
  expect(stops.indexOf('Quên mật khẩu?')).toBeGreaterThan(1);
});

test('with an address already there the password has the focus', () => {
  show('owner@demo.vn');
  expect(document.activeElement?.id).toBe('password');
});
