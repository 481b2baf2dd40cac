// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SoldPanel } from './sold-panel.tsx';

const notify = vi.hoisted(() => vi.fn());
vi.mock('react-admin', () => ({ useNotify: () => notify }));
vi.mock('#src/views/use-download.ts', () => ({ useDownload: () => ({ open: vi.fn(), busy: null }) }));

type Props = ComponentProps<typeof SoldPanel>;

const sold: Props['sold'] = {
  ...{ is_local: true, invoice_id: null, number: 1, series: '1C27MAA', tax_authority_code: null },
  ...{ total: '110000', change: null },
};
const saleOf = vi.fn();

function show(unsent: readonly object[]): void {
  const device = { unsent, engine: { saleOf } } as unknown as Props['device'];
  render(<SoldPanel sold={sold} device={device} onNext={() => undefined} />);
}

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

test('a sale waits where its own number of its own series does', () => {
  show([{ series: '1C26MAA', number: 1 }]);
  expect(screen.queryByText('Đã bán, chờ gửi')).toBeNull();
  cleanup();
  show([{ series: '1C27MAA', number: 1 }]);
  expect(screen.getByText('Đã bán, chờ gửi')).toBeTruthy();
});

test('it is printed by series and number; what is not kept any more is not left out in silence', async () => {
  saleOf.mockResolvedValue(undefined);
  show([]);
  fireEvent.click(screen.getByRole('button', { name: /In hóa đơn/ }));
  await waitFor(() => expect(notify).toHaveBeenCalledOnce());
  expect(saleOf).toHaveBeenCalledWith('1C27MAA', 1);
  expect(notify.mock.calls[0]?.[0]).toContain('không còn giữ bản in của đơn số');
});
