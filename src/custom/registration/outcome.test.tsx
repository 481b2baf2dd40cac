// @vitest-environment jsdom
import { configureHttp } from '#generated/client/http.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ChangeList } from './change-list.tsx';
import { ToldBefore } from './effects-card.tsx';
import { Outcome } from './outcome.tsx';
import type { Registration } from './registration-fields.ts';

vi.mock('#src/providers/account-context.ts', () => ({ useMay: () => () => true, useCan: () => () => true }));

function show(children: ReactNode): void {
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>{children}</MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
}

const refused = {
  id: 7,
  status: 'tax_authority_not_accepted',
  status_error: true,
  reasons: [{ code: '10004', message: 'Họ tên không khớp.' }],
  accepted_on: null,
};

test.each([
  ['new', /Chưa có đăng ký nào có hiệu lực/],
  ['change', /Đăng ký đang có hiệu lực vẫn giữ nguyên/],
] as const)('a refused declaration (%s) says what is in force in spite of it', (purpose, text) => {
  const registration = { ...refused, purpose } as unknown as Registration;
  show(<Outcome registration={registration} events={[]} onEvidence={vi.fn()} onSubmit={vi.fn()} />);
  expect(screen.getByText(text)).toBeDefined();
});

test.each([
  [true, /trước đó chưa có thông tin nào có hiệu lực/],
  [false, /chưa có thông tin nào đang có hiệu lực/],
])('a first declaration has nothing to be compared with; accepted: %s', async (accepted, text) => {
  const effects = {
    changes: [],
    compared: false,
    stopped_series: [],
    deadlines: [],
    missing: [],
    warnings: [],
  };
  configureHttp({ send: async () => effects });
  show(<ToldBefore id={7} open={null} accepted={accepted} />);
  expect(await screen.findByText(text)).toBeDefined();
});

test('what a declaration changed is marked; of the first one nothing is', () => {
  const change = { field: 'invoice_types.vat', before: null, after: 'x' };
  show(<ChangeList changes={[change]} />);
  expect(screen.getByText('thêm')).toBeDefined();
  cleanup();
  show(<ChangeList changes={[change]} first />);
  expect(screen.queryByText('thêm')).toBeNull();
  expect(screen.getByText('Hóa đơn giá trị gia tăng')).toBeDefined();
});
