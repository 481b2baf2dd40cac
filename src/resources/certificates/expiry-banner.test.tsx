// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ExpiryBanner } from './expiry-banner.tsx';

const list = vi.hoisted(() => ({ valid_to: '', state: 'expiring' }));
vi.mock('react-admin', () => ({ useCanAccess: () => ({ canAccess: true }) }));
vi.mock('#src/views/reminders/reading-context.ts', () => ({ useReading: () => undefined }));
vi.mock('#generated/client/certificates/certificates.ts', () => ({
  useListCertificates: () => ({
    data: [{ is_default: true, unusable: null, subject_name: 'Sao Việt', expiry_warning: 7, ...list }],
    isLoading: false,
  }),
}));

afterEach(() => {
  vi.useRealTimers();
});

/** 20:00 in Việt Nam on 2026-11-30. */
const EVENING = new Date('2026-11-30T13:00:00Z');

test.each([
  ['2026-11-30T16:59:00Z', 'Chứng thư mặc định hết hạn hôm nay.'],
  ['2026-12-01T01:00:00Z', 'Chứng thư mặc định hết hạn sau 1 ngày.'],
  ['2026-12-02T11:00:00Z', 'Chứng thư mặc định hết hạn sau 2 ngày.'],
])('a certificate that ends %s: %s', async (valid_to, title) => {
  vi.useFakeTimers({ now: EVENING, toFake: ['Date'] });
  Object.assign(list, { valid_to });
  render(<ExpiryBanner />);
  expect(await screen.findByText(title)).toBeTruthy();
});
