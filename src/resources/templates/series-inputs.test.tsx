// @vitest-environment jsdom
import { BLANK_DECLARATION } from '#domain/registration/content.ts';
import { getGetRegistrationUsesQueryKey } from '#generated/client/registrations/registrations.ts';
import { getListTemplatesQueryKey } from '#generated/client/templates/templates.ts';
import { templates } from '#generated/resources/templates.ts';
import type { components } from '#generated/types.ts';
import { today } from '#src/providers/today.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import { FormInput } from './form-input.tsx';
import { exampleSymbol, freeSymbol, SymbolInput } from './series-inputs.tsx';

type Use = components['schemas']['RegistrationUse'];

const { invoice_modes, invoice_types, transfer } = BLANK_DECLARATION;
const use = (modes: Partial<Use['invoice_modes']>): Use => ({
  since: '2026-01-01',
  invoice_modes: { ...invoice_modes, ...modes },
  transfer,
  invoice_types: { ...invoice_types, vat: true },
  business_locations: [],
});
const year = today().slice(2, 4);

describe('the symbol that is shown as an example', () => {
  test.each([
    [{ coded: true }, 'C26TAA'],
    [{ coded_cash_register: true }, 'C26MAA'],
    [{ uncoded: true }, 'K26TAA'],
    [{ coded: true, uncoded: true }, null],
  ])('%j: %s', (modes, example) => expect(exampleSymbol(use(modes), '2026-11-20')).toBe(example));

  test('of a phiếu xuất kho, by its letter', () =>
    expect(exampleSymbol(use({ coded: true }), '2026-11-20', '6')).toBe('C26NAA'));

  test('none, while nothing is accepted or known', () =>
    expect([null, undefined].map((one) => exampleSymbol(one, '2026-11-20'))).toEqual([null, null]));
});

const fieldOf = (source: string) => {
  const field = templates.form_fields.find((one) => one.source === source);
  if (field === undefined) throw new Error(source);
  return field;
};

function Form({ uses, form_no, symbol = `C${year}TAA` }: { uses: Use[]; form_no: string; symbol?: string }) {
  const form = useForm({ defaultValues: { form_no, symbol } });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(getGetRegistrationUsesQueryKey(), uses);
  const props = { onChange: () => undefined, onBlur: () => undefined, error: undefined, readOnly: false };
  return (
    <QueryClientProvider client={client}>
      <FormProvider {...form}>
        <FormInput {...props} field={fieldOf('form_no')} value={form_no} />
        <SymbolInput {...props} field={fieldOf('symbol')} value={symbol.toLowerCase()} />
      </FormProvider>
    </QueryClientProvider>
  );
}

const told = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

test('a series that is not declared says what it lacks, and what to do', () => {
  render(<Form uses={[use({ uncoded: true })]} form_no="2" />);
  expect(
    told().map((text) => /cần (hình thức|loại) “([^”]+)”.*[Nn]ộp tờ khai thay đổi/.exec(text ?? '')?.[2]),
  ).toEqual(['Có mã của cơ quan thuế', 'Hóa đơn bán hàng']);
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options.filter((text) => text?.endsWith('(chưa đăng ký)'))).toEqual([
    '2 – Hóa đơn bán hàng (chưa đăng ký)',
    '6 – Phiếu xuất kho (chưa đăng ký)',
  ]);
});

test('a form that is not declared says so under its box, and no symbol is offered for it', () => {
  render(<Form uses={[use({ coded: true })]} form_no="2" symbol="" />);
  expect(screen.getByText('Loại này chưa có trong tờ khai được chấp nhận.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Dùng/ })).toBeNull();
});

test('of the two forms of sales, the refusal names the one that is declared', () => {
  const sales = { ...use({ coded: true }), invoice_types: { ...invoice_types, sales: true } };
  render(<Form uses={[sales]} form_no="1" />);
  expect(told().join(' ')).toContain(
    'Tờ khai có “Hóa đơn bán hàng”: dùng mẫu số 2. Chỉ nộp tờ khai thay đổi để bổ sung khi đơn vị được lập loại này.',
  );
});

test.each([
  ['an ordinary invoice', { coded: true }, '1', /^Như C\d\dTAA: C là có mã, .*T là hóa đơn thông thường/],
  [
    'one of a cash register',
    { coded_cash_register: true },
    '1',
    /^Như C\d\dMAA: .*M là hóa đơn từ máy tính tiền/,
  ],
  ['a delivery note', { uncoded: true }, '6', /^Như K\d\dNAA: K là không có mã, .*N là phiếu xuất kho/],
])('the hint of the symbol says what the letter of %s is', (_what, modes, form_no, said) => {
  render(<Form uses={[use(modes)]} form_no={form_no} symbol="" />);
  expect(screen.getByText(said)).toBeTruthy();
});

test('one that is declared says nothing', () => {
  render(<Form uses={[use({ coded: true })]} form_no="1" />);
  expect(told()).toEqual([]);
});

test('one that the product cannot publish says that, and sends nobody to declare it', () => {
  render(<Form uses={[use({ coded: true })]} form_no="1" symbol={`C${year}DAA`} />);
  expect(told()).toHaveLength(1);
  expect(told()[0]).toContain('chưa có chỗ nhập nội dung của hóa đơn đặc thù');
  expect(told()[0]).toContain(`như C${year}TAA`);
});

test('while nothing is accepted it may be made, but not published', () => {
  render(<Form uses={[]} form_no="1" />);
  expect(told().join(' ')).toContain('chỉ phát hành được sau khi tờ khai được chấp nhận');
});

test('the symbol offered is the first that no template has', () => {
  expect(freeSymbol('C26TAA', ['C26TAA', 'C26TAB', 'K26TAC'])).toBe('C26TAC');
  expect(freeSymbol('C26TAA', [])).toBe('C26TAA');
});

function Blank({ taken }: { taken: string[] }) {
  const form = useForm({ defaultValues: { form_no: '1', symbol: '' } });
  const symbol = form.watch('symbol');
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(getGetRegistrationUsesQueryKey(), [use({ coded: true })]);
  client.setQueryData(
    getListTemplatesQueryKey({ limit: 250 }),
    taken.map((one) => ({ symbol: one })),
  );
  const props = { onBlur: () => undefined, error: undefined, readOnly: false };
  return (
    <QueryClientProvider client={client}>
      <FormProvider {...form}>
        <SymbolInput
          {...props}
          field={fieldOf('symbol')}
          value={symbol}
          onChange={(to) => form.setValue('symbol', to)}
        />
      </FormProvider>
    </QueryClientProvider>
  );
}

test('a blank symbol is taken from what is declared with one press, and the focus stays in its field', () => {
  render(<Blank taken={[`C${year}TAA`]} />);
  fireEvent.click(screen.getByRole('button', { name: `Dùng C${year}TAB` }));
  const field = screen.getByRole('textbox', { name: /^Ký hiệu/ });
  expect(field).toHaveProperty('value', `C${year}TAB`);
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('button')).toBeNull();
});
