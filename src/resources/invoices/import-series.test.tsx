// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { today } from '#src/providers/today.ts';
import { ImportSeries } from './import-series.tsx';
import { REGISTER_PARAMETER } from './register-parameter.ts';

const templates = vi.hoisted(() => ({ now: [] as object[] }));
const registers = vi.hoisted(() => ({ now: [] as object[] }));
const denied = vi.hoisted(() => ({ now: [] as string[] }));
vi.mock('#generated/client/templates/templates.ts', () => ({
  useListTemplates: () => ({ data: templates.now }),
}));
vi.mock('#generated/client/invoice-calculating-machines/invoice-calculating-machines.ts', () => ({
  useListInvoiceCalculatingMachines: () => ({ data: registers.now, isFetching: false }),
}));
vi.mock('#src/providers/account-context.ts', () => ({
  useMay: () => (operation: string) => !denied.now.includes(operation),
}));
afterEach(() => {
  cleanup();
  denied.now = [];
  registers.now = [];
});

const year = today().slice(2, 4);
const series = (symbol: string) => ({ id: symbol, name: 'Bán lẻ', form_no: '1', symbol });

/** What is chosen as the page opens; null is as usual, '' is still to be chosen. */
function opened(search: string, ...symbols: readonly string[]): () => string | null {
  templates.now = symbols.map(series);
  let now: string | null = null;
  function Page() {
    const [value, setValue] = useState<string | null>(null);
    now = value;
    return <ImportSeries value={value} onChange={setValue} />;
  }
  render(
    <MemoryRouter initialEntries={[`/admin/invoices/import${search}`]}>
      <Page />
    </MemoryRouter>,
  );
  return () => now;
}
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('an import from the list of cash registers takes their only series of this year', () => {
  const chosen = opened(`?${REGISTER_PARAMETER}`, `C${year}TAA`, `C${year}MAA`, 'C20MOL');
  expect(chosen()).toBe(`1C${year}MAA`);
  expect(offered()).toEqual([`1C${year}MAA · Bán lẻ`]);
});

test('of several a person says which', () => {
  const chosen = opened(`?${REGISTER_PARAMETER}`, `C${year}MAA`, `C${year}MBB`);
  expect(chosen()).toBe('');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: `1C${year}MBB` } });
  expect(chosen()).toBe(`1C${year}MBB`);
});

test('an import from the list of invoices is as usual until another is chosen', () => {
  const chosen = opened('', `C${year}TAA`, `C${year}MAA`);
  expect(chosen()).toBeNull();
  expect(offered()).toEqual(['Như khi lập hóa đơn mới', `1C${year}TAA · Bán lẻ`, `1C${year}MAA · Bán lẻ`]);
});

test('who may not see templates types the series of the cash register, begun with that of its newest invoice', () => {
  denied.now = ['listTemplates'];
  registers.now = [{ form_no: '1', symbol: `C${year}MAA` }];
  const chosen = opened(`?${REGISTER_PARAMETER}`);
  expect(chosen()).toBe(`1C${year}MAA`);
  const typing = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  typing(`1C${year}TAA`);
  expect(chosen()).toBe('');
  expect(screen.getByText(/có chữ M sau năm/)).toBeDefined();
  typing(`1c${year}mbb`);
  expect(chosen()).toBe(`1C${year}MBB`);
  typing('');
  expect(chosen()).toBe('');
});

test('without an invoice of a cash register of this year nothing is begun with, and the file waits for a series', () => {
  denied.now = ['listTemplates'];
  registers.now = [{ form_no: '1', symbol: 'C20MAA' }];
  expect(opened(`?${REGISTER_PARAMETER}`)()).toBe('');
});

test('of an import from the list of invoices they may leave it empty', () => {
  denied.now = ['listTemplates'];
  const chosen = opened('');
  expect(chosen()).toBeNull();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '1C' } });
  expect(chosen()).toBe('');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } });
  expect(chosen()).toBeNull();
});
