// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { components } from '#generated/types.ts';
import type { Job } from '#src/providers/jobs.ts';
import { common } from '#src/wording/common.ts';
import { askAllWords as words } from '#src/wording/transmissions.ts';
import { AskingBanner, AskingDialog } from './asking.tsx';

const held = vi.hoisted(() => ({
  questions: undefined as unknown,
  error: null as Error | null,
  cancel: vi.fn(),
}));
vi.mock('#generated/client/transmissions/transmissions.ts', () => ({
  useGetJobQuestions: () => ({ data: held.questions, error: held.error, refetch: vi.fn() }),
}));
vi.mock('#generated/client/jobs/jobs.ts', () => ({
  cancelJob: held.cancel,
}));
vi.mock('react-admin', () => ({ useNotify: () => vi.fn() }));

const job = (more: Partial<Job>): Job => ({
  ...{
    id: 7,
    resource: 'transmissions',
    action: 'look_up',
    state: 'running',
    total: 300,
    done: 40,
    failed: 2,
  },
  ...{ failures: [], undoable: false, cancellable: true, file: null, finished_on: null },
  created_on: '2026-11-20T02:00:00Z',
  ...more,
});

const NONE: components['schemas']['JobQuestions'] = {
  ...{ total: 0, arrived: 0, absent: 0, silent: 0, read: 0, not_yet: 0, still_unreadable: 0 },
  ...{ not_at_provider: 0, failed: 0, stopped: 0, waiting: 0, messages: [] },
};

beforeEach(() => {
  held.questions = undefined;
  held.error = null;
  held.cancel.mockReset();
  held.cancel.mockResolvedValue({});
});

const draw = (page: React.ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>);

test('a job that runs says how far it is, and that it goes on without the page; the counts add up', () => {
  held.questions = { ...NONE, total: 300, arrived: 30, absent: 5, silent: 5, failed: 2, waiting: 258 };
  draw(<AskingDialog job={job({})} onClose={() => undefined} />);
  expect(screen.getByRole('dialog', { name: 'Đang tra cứu 300 thông điệp' })).toBeTruthy();
  expect(screen.getByText(words.goesOn)).toBeTruthy();
  expect(screen.getByRole('img', { name: /^300 = 35 .* \+ 2 .* \+ 5 .* \+ 258 / })).toBeTruthy();
});

test('stopping asks the server to, once', () => {
  draw(<AskingDialog job={job({})} onClose={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: words.stop }));
  expect(held.cancel).toHaveBeenCalledExactlyOnceWith(7, { job_cancel: {} });
  expect(screen.getByRole('button', { name: words.stopping })).toHaveProperty('disabled', true);
});

test('a result that is not there yet, or cannot be loaded, says nothing of any message', () => {
  const ended = job({ state: 'done', done: 300, failed: 0 });
  const { unmount } = draw(<AskingDialog job={ended} onClose={() => undefined} />);
  expect(screen.getByRole('status', { name: common.loading })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  unmount();
  held.error = new Error('offline');
  draw(<AskingDialog job={ended} onClose={() => undefined} />);
  expect(screen.getByText(words.unread)).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByText(words.outcomes.waiting)).toBeNull();
});

test('one that was given up says so with its result', () => {
  held.questions = { ...NONE, total: 300, arrived: 40, stopped: 260 };
  const { unmount } = draw(<AskingDialog job={job({ state: 'failed' })} onClose={() => undefined} />);
  expect(screen.getByText(words.broke)).toBeTruthy();
  unmount();
  draw(<AskingDialog job={job({ state: 'done' })} onClose={() => undefined} />);
  expect(screen.queryByText(words.broke)).toBeNull();
});

test('why one could not be asked about stands with it, and one that was not asked about says so', () => {
  const message = {
    ...{ message_id: 'V01', message_type: '200', message_type_name: '', invoice_label: 'C26TAA · 12' },
    created_on: '2026-11-20T02:00:00Z',
  };
  held.questions = {
    ...{ ...NONE, total: 400, failed: 1, stopped: 399 },
    messages: [
      { ...message, id: 1, outcome: 'failed', words: 'Không hỏi được.' },
      { ...message, id: 2, outcome: 'stopped', words: null },
    ],
  };
  draw(<AskingDialog job={job({ state: 'cancelled', total: 400 })} onClose={() => undefined} />);
  expect(screen.getByText('Không hỏi được.')).toBeTruthy();
  expect(screen.getAllByText(words.outcomes.stopped).length).toBeGreaterThan(0);
  expect(screen.getByText(words.named('2', '400'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.stop })).toBeNull();
});

test('whoever comes back finds the job above the list: the way to its progress, later to its result', () => {
  const open = vi.fn();
  const { unmount } = draw(<AskingBanner job={job({})} onOpen={open} />);
  expect(screen.getByRole('status').textContent).toContain('Đang tra cứu 300 thông điệp: xong 42.');
  fireEvent.click(screen.getByRole('button', { name: words.seeProgress }));
  expect(open).toHaveBeenCalledOnce();
  unmount();
  draw(<AskingBanner job={job({ state: 'cancelled' })} onOpen={open} />);
  expect(screen.getByRole('status').textContent).toContain(words.wasStopped);
  fireEvent.click(screen.getByRole('button', { name: 'Đóng' }));
  expect(screen.queryByRole('status')).toBeNull();
});
