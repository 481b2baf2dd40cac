// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookUpInvoice } from '#generated/client/publication/publication.ts';
import { createDraftStore } from '../draft/draft-store.ts';
import { newDraft } from '../draft/draft.ts';
import { useDraftPrint } from './use-draft-print.ts';

vi.mock('#generated/client/publication/publication.ts', () => ({ lookUpInvoice: vi.fn() }));

type Print = Awaited<ReturnType<typeof lookUpInvoice>>;

const asked: { buyer: string | null | undefined; answer: (print: Print) => void; fail: () => void }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.mocked(lookUpInvoice).mockImplementation(
    ({ invoice }) =>
      new Promise<Print>((answer, refuse) => {
        asked.push({ buyer: invoice.buyer_name, answer, fail: () => refuse(new Error('busy')) });
      }),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const print = (pdf_base64: string) => ({ pdf_base64 }) as Print;

function start() {
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const store = createDraftStore(newDraft('2026-11-20'));
  const written = { invoice_id: null, template_id: 3, price_includes_tax: false, store };
  const hook = renderHook(() => useDraftPrint(written), { wrapper });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return {
    ...hook,
    type: (value: string) => act(() => store.dispatch({ type: 'put', field: 'buyer_name', value })),
    pass,
  };
}

test('what is typed is drawn once typing pauses, and only then', async () => {
  const { type, pass } = start();
  await pass(0);
  await act(() => Promise.resolve(asked[0]?.answer(print('empty'))));
  type('A');
  await pass(500);
  type('An');
  await pass(500);
  expect(asked).toHaveLength(1);
  await pass(300);
  expect(asked.map(({ buyer }) => buyer)).toEqual([null, 'An']);
});

test('one is drawn at a time: what was typed meanwhile, the newest of it, comes after', async () => {
  const { type, pass, result } = start();
  await pass(0);
  type('An');
  await pass(1_000);
  type('An Phước');
  await pass(1_000);
  expect(asked).toHaveLength(1);
  await act(() => Promise.resolve(asked[0]?.answer(print('empty'))));
  await pass(0);
  expect(asked.map(({ buyer }) => buyer)).toEqual([null, 'An Phước']);
  expect(result.current.print?.pdf_base64).toBe('empty');
});

test('after a failure the print before stays, and it is drawn again when asked', async () => {
  const { type, pass, result } = start();
  await pass(0);
  await act(() => Promise.resolve(asked[0]?.answer(print('first'))));
  type('An');
  await pass(1_000);
  await act(() => Promise.resolve(asked[1]?.fail()));
  await pass(0);
  expect(result.current.error?.message).toBe('busy');
  act(() => result.current.again());
  await pass(0);
  expect(asked).toHaveLength(3);
});
