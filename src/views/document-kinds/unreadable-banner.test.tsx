// @vitest-environment jsdom
import { UnreadableBanner } from '#src/views/document/unreadable-banner.tsx';
import { ToastContext } from '#src/ui/overlay/toast-context.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { invoiceKind } from './invoice-kind.ts';

const rights = vi.hoisted(() => ({ may: true }));
const request = vi.hoisted(() => vi.fn());
vi.mock('#generated/client/transmissions/transmissions.ts', () => ({ requestAnswers: request }));
vi.mock('#src/providers/account-context.ts', () => ({
  useMay: () => () => rights.may,
  useCan: () => () => rights.may,
}));

const event = {
  ...{
    id: 9,
    kind: 'answer_unreadable',
    happened_on: '2026-11-20T02:15:34Z',
    title: '',
    tone: 'warning' as const,
  },
  ...{ detail: 'Không đọc được phản hồi.', actor_name: null, transmission_id: 2 },
};

function draw() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastContext value={{ show: () => undefined }}>
        <UnreadableBanner
          kind={invoiceKind()}
          message="invoice"
          events={[event]}
          onEvidence={() => undefined}
        />
      </ToastContext>
    </QueryClientProvider>,
  );
}

const ask = () => screen.queryByRole('button', { name: 'Yêu cầu gửi lại phản hồi' });

test('an answer that could not be read is asked for again on the page of its document, by who may see messages', async () => {
  request.mockResolvedValue({ outcome: 'read' });
  draw();
  fireEvent.click(ask() ?? document.body);
  await waitFor(() => expect(request.mock.calls).toEqual([[2, {}]]));
  cleanup();
  rights.may = false;
  draw();
  expect(screen.getByText('Không đọc được phản hồi.')).toBeTruthy();
  expect(ask()).toBeNull();
});
