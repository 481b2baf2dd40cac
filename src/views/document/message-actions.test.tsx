// @vitest-environment jsdom
import { ApiFailure } from '#generated/client/http.ts';
import { ToastContext } from '#src/ui/overlay/toast-context.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PATIENCE } from '#tests/setup/patience.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { AttemptCard } from './evidence/attempt-card.tsx';
import type { Message } from './document-kind.ts';
import { EvidenceDrawer } from './evidence/evidence-drawer.tsx';
import { MessageActions } from './message-actions.tsx';

const rights = { may: true };
const lookUp = vi.fn();
const request = vi.fn();
const read = vi.fn();
vi.mock('#generated/client/transmissions/transmissions.ts', () => ({
  lookUpTransmission: (id: number, body: unknown): unknown => lookUp(id, body),
  requestAnswers: (id: number, body: unknown): unknown => request(id, body),
  getTransmission: (id: number): unknown => read(id),
}));
const health = vi.fn();
vi.mock('#generated/client/gateway-health/gateway-health.ts', () => ({
  getTransmissionHealth: (): unknown => health(),
}));
vi.mock('#src/providers/account-context.ts', () => ({ useMay: () => () => rights.may }));

const show = vi.fn();
beforeEach(() => {
  rights.may = true;
  for (const one of [show, lookUp, request, read, health]) one.mockReset();
});

const sent = {
  id: 1,
  direction: 'out',
  message_type: '200',
  message_type_name: 'Gửi chứng từ',
  message_id: 'V1',
  reply_to: null,
  status: 'unknown',
  created_on: '2026-11-20T02:15:34Z',
  bytes: 10,
  sha256: 'a'.repeat(64),
  note: null,
} as Message;
const unreadable = {
  ...sent,
  id: 2,
  direction: 'in',
  message_type: '202',
  message_id: 'TCT2',
  reply_to: 'V1',
  status: 'response_in_incorrect_format',
} as Message;

function draw(children: React.ReactNode) {
  const queryClient = new QueryClient();
  const reread = vi.spyOn(queryClient, 'invalidateQueries');
  render(
    <QueryClientProvider client={queryClient}>
      <ToastContext value={{ show }}>{children}</ToastContext>
    </QueryClientProvider>,
  );
  return reread;
}

test('a message in doubt is looked up by one press: it says what was found, and what is shown is read again', async () => {
  lookUp.mockResolvedValue(sent);
  read.mockResolvedValueOnce(sent).mockResolvedValue({ ...sent, status: 'sent_tvan' });
  const reread = draw(<MessageActions message={sent} />);
  const button = screen.getByRole('button', { name: 'Tra cứu ngay' });
  fireEvent.click(button);
  await screen.findByRole('button', { name: 'Đang tra cứu…' });
  fireEvent.click(button);
  await waitFor(
    () =>
      expect(show).toHaveBeenCalledWith({
        tone: 'success',
        message: 'Đã rõ: thông điệp đã tới đơn vị truyền nhận.',
      }),
    PATIENCE,
  );
  expect(lookUp.mock.calls).toEqual([[1, {}]]);
  expect(reread).toHaveBeenCalled();
});

test('a message that the provider does not have is said to go out again', async () => {
  lookUp.mockResolvedValue(sent);
  read.mockResolvedValue({ ...sent, status: 'signed' });
  draw(<MessageActions message={sent} />);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(
    () => expect(show.mock.lastCall?.[0]).toMatchObject({ message: expect.stringContaining('gửi lại đúng') }),
    PATIENCE,
  );
});

test.each([
  [
    { cause: 'common_line', problem: 'Không kết nối được.', mended_by: 'itself', since: null },
    'tự tra cứu. Kết nối chung của hệ thống tới nơi truyền nhận: Không kết nối được. Thử lại lúc 09:16:04.',
  ],
  [null, 'tự tra cứu.'],
])('a look-up without an answer says why nothing came and when it is tried again', async (held, words) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    lookUp.mockResolvedValue(sent);
    read.mockResolvedValue(sent);
    health.mockResolvedValue({ held: held && { ...held, next_try_on: '2026-11-20T02:16:04Z' } });
    draw(<MessageActions message={sent} />);
    fireEvent.click(screen.getByRole('button'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(show.mock.lastCall).toEqual([
      { tone: 'error', message: `Đơn vị truyền nhận vẫn chưa trả lời. Hệ thống tiếp tục ${words}` },
    ]);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['read', 'success', 'đọc được phản hồi'],
  ['not_yet', 'success', 'tự nhận khi có'],
  ['still_unreadable', 'error', 'vẫn không đọc được'],
  ['not_at_provider', 'error', 'không tìm thấy'],
])('asking for answers again tells the outcome: %s', async (outcome, tone, words) => {
  request.mockResolvedValue({ outcome });
  draw(<MessageActions message={unreadable} />);
  fireEvent.click(screen.getByRole('button', { name: 'Yêu cầu gửi lại phản hồi' }));
  await waitFor(() =>
    expect(show.mock.lastCall).toEqual([{ tone, message: expect.stringContaining(words) as string }]),
  );
  expect(request.mock.calls).toEqual([[2, {}]]);
});

test('a provider that does not answer is told in the words of the server, and what is shown is read again', async () => {
  const message = 'Đơn vị truyền nhận chưa trả lời.';
  request.mockRejectedValue(
    new ApiFailure(503, null, [{ message, code: 'provider_unavailable', fields: [] }]),
  );
  const reread = draw(<MessageActions message={unreadable} />);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(show.mock.lastCall).toEqual([{ tone: 'error', message }]));
  expect(reread).toHaveBeenCalled();
});

test('nothing is offered of a message that is answered, or to who may not ask', () => {
  draw(<MessageActions message={{ ...sent, status: 'code_issued' }} />);
  expect(screen.queryByRole('button')).toBeNull();
  rights.may = false;
  draw(<MessageActions message={sent} />);
  draw(<MessageActions message={unreadable} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('an unreadable answer has the button at its own card, and the message it answers does not repeat it', () => {
  const messages = [{ ...sent, status: 'sent_tvan' } as Message, unreadable];
  const cards = messages.map((message) => (
    <AttemptCard
      key={message.id}
      attempt={{ what: 'message', key: message.message_id, at: message.created_on, message }}
      messages={messages}
    />
  ));
  draw(<ol>{cards}</ol>);
  const [button, ...others] = screen.getAllByRole('button', { name: 'Yêu cầu gửi lại phản hồi' });
  expect(others).toEqual([]);
  expect(button?.closest('li')?.textContent).toContain('TCT2');
});

const lost = {
  id: 5,
  kind: 'whereabouts_unknown',
  happened_on: '2026-11-20T02:15:40Z',
  title: 'Chưa rõ',
  detail: null,
  tone: 'unknown',
  actor_name: null,
  transmission_id: 1,
} as const;

test.each([
  ['who may see the messages', [sent], 1],
  ['no others', null, 0],
] as const)('in the evidence a message in doubt can be looked up by %s', (_who, messages, count) => {
  draw(
    <EvidenceDrawer
      onClose={vi.fn()}
      evidence={{
        name: 'C26TAA 12',
        unknown: 'Chưa rõ',
        events: [lost],
        messages,
        error: null,
        onRetry: vi.fn(),
        pack: null,
        historyHref: '/admin',
      }}
    />,
  );
  expect(screen.queryAllByRole('button', { name: 'Tra cứu ngay' })).toHaveLength(count);
});
