// @vitest-environment jsdom
import { ApiFailure, configureHttp } from '#generated/client/http.ts';
import { AccountProvider } from '#src/providers/account-context.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { companyWords } from '#src/wording/desk/company-register.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider, type DataProvider } from 'react-admin';
import { useReducer, type ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { reduceDraft } from '../draft/draft-reducer.ts';
import { newDraft } from '../draft/draft.ts';
import { BuyerCard } from './buyer-card.tsx';

const COMPANY = {
  tax_code: '0012345672',
  name: 'Công ty Sao Việt',
  address: 'Số 18 Trần Phú',
  is_active: true as boolean | null,
  status: 'NNT đang hoạt động' as string | null,
  looked_up_on: '2026-11-22T02:00:00Z',
};

const getList = (() => Promise.resolve({ data: [], total: 0 })) as unknown as DataProvider['getList'];

function Sample() {
  const [draft, dispatch] = useReducer(reduceDraft, newDraft('2026-11-22'));
  return <BuyerCard draft={draft} dispatch={dispatch} problems={{}} last={null} />;
}

function show(answer: () => Promise<unknown>, permissions = ['create_invoices']) {
  const send = vi.fn(answer);
  configureHttp({ send });
  const signedIn = { account: { permissions }, tenant: {} } as unknown as ComponentProps<
    typeof AccountProvider
  >['value'];
  render(
    <AppTheme>
      <CoreAdminContext dataProvider={testDataProvider({ getList })}>
        <AccountProvider value={signedIn}>
          <Sample />
        </AccountProvider>
      </CoreAdminContext>
    </AppTheme>,
  );
  return send;
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const typeCode = (value = COMPANY.tax_code) => type(/^Mã số thuế/, value);
const lookUp = () => fireEvent.click(screen.getByRole('button', { name: companyWords.lookUp }));
const both = () => [field(/^Tên đơn vị/).value, field(/^Địa chỉ/).value];

test('a code that the catalogue does not know is looked up at a press: name, address and the day', async () => {
  const send = show(() => Promise.resolve(COMPANY));
  typeCode();
  fireEvent.blur(field(/^Mã số thuế/));
  await screen.findByText(companyWords.offered);
  expect(send).not.toHaveBeenCalled();
  lookUp();
  await screen.findByText('Còn hoạt động, tra ngày 22/11/2026');
  expect(both()).toEqual([COMPANY.name, COMPANY.address]);
});

test('what was typed is not overwritten unasked, and taken from the register at a press', async () => {
  show(() => Promise.resolve(COMPANY));
  type(/^Tên đơn vị/, 'Tên gõ tay');
  typeCode();
  lookUp();
  await screen.findByText(/Tên: Công ty Sao Việt · Địa chỉ: Số 18 Trần Phú/);
  expect(both()).toEqual(['Tên gõ tay', '']);
  fireEvent.click(screen.getByRole('button', { name: companyWords.take }));
  expect(both()).toEqual([COMPANY.name, COMPANY.address]);
  expect(screen.queryByText(companyWords.differs)).toBeNull();
});

test('the words for a consumer give way to the business that was looked up', async () => {
  show(() => Promise.resolve({ ...COMPANY, address: null }));
  type(/^Tên đơn vị/, 'Bán cho người tiêu dùng');
  type(/^Địa chỉ/, 'Số 1 Hàng Bài');
  typeCode();
  lookUp();
  await screen.findByText(/Còn hoạt động/);
  expect(both()).toEqual([COMPANY.name, 'Số 1 Hàng Bài']);
});

test('a business that has stopped is warned of, in the words of the register', async () => {
  const status = 'NNT ngừng hoạt động';
  show(() => Promise.resolve({ ...COMPANY, is_active: false, status }));
  typeCode();
  lookUp();
  await screen.findByText(companyWords.inactive(status, '22/11/2026'), { exact: false });
  expect(both()).toEqual([COMPANY.name, COMPANY.address]);
});

test.each([
  [404, companyWords.unknown, 0],
  [429, companyWords.tooOften, 1],
  [503, companyWords.silent, 1],
])('%i is said in words, and asking again offered where it helps', async (status, sentence, offers) => {
  const send = show(() => Promise.reject(new ApiFailure(status, {}, [])));
  typeCode();
  lookUp();
  await screen.findByText(sentence, { exact: false });
  expect(screen.queryAllByRole('button', { name: companyWords.again })).toHaveLength(offers);
  for (const again of screen.queryAllByRole('button', { name: companyWords.again })) fireEvent.click(again);
  expect(send).toHaveBeenCalledTimes(1 + offers);
  await act(async () => Promise.resolve());
});

test('the answer for a code that was changed meanwhile fills in nothing', async () => {
  let answer: (company: typeof COMPANY) => void = () => undefined;
  show(() => new Promise((resolve) => (answer = resolve)));
  typeCode();
  lookUp();
  await screen.findByText(companyWords.asking);
  typeCode('0098765436');
  await act(async () => answer(COMPANY));
  expect(both()).toEqual(['', '']);
  expect(screen.queryByText(/Còn hoạt động/)).toBeNull();
});

test.each([
  ['no code that is right', '001234567', ['create_invoices']],
  ['no permission', COMPANY.tax_code, ['read_invoices']],
])('with %s there is nothing to look up', (_what, code, permissions) => {
  show(() => Promise.resolve(COMPANY), permissions);
  typeCode(code);
  expect(screen.queryByRole('button', { name: companyWords.lookUp })).toBeNull();
});
