// @vitest-environment jsdom
import { AccountProvider } from '#src/providers/account-context.ts';
import { ToastContext } from '#src/ui/overlay/toast-context.ts';
import { documentWords } from '#src/wording/document.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import type { DocumentEvent } from '#src/views/document/document-kind.ts';
import { UnknownOutcome } from '#src/views/document/unknown-outcome.tsx';

type Signed = ComponentProps<typeof AccountProvider>['value'];

const lost = {
  id: 1,
  kind: 'whereabouts_unknown',
  happened_on: '2026-11-20T02:00:00Z',
  transmission_id: 9,
} as DocumentEvent;

function buttonsOf(permissions: readonly string[], events: readonly DocumentEvent[]): (string | null)[] {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AccountProvider value={{ account: { permissions }, tenant: {} } as unknown as Signed}>
        <ToastContext value={{ show: vi.fn() }}>
          <UnknownOutcome
            kind={{ unknown: 'Chưa rõ đã tới chưa' }}
            message="invoice_mistake"
            events={events}
            onEvidence={vi.fn()}
          />
        </ToastContext>
      </AccountProvider>
    </QueryClientProvider>,
  );
  return screen.getAllByRole('button').map(({ textContent }) => textContent);
}

const { lookUpNow, openEvidence } = documentWords;

test.each([
  { who: 'that sees messages of its kind', permissions: ['invoice_wrong_gateway'], may: true },
  { who: 'that sees those of other kinds only', permissions: ['invoice_gateway'], may: false },
])('an account $who looks up the message now: $may; the evidence is open to both', ({ permissions, may }) =>
  expect(buttonsOf(permissions, [lost])).toEqual(may ? [lookUpNow, openEvidence] : [openEvidence]),
);

test('where no message was lost there is nothing to look up', () =>
  expect(buttonsOf(['invoice_wrong_gateway'], [])).toEqual([openEvidence]));
