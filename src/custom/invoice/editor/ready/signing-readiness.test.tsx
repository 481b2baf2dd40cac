// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { lacksOf, useSigningReadiness } from './signing-readiness.tsx';

vi.mock('#generated/client/invoices/invoices.ts', async (original) => {
  const { useQuery } = await import('@tanstack/react-query');
  const ended = { code: 'trial_ended', message: 'Thời gian dùng thử đã hết.', fields: [] };
  const readiness = { certificate: [], declaration: [], package: [ended] };
  return {
    ...(await original<object>()),
    useGetSigningReadiness: () => useQuery({ queryKey: ['readiness'], queryFn: () => readiness }),
  };
});

const within = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

test.each([
  ['a new invoice', null, 1],
  ['a draft', { number: null, nature: 'original' }, 1],
  ['an invoice that has its number', { number: 7, nature: 'original' }, 0],
  ['a correction', { number: null, nature: 'adjust' }, 0],
] as const)('a package that ended keeps back %s as the server does', async (_what, invoice, lacks) => {
  const series = { form_no: '1', symbol: 'C26TAA' };
  const { result } = renderHook(() => useSigningReadiness(series, '2026-11-20', invoice), {
    wrapper: within,
  });
  await waitFor(() => expect(result.current.readiness).not.toBeNull());
  expect(lacksOf(result.current.readiness)).toBe(lacks);
  expect(lacksOf(await result.current.again())).toBe(lacks);
});
