// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoginForm } from './login-form.tsx';
import { takeLoginNote } from './login-note.ts';
import { LoginPage } from './login-page.tsx';
import { forgotPath } from './paths.ts';
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

test('the address that was typed is left for who forgot their password, in no address of a page', () => {
  show('ketoan@demo.vn');
  const forgot = screen.getByRole('link', { name: 'Quên mật khẩu?' });
  forgot.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(forgot);
  expect(forgot.getAttribute('href')).toBe('/forgot');
  const note = takeLoginNote(window.sessionStorage);
  expect(note).toEqual({ email: 'ketoan@demo.vn', password_set: false });
  cleanup();
  render(<LoginPage pathname={forgotPath} search="" note={note} />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Email/ }).value).toBe('ketoan@demo.vn');
});

test('with an address already there the password has the focus', () => {
  show('owner@demo.vn');
  expect(document.activeElement?.id).toBe('password');
});
