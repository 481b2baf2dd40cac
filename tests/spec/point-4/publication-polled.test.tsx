// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureHttp } from '#generated/client/http.ts';
import { usePublication } from '#src/custom/invoice/page/invoice-page.tsx';
import { useFollowedPackage } from '#src/custom/cash-register/package-page.tsx';
import { useFollowedMistake } from '#src/custom/mistake/mistake-page.tsx';
import { useFollowedRegistration } from '#src/custom/registration/registration-page.tsx';
import { useFollowedStatement } from '#src/custom/statement/statement-page.tsx';
import { useFollowedTable } from '#src/custom/summary-table/summary-table-page.tsx';

const asked: string[] = [];
let answers: object[] = [];

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

/** A document of another kind, before its first answer. */
const QUEUED = { id: 7, status: 'queued', final: false, state: 'seller_signing', review: null } as never;

const OTHERS: [kind: string, path: string, use: (record: never) => { status?: string }][] = [
  ['a declaration', '/api/registrations/7', useFollowedRegistration],
  ['a notice of errors', '/api/invoice_mistakes/7', useFollowedMistake],
  ['a summary table', '/api/invoice_data_summary_tables/7', useFollowedTable],
  [
    'a package of cash registers',
    '/api/invoices/calculating_machine/publish/7',
    (queued: { id: number; status: string }) => useFollowedPackage(queued.id).data ?? queued,
  ],
  ['a statement', '/api/statements/7', useFollowedStatement as (record: never) => object],
];

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

test.each(OTHERS)('so is %s, at %s [4.publishing.polled-others]', async (_kind, path, use) => {
  // Nothing moves at first: news would have all that is on screen read again.
  answers = [
    QUEUED,
    QUEUED,
    { id: 7, status: 'tax_authority_accepted', final: true, state: 'confirmed', review: null },
  ];
  function Followed() {
    return <output>{use(QUEUED).status}</output>;
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Followed />
    </QueryClientProvider>,
  );
  const shown = () => screen.getByRole('status').textContent;
  expect(shown()).toBe('queued');
  await pass(60_000);
  expect(shown()).toBe('tax_authority_accepted');
  const enough = asked.length;
  await pass(60_000);
  expect(asked).toEqual(Array.from({ length: enough }, () => path));
});
