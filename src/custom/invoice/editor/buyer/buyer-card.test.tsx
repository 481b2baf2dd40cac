// @vitest-environment jsdom
import { NO_BUYER } from '#domain/invoice/buyer-fields.table.ts';
import { AccountProvider } from '#src/providers/account-context.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { ToastHost } from '#src/ui/overlay/toast-host.tsx';
import { buyerQuestionWords } from '#src/wording/desk/invoice-editor.ts';
import { refusalSentence } from '#src/wording/refusals.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import type { DataProvider } from 'react-admin';
import { useReducer, type ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { BuyerCard } from './buyer-card.tsx';
import { reduceDraft } from '../draft/draft-reducer.ts';
import { newDraft } from '../draft/draft.ts';
import { fieldId } from '../problem-places.ts';
import { goTo } from '../ready/ready-card.tsx';

type SignedIn = ComponentProps<typeof AccountProvider>['value'];

const signedInAs = (permissions: readonly string[]) =>
  ({ account: { permissions }, tenant: {} }) as unknown as SignedIn;

const customer = { id: 4, code: 'KH4', name: 'Công ty Sao Mai', tax_code: '0000000017' };
const getList = (() => Promise.resolve({ data: [customer], total: 1 })) as unknown as DataProvider['getList'];

const getOne = (() => Promise.resolve({ data: customer })) as unknown as DataProvider['getOne'];

type SampleProps = Pick<ComponentProps<typeof BuyerCard>, 'last'> & { day: string };

function Sample({ last, day }: SampleProps) {
  const [draft, dispatch] = useReducer(reduceDraft, newDraft(day));
  return <BuyerCard draft={draft} dispatch={dispatch} problems={{}} last={last} />;
}

const show = (last: SampleProps['last'] = null, day = '2026-11-22') =>
  render(
    <AppTheme>
      <CoreAdminContext dataProvider={testDataProvider({ getList, getOne })}>
        <AccountProvider value={signedInAs(['create_invoices'])}>
          <ToastHost>
            <Sample last={last} day={day} />
          </ToastHost>
        </AccountProvider>
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

test('a sale to a consumer clears what was typed of the buyer, and one press brings it back', async () => {
  show();
  fireEvent.change(field(/^Tên đơn vị/), { target: { value: 'Công ty Trăng Non' } });
  fireEvent.change(field(/^Địa chỉ/), { target: { value: 'Số 1 Hàng Bài' } });
  fireEvent.click(screen.getByRole('button', { name: 'Bán cho người tiêu dùng' }));
  expect([field(/^Tên đơn vị/).value, field(/^Địa chỉ/).value]).toEqual(['Bán cho người tiêu dùng', '']);
  fireEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
  expect([field(/^Tên đơn vị/).value, field(/^Địa chỉ/).value]).toEqual([
    'Công ty Trăng Non',
    'Số 1 Hàng Bài',
  ]);
});

test('a sale to a consumer takes the words of the day of the invoice, and says nothing where nothing went', () => {
  show(null, '2026-06-30');
  fireEvent.click(screen.getByRole('button', { name: 'Bán cho người tiêu dùng' }));
  expect(field(/^Tên đơn vị/).value).toBe('Người mua không lấy hóa đơn');
  expect(screen.queryByRole('button', { name: 'Hoàn tác' })).toBeNull();
});

test.each(['buyer_missing', 'retail_buyer_words'] as const)(
  'the sentence of %s names the button that writes the words',
  (code) => {
    const params = { retail: 'Lời ghi', value: 'Lời cũ', issued_on: '2026-11-22' };
    expect(refusalSentence({ code, params })).toContain(`“${buyerQuestionWords.retail}”`);
  },
);

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

test('the tax code of somebody else than the buyer who stands there is asked about, with both names, once', async () => {
  const typed = async () => {
    fireEvent.change(field(/^Tên đơn vị/), { target: { value: 'Công ty Trăng Non' } });
    fireEvent.change(field(/^Mã số thuế/), { target: { value: '0000000017' } });
    await act(async () => Promise.resolve(fireEvent.blur(field(/^Mã số thuế/))));
  };
  show();
  await typed();
  await screen.findByText(
    /là của “Công ty Sao Mai” trong danh mục, còn người mua đang là “Công ty Trăng Non”/,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Giữ Công ty Trăng Non' }));
  expect(screen.queryByText(/trong danh mục, còn/)).toBeNull();
  expect(field(/^Tên đơn vị/).value).toBe('Công ty Trăng Non');
  await act(async () => Promise.resolve(fireEvent.blur(field(/^Mã số thuế/))));
  expect(screen.queryByText(/trong danh mục, còn/)).toBeNull();
  cleanup();
  show();
  await typed();
  fireEvent.click(await screen.findByRole('button', { name: 'Thay bằng Công ty Sao Mai' }));
  expect(field(/^Tên đơn vị/).value).toBe('Công ty Sao Mai');
});

test('another code than the chosen customer has is asked about, and goes back at a press', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Chọn từ danh mục' }));
  fireEvent.mouseDown(screen.getByRole('combobox'));
  fireEvent.click(await screen.findByRole('option', { name: /Công ty Sao Mai/ }));
  fireEvent.change(field(/^Mã số thuế/), { target: { value: '0012345672' } });
  fireEvent.blur(field(/^Mã số thuế/));
  await screen.findByText(
    /Mã số thuế của “Công ty Sao Mai” trong danh mục là 0000000017, còn đang nhập 0012345672/,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Dùng 0000000017' }));
  expect(field(/^Mã số thuế/).value).toBe('0000000017');
});

test('what the last invoice to the buyer said is offered where nothing is typed, and taken in one press', () => {
  const nothing = NO_BUYER;
  const last = {
    ...nothing,
    invoice_id: 7,
    form_no: '1',
    symbol: 'C26TAA',
    number: 287,
    issued_on: '2026-11-10',
    customer_id: 4,
    buyer_name: 'Công ty Sao Mai',
    buyer_email: 'ketoan@saomai.example',
    payment_method: 'Chuyển khoản',
  };
  show(last);
  fireEvent.change(field(/^Tên đơn vị/), { target: { value: 'Tên gõ tay' } });
  const offer = screen.getByText(/Email nhận hóa đơn: ketoan@saomai.example · Thanh toán: Chuyển khoản/);
  expect(offer.textContent).not.toContain('Tên đơn vị');
  fireEvent.click(screen.getByRole('button', { name: 'Dùng lại' }));
  expect(field(/^Email/).value).toBe('ketoan@saomai.example');
  expect(field(/^Tên đơn vị/).value).toBe('Tên gõ tay');
  expect(screen.queryByRole('button', { name: 'Dùng lại' })).toBeNull();
});

test('a field of the buyer that is not shown opens and has the focus when what is to be done is in it', () => {
  show();
  expect(screen.queryByRole('textbox', { name: /^Số điện thoại/ })).toBeNull();
  goTo(fieldId('buyer_phone_number'));
  expect(document.activeElement).toBe(field(/^Số điện thoại/));
});
