// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DeviceBanner } from './device-banner.tsx';

type State = ComponentProps<typeof DeviceBanner>['device'];

afterEach(cleanup);

const NOW = new Date().toISOString();
const sale = (state: 'waiting' | 'refused') => ({ number: 7, sold_on: NOW, state, messages: ['Lý do.'] });

const text = (state: 'waiting' | 'refused', isOnline: boolean) =>
  render(
    <DeviceBanner
      device={{ device: null, unsent: [sale(state)], isOnline, is_sending: false } as unknown as State}
    />,
  ).container.textContent;

test('without a network sales that wait go by themselves', () => {
  expect(text('waiting', false)).toContain('Mất mạng: vẫn bán được. 1 đơn chờ gửi, tự gửi khi có mạng.');
});

test('that there is no network is said beside a refused sale too, and that sending again needs one', () => {
  expect(text('refused', true)).not.toContain('Mất mạng');
  cleanup();
  const offline = text('refused', false);
  expect(offline).toContain('chưa được máy chủ nhận. Lý do.');
  expect(offline).toContain('Mất mạng: vẫn bán được.');
  expect(offline).toContain('Có mạng rồi mới bấm “Gửi lại” được.');
  expect(offline).not.toContain('tự gửi khi có mạng');
});
