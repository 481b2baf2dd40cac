// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { today } from '#src/providers/today.ts';
import { ImportSeries } from './import-series.tsx';
import { REGISTER_PARAMETER } from './register-parameter.ts';

const templates = vi.hoisted(() => ({ now: [] as object[] }));
vi.mock('#generated/client/templates/templates.ts', () => ({
  useListTemplates: () => ({ data: templates.now }),
}));
vi.mock('#src/providers/account-context.ts', () => ({ useMay: () => () => true }));
afterEach(cleanup);

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
