// @vitest-environment jsdom
import { AppTheme } from '#src/theme/app-theme.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import type { DataProvider } from 'react-admin';
import { useReducer } from 'react';
import { afterEach, expect, test } from 'vitest';
import { BuyerCard } from './buyer-card.tsx';
import { reduceDraft } from './draft/draft-reducer.ts';
import { newDraft } from './draft/draft.ts';

afterEach(cleanup);

const customer = { id: 4, code: 'KH4', name: 'Công ty Sao Mai', tax_code: '0000000017' };
const getList = (() => Promise.resolve({ data: [customer], total: 1 })) as unknown as DataProvider['getList'];

function Sample() {
  const [draft, dispatch] = useReducer(reduceDraft, newDraft('2026-11-22'));
  return <BuyerCard draft={draft} dispatch={dispatch} problems={{}} />;
}

test('a customer picked fills the fields, and the focus goes on to the first of them', async () => {
  render(
    <AppTheme>
      <CoreAdminContext dataProvider={testDataProvider({ getList })}>
        <Sample />
      </CoreAdminContext>
    </AppTheme>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Chọn từ danh mục' }));
  const picker = screen.getByRole('combobox');
  expect(document.activeElement).toBe(picker);
  fireEvent.mouseDown(picker);
  fireEvent.click(await screen.findByRole('option', { name: /Công ty Sao Mai/ }));
  expect(screen.queryByRole('combobox')).toBeNull();
  const tax_code = screen.getByRole<HTMLInputElement>('textbox', { name: /^Mã số thuế/ });
  expect(tax_code.value).toBe('0000000017');
  expect(document.activeElement).toBe(tax_code);
});
