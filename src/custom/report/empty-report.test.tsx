// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CrossedPeriod, EmptyReport } from './report-frame.tsx';
import type { ReportView } from './use-report.ts';

vi.mock('#src/providers/account-context.ts', () => ({ useCan: () => () => true }));

const show = vi.fn();
const viewOf = (buyer: string) =>
  ({
    state: {
      period: { from: '2026-11-01', to: '2026-11-30' },
      filter: { series: '', buyer, vat_rate: '' },
    },
    show,
  }) as unknown as ReportView;

test('where a filter leaves nothing the period is not called empty, and one press leaves the filter out', () => {
  render(<EmptyReport view={viewOf('Khôi')} filters={['series', 'buyer']} />);
  expect(screen.getByRole('heading').textContent).toBe('Không có hóa đơn nào của kỳ khớp bộ lọc');
  fireEvent.click(screen.getByRole('button', { name: 'Bỏ lọc' }));
  expect(show).toHaveBeenCalledWith({ filter: { series: '', buyer: '', vat_rate: '' } });
});

test('a filter that the report does not have changes nothing; an empty period leads to the list of its invoices', () => {
  render(<EmptyReport view={viewOf('Khôi')} filters={['series']} />);
  expect(screen.getByRole('heading').textContent).toBe('Không có hóa đơn nào trong kỳ');
  const href = screen.getByRole('link', { name: 'Mở danh sách hóa đơn' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(href)).toContain('"issued_onOnMin":"2026-11-01"');
});

test('a period that ends before it begins says so, and one press swaps its days', () => {
  const view = viewOf('');
  view.state.period = { from: '2026-11-30', to: '2026-11-01' };
  render(<CrossedPeriod view={view} />);
  expect(screen.getByRole('heading').textContent).toBe(
    'Kỳ từ 30/11/2026 đến 01/11/2026 kết thúc trước ngày bắt đầu',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Đổi chỗ hai ngày' }));
  expect(show).toHaveBeenCalledWith({ period: { from: '2026-11-01', to: '2026-11-30' } });
});
