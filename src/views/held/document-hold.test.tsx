// @vitest-environment jsdom
import { AppTheme } from '#src/theme/app-theme.tsx';
import type { MessageKind } from '#domain/transmission/message-kinds.table.ts';
import type { PublicationStatus } from '#generated/vocabulary.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { DocumentHold } from './document-hold.tsx';
import { useHold, type Hold } from './use-hold.ts';

vi.mock('#src/providers/account-context.ts', () => ({ useMay: () => () => true, useCan: () => () => true }));
vi.mock('#src/providers/outside-pages.ts', () => ({ useOutsidePages: () => ({ support_url: null }) }));
vi.mock('#src/providers/today.ts', () => ({ today: () => '2026-11-30' }));

afterEach(cleanup);

const SINCE = '2026-11-30T02:12:00.000Z';
const AWAY: Hold = {
  held: { cause: 'common_line', problem: 'Không kết nối được.', mended_by: 'itself', since: SINCE },
  send_by: { due_on: '2026-11-30', source: 'NĐ 254/2026 Điều 14' },
};
const send = vi.fn(async () => undefined);
const LINKS = { connection: '/connection', incident: '/incident' };

function show(children: ReactNode): string {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { container } = render(
    <AppTheme>
      <QueryClientProvider client={client}>
        <MemoryRouter>{children}</MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
  return container.textContent;
}

const card = (message: MessageKind, hold: Hold | null, status: PublicationStatus = 'signed') => (
  <DocumentHold
    kind={{ results: [] }}
    {...{ message, hold, status }}
    events={[]}
    links={LINKS}
    onEvidence={() => undefined}
    tryAgain={{ operation: 'submitRegistration', send }}
  />
);

test.each([
  ['declaration', 'Đừng lập tờ khai khác thay thế.'],
  ['invoice_mistake', 'Đừng lập thông báo khác thay thế.'],
  ['data_summary_table', 'Đừng lập bảng khác thay thế.'],
  ['invoice', 'Đừng lập hóa đơn khác thay thế.'],
] as const)('%s: the cause, who ends it, and what not to do meanwhile', (message, noOther) => {
  const text = show(card(message, AWAY));
  expect(text).toContain('Vì sao chưa gửi được?');
  expect(text).toContain('Không kết nối được.');
  expect(text).toContain('Hệ thống tự thử lại');
  expect(text).toContain(noOther);
  expect(text).toContain('Chỉ được chờ đến hết hôm nay 30/11/2026');
});

test('when it is tried next is said to the second, where that is known', () => {
  const held = { cause: 'turn', problem: null, mended_by: 'itself', since: SINCE } as const;
  expect(show(card('invoice', { held, send_by: null }))).not.toContain('Thử lại lúc');
  cleanup();
  const next = { ...held, next_try_on: '2026-11-30T02:12:17.000Z' };
  expect(show(card('invoice', { held: next, send_by: null }))).toContain('Thử lại lúc 09:12:17.');
});

test('an incident is offered where it moves the deadline: for invoices, not for a table', () => {
  show(card('invoice', AWAY));
  expect(screen.getByRole('link', { name: /sự cố/ }).getAttribute('href')).toBe('/incident');
  cleanup();
  show(card('data_summary_table', AWAY));
  expect(screen.queryByRole('link', { name: /sự cố/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Mở bằng chứng' })).toBeTruthy();
});

test('of one that has left, the result is what is missing', () => {
  expect(show(card('declaration', AWAY, 'sent_tvan'))).toContain('Vì sao chưa có kết quả?');
});

test('one that a fault stops says its code and is tried again on a press; others are not', async () => {
  const held = { cause: 'fault', problem: 'AB12CD34', mended_by: 'operator', since: SINCE } as const;
  const text = show(card('declaration', { held, send_by: null }));
  expect(text).toContain('Mã lỗi để báo: AB12CD34');
  expect(text).toContain('Người vận hành hệ thống phải xử lý');
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại ngay' }));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  cleanup();
  show(card('declaration', AWAY));
  expect(screen.queryByRole('button', { name: 'Thử lại ngay' })).toBeNull();
});

test('it is asked for while it is on its way alone', async () => {
  const read = vi.fn(async () => AWAY);
  const One = ({ status, final }: { status: PublicationStatus; final: boolean }) =>
    card('declaration', useHold({ status, final }, { queryKey: ['hold'], read }), status);
  show(<One status="draft" final={false} />);
  cleanup();
  show(<One status="tax_authority_accepted" final />);
  expect(read).not.toHaveBeenCalled();
  cleanup();
  show(<One status="signed" final={false} />);
  expect(await screen.findByText(/Không kết nối được/)).toBeTruthy();
});
