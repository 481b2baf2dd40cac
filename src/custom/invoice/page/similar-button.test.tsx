// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { AppTheme } from '#src/theme/app-theme.tsx';
import type { Invoice } from '../editor/draft/draft.ts';
import { SimilarButton } from './similar-button.tsx';

const acts = vi.hoisted(() => ({ now: [] as string[] }));
vi.mock('../acts/use-invoice-acts.ts', () => ({ useInvoiceActs: () => new Set(acts.now) }));
afterEach(cleanup);

const show = (...now: string[]) => {
  acts.now = now;
  render(
    <AppTheme>
      <MemoryRouter>
        <SimilarButton invoice={{ id: 7, symbol: 'C26TAA' } as Invoice} />
      </MemoryRouter>
    </AppTheme>,
  );
};
const more = { name: 'Lựa chọn khác' };

test('drafts that are made again and again are behind the button of one like this', async () => {
  show('duplicate', 'recur');
  expect(screen.getByText('Lập tương tự')).toBeDefined();
  expect(screen.queryByText('Lập định kỳ')).toBeNull();
  fireEvent.click(screen.getByRole('button', more));
  expect(await screen.findByRole('menuitem', { name: 'Lập định kỳ' })).toBeDefined();
});

test('who may do one of both has its button alone', () => {
  show('recur');
  expect(screen.getByText('Lập định kỳ')).toBeDefined();
  expect(screen.queryByRole('button', more)).toBeNull();
  cleanup();
  show('duplicate');
  expect(screen.getByText('Lập tương tự')).toBeDefined();
  expect(screen.queryByRole('button', more)).toBeNull();
});
