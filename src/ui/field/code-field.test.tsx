// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CodeField } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';

function Harness({ onComplete }: { onComplete: (digits: string) => void }) {
  const [value, setValue] = useState('');
  return <CodeField label="Mã" value={value} onChange={setValue} onComplete={onComplete} />;
}

function mount() {
  const complete = vi.fn<(digits: string) => void>();
  render(<Harness onComplete={complete} />);
  const input = screen.getByLabelText<HTMLInputElement>(/^Mã/);
  const type = (value: string) => fireEvent.change(input, { target: { value } });
  return { complete, input, type };
}

test('the sixth digit completes the code, once', () => {
  const { complete, input, type } = mount();
  type('12345');
  expect(complete).not.toHaveBeenCalled();
  type('123456');
  type('1234567');
  expect(input.value).toBe('123456');
  expect(complete).toHaveBeenCalledExactlyOnceWith('123456');
});

test('a code pasted with blanks around and between counts', () => {
  const { complete, type } = mount();
  type(' 123 456 ');
  expect(complete).toHaveBeenCalledExactlyOnceWith('123456');
});

test('the field asks for a code of a message and for the keys of digits', () => {
  const { input } = mount();
  expect(input.autocomplete).toBe('one-time-code');
  expect(input.inputMode).toBe('numeric');
});

test('a password can be looked at, and Caps Lock is told of', () => {
  render(<PasswordField label="Mật khẩu" value="a" autoComplete="current-password" />);
  const input = screen.getByLabelText<HTMLInputElement>('Mật khẩu');
  expect(input.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Hiện mật khẩu' }));
  expect(input.type).toBe('text');
  fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
  expect(screen.getByText('Phím Caps Lock đang bật')).toBeTruthy();
  fireEvent.keyDown(input, { key: 'CapsLock' });
  expect(screen.queryByText('Phím Caps Lock đang bật')).toBeNull();
});
