// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SummaryTableOutcome } from './outcome.tsx';
import type { SummaryTable } from './summary-table-page.tsx';

vi.mock('#src/providers/account-context.ts', () => ({ useMay: () => () => true, useCan: () => () => true }));
vi.mock('#src/providers/today.ts', () => ({ today: () => '2026-11-30' }));

function said(period_kind: 'month' | 'quarter', period_no: number): string {
  const table = { status: 'draft', period_kind, year: 2026, period_no } as SummaryTable;
  const none = () => undefined;
  render(<SummaryTableOutcome {...{ table, events: [] }} onEvidence={none} onSubmit={none} />);
  return screen.getByRole('status').textContent;
}

test('a draft says from which day it can be sent while its period runs, and that it can once it is over', () => {
  expect(said('month', 11)).toContain('Ký và gửi được từ 01/12/2026');
  cleanup();
  expect(said('quarter', 4)).toContain('Ký và gửi được từ 01/01/2027');
  cleanup();
  expect(said('month', 10)).toContain('Bảng nháp, chưa gửi cơ quan thuế');
});
