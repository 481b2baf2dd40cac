// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { DeviceDialog } from './device-dialog.tsx';

const listed = vi.hoisted(() => vi.fn());
vi.mock('#generated/client/till-devices/till-devices.ts', () => ({
  listTillDevices: listed,
  cancelTillDevice: vi.fn(),
}));
vi.mock('#src/providers/account-context.ts', () => ({ useMay: () => () => true }));
vi.mock('./shell-worker.ts', () => ({
  canKeepShell: () => true,
  isPrivateWindow: async () => false,
  askToKeep: async () => true,
}));

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const register = vi.fn(async () => undefined);
const takeOver = vi.fn(async () => undefined);
type Props = ComponentProps<typeof DeviceDialog>;

function show(symbols: readonly string[] = ['C26MAA']): void {
  const device = { device: null, unsent: [], engine: { register, takeOver } } as unknown as Props['device'];
  const of_symbol = (symbol: string, at: number) => ({ id: 3 + at, form_no: '1', symbol });
  const templates = symbols.map(of_symbol) as unknown as Props['templates'];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeviceDialog {...{ device, templates }} onClose={() => undefined} />
    </QueryClientProvider>,
  );
}

const name = () => screen.getByRole('textbox', { name: 'Tên máy' });
const MISSING = 'Đặt tên cho máy này, ví dụ Quầy 1, rồi bấm lại.';

test('a device without a name is not registered in silence: the field says what lacks', async () => {
  listed.mockResolvedValue([]);
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Đăng ký máy này' }));
  expect(screen.getByText(MISSING)).toBeTruthy();
  expect(document.activeElement).toBe(name());
  expect(register).not.toHaveBeenCalled();
  fireEvent.change(name(), { target: { value: 'Quầy 2' } });
  expect(screen.queryByText(MISSING)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Đăng ký máy này' }));
  await waitFor(() => expect(register).toHaveBeenCalledWith('Quầy 2', 3));
});

test('nor is a series taken over to a device without one', async () => {
  const holder = { id: 9, state: 'active', template_id: 3, name: 'Quầy 1', user_name: 'Hoa' };
  const numbers = { seen_on: '2026-11-30T01:00:00.000Z', next_number: 4, leased_to: 500 };
  listed.mockResolvedValue([{ ...holder, ...numbers }]);
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Nhận lại ký hiệu' }));
  fireEvent.click(screen.getByRole('button', { name: 'Nhận ký hiệu về máy này' }));
  expect(screen.getByText(MISSING)).toBeTruthy();
  expect(takeOver).not.toHaveBeenCalled();
  fireEvent.change(name(), { target: { value: 'Quầy 2' } });
  fireEvent.click(screen.getByRole('button', { name: 'Nhận ký hiệu về máy này' }));
  await waitFor(() => expect(takeOver).toHaveBeenCalledWith(9, 'Quầy 2'));
});

test('in January a series of the new year is offered, though that of the old one is still there', () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-31T17:30:00.000Z'), toFake: ['Date'] });
  listed.mockResolvedValue([]);
  show(['C26MAA', 'C27MAA']);
  expect(screen.getByRole('combobox')).toHaveProperty('value', '4');
});
