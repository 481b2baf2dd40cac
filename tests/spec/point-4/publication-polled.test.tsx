// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureHttp } from '#generated/client/http.ts';
import { usePublication } from '#src/custom/invoice/page/invoice-page.tsx';

const asked: string[] = [];
let answers: { status: string; final: boolean }[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
  configureHttp({
    send: async (path) => {
      asked.push(path);
      return answers[Math.min(asked.length, answers.length) - 1];
    },
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Status() {
  return <output>{usePublication(7)?.status}</output>;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the publication of an invoice is asked for again until nothing more will come by itself [4.publishing.polled]', async () => {
  answers = [
    { status: 'signing', final: false },
    { status: 'sent', final: false },
    { status: 'code_issued', final: true },
  ];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Status />
    </QueryClientProvider>,
  );
  const seen = () => [asked.length, screen.getByRole('status').textContent];
  await pass(10);
  expect(seen()).toEqual([1, 'signing']);
  await pass(900);
  expect(seen()).toEqual([1, 'signing']);
  await pass(100);
  expect(seen()).toEqual([2, 'sent']);
  await pass(1500);
  expect(seen()).toEqual([3, 'code_issued']);
  await pass(60_000);
  expect(new Set(asked)).toEqual(new Set(['/api/invoices/7/publication']));
  expect(asked).toHaveLength(3);
});
