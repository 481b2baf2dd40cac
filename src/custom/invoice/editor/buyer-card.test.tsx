// @vitest-environment jsdom
import { AppTheme } from '#src/theme/app-theme.tsx';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
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

const show = () =>
  render(
    <AppTheme>
      <CoreAdminContext dataProvider={testDataProvider({ getList })}>
        <Sample />
      </CoreAdminContext>
    </AppTheme>,
  );

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('a tax code of the catalogue fills in the rest once it is left, and never over what was typed', async () => {
  show();
  fireEvent.change(field(/^Mã số thuế/), { target: { value: '0000000017' } });
  fireEvent.blur(field(/^Mã số thuế/));
  await waitFor(() => expect(field(/^Tên đơn vị/).value).toBe('Công ty Sao Mai'));
  cleanup();
  show();
  fireEvent.change(field(/^Tên đơn vị/), { target: { value: 'Tên gõ tay' } });
  fireEvent.change(field(/^Mã số thuế/), { target: { value: '0000000017' } });
  await act(async () => Promise.resolve(fireEvent.blur(field(/^Mã số thuế/))));
  expect(field(/^Tên đơn vị/).value).toBe('Tên gõ tay');
});

test('a customer picked fills the fields, and the focus goes on to the first of them', async () => {
  show();
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
