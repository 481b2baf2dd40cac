// @vitest-environment jsdom
import { configureHttp } from '#generated/client/http.ts';
import { operations } from '#generated/operations.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { PATIENCE } from '#tests/setup/patience.ts';
import { expect, test, vi } from 'vitest';
import type { Message } from './history-columns.tsx';
import { MessageThread } from './message-thread.tsx';

const message = (id: number, direction: 'out' | 'in', message_type: string) =>
  ({
    id,
    direction,
    message_type,
    created_on: '2026-11-20T02:15:34Z',
    status: 'valid_message',
    invoice_id: 7,
    invoice_label: '1C26TAA 00000012',
  }) as Message;

const question = message(1, 'out', '200');
const receipt = message(2, 'in', '999');
const verdict = message(3, 'in', '202');

function show(stored: { messages: Message[] }, onOpen = vi.fn()) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  configureHttp({ send: async () => stored.messages });
  render(
    <QueryClientProvider client={queryClient}>
      <MessageThread message={question} onOpen={onOpen} />
    </QueryClientProvider>,
  );
  return queryClient;
}

test('the messages of a document stand together, the one that is open is marked, another is opened by its row', async () => {
  const onOpen = vi.fn();
  show({ messages: [question, receipt] }, onOpen);
  expect(await screen.findByText('2 thông điệp của 1C26TAA 00000012')).toBeTruthy();
  const [first, second] = screen.getAllByRole('button');
  expect(first?.getAttribute('aria-current')).toBe('true');
  if (second) fireEvent.click(second);
  expect(onOpen).toHaveBeenCalledWith(2);
});

test('what publishing makes stale is read again: the answer that came since is there [7.kinds.transmission_history]', async () => {
  const stored = { messages: [question, receipt] };
  const queryClient = show(stored);
  await screen.findByText('2 thông điệp của 1C26TAA 00000012');
  stored.messages = [question, receipt, verdict];
  rereadKinds(queryClient, operations.publishInvoice.invalidates);
  await vi.waitFor(
    () => expect(screen.getByText('3 thông điệp của 1C26TAA 00000012')).toBeTruthy(),
    PATIENCE,
  );
});

test('the messages of a declaration are asked for by the declaration', async () => {
  const asked: string[] = [];
  configureHttp({
    send: async (url) => {
      asked.push(url);
      return [question, receipt];
    },
  });
  const about = {
    ...question,
    invoice_id: null,
    registration_id: 5,
    invoice_label: 'Đăng ký mới 23/11/2026',
  };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MessageThread message={about as Message} onOpen={vi.fn()} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('2 thông điệp của Đăng ký mới 23/11/2026')).toBeTruthy();
  const query = new URL(asked[0] ?? '', 'http://local').searchParams;
  expect([query.get('registration_id'), query.get('invoice_id')]).toEqual(['5', null]);
});
