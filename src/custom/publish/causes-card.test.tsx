// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { InvoicePublishes } from './batch.tsx';
import { CausesCard } from './causes-card.tsx';

function said(failed: number, unknown: number): string {
  cleanup();
  const causes =
    failed === 0 ? [] : [{ cause: 'tax_code', message: 'Mã số thuế sai.', count: failed, retryable: 0 }];
  const counts = { total: 12, ok: 0, failed, unknown, waiting: 0, stopped: 0 };
  const none = () => undefined;
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <CausesCard
        batch={{ id: 1, causes, counts } as unknown as InvoicePublishes}
        shown={null}
        onShow={none}
        onChanged={none}
      />
    </QueryClientProvider>,
  );
  return container.textContent;
}

test('what is not known is not called a fault, nor counted as one', () => {
  expect(said(0, 12)).toMatch(/^Chưa rõ kết quả12 hóa đơn/);
  expect(screen.queryByText('Lỗi theo nguyên nhân')).toBeNull();
  expect(said(5, 2)).toMatch(/^Lỗi theo nguyên nhân5 hóa đơn/);
  expect(screen.getByRole('button', { name: 'Xem 2 hóa đơn' })).toBeTruthy();
});
