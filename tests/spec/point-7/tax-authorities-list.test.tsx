// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as client from '#generated/client/tax-authorities/tax-authorities.ts';
import { useTaxAuthorities } from '#src/views/tax-authority/tax-authority-input.tsx';

vi.mock('#generated/client/tax-authorities/tax-authorities.ts', () => ({
  searchTaxAuthorities: vi.fn(),
  countTaxAuthorities: vi.fn(() => Promise.resolve(45)),
}));

const search = vi.mocked(client.searchTaxAuthorities);
/** Twenty to a page, each named by its query and its place. */
const page = (query: string, number: number) =>
  Array.from({ length: number > 2 ? 5 : 20 }, (_none, at) => ({
    code: `${query} ${(number - 1) * 20 + at}`,
  }));

beforeEach(() => {
  search.mockImplementation((({ query = '', page: number = 1 }: { query?: string; page?: number }) =>
    Promise.resolve(page(query, number))) as unknown as typeof client.searchTaxAuthorities);
});

function listed(text: string) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderHook(({ typed }) => useTaxAuthorities(typed), {
    initialProps: { typed: text },
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
}

describe('the list of tax authorities that grows', () => {
  test('puts each further page behind the ones before, to the last [7.tax-authorities.pages]', async () => {
    const { result } = listed('');
    await waitFor(() => expect(result.current.authorities).toHaveLength(20));
    act(() => result.current.more());
    await waitFor(() => expect(result.current.authorities).toHaveLength(40));
    act(() => result.current.more());
    await waitFor(() => expect(result.current.authorities).toHaveLength(45));
    act(() => result.current.more());
    expect(search).toHaveBeenCalledTimes(3);
    expect(new Set(result.current.authorities.map(({ code }) => code)).size).toBe(45);
  });

  test('starts again with page 1 of another search [7.tax-authorities.first-page]', async () => {
    const { result, rerender } = listed('a');
    await waitFor(() => expect(result.current.authorities).toHaveLength(20));
    act(() => result.current.more());
    await waitFor(() => expect(result.current.authorities).toHaveLength(40));
    rerender({ typed: 'b' });
    await waitFor(() => expect(result.current.authorities.map(({ code }) => code)).toContain('b 0'));
    expect(result.current.authorities).toHaveLength(20);
    expect(result.current.authorities.every(({ code }) => code.startsWith('b '))).toBe(true);
  });
});
