// @vitest-environment jsdom
import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import { moneySettingsFrom } from '#domain/settings/tenant-settings.ts';
import { ApiFailure } from '#generated/client/http.ts';
import type { components } from '#generated/types.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { AdjustingForm } from './adjusting-form.tsx';
import { ourSubject, type Subject } from './subject.ts';

type Schemas = components['schemas'];

vi.mock('./use-agreement.ts', () => ({
  useTypedAgreement: () => [],
  isTyped: () => false,
  useAgreement: () => ({ value: {}, hasPaper: true, isReading: false }),
  agreementInput: () => ({}),
}));
vi.mock('./matter-card.tsx', () => ({
  useMatter: () => ({ open: [], matter: 'main_content', remedy: { sentence: null } }),
  MatterCard: ({ errors }: { errors: Record<string, string> }) => (
    <input aria-label="Số văn bản" aria-invalid={errors['agreement_no'] === undefined ? undefined : true} />
  ),
  OpenCorrection: () => null,
}));
vi.mock('#src/views/use-amount-settings.ts', () => ({
  useAmountSettings: () => ({ digits: DEFAULT_DECIMAL_DIGITS, settings: moneySettingsFrom([]) }),
}));
vi.mock('#src/views/family/family-card.tsx', () => ({ FamilyCard: () => null }));

const line = (name: string) => ({
  kind: 'goods',
  name,
  unit: 'Hộp',
  quantity: '10',
  unit_price: '18600',
  vat_rate: '8%',
});
const remedies = {
  lines_in_force: [line('Băng keo'), line('Màng PE')],
  lines_apart: 0,
  open_correction_id: null,
  corrected_on: '2026-11-27',
  value_in_force: '400000',
} as unknown as Schemas['InvoiceRemedies'];

const never: Subject['adjust'] = () => new Promise(() => undefined);

function draw(answer = never, changes: Partial<Subject> = {}, now = remedies) {
  const adjust = vi.fn<Subject['adjust']>(answer);
  const subject = {
    invoice_id: 7,
    facts: '',
    issued_on: '2026-11-20',
    series: { form_no: '1', symbol: 'C26TAA' },
    money: { currency: 'VND', exchange_rate: null, price_includes_tax: false },
    lines: [],
    has_whole_discount: false,
    back: '/',
    adjust,
    ...changes,
  } as unknown as Subject;
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <AdjustingForm {...{ subject, remedies: now }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Lập hóa đơn điều chỉnh' });
  return { adjust, cell, submit, unmount };
}

test('Enter and the arrows go down and up within a column of the cells', () => {
  const { cell } = draw();
  const [first, second] = [cell('Đơn giá sau, dòng 1'), cell('Đơn giá sau, dòng 2')];
  first.focus();
  for (const [key, next] of [
    ['Enter', second],
    ['ArrowUp', first],
    ['ArrowDown', second],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect(document.activeElement).toBe(next);
  }
  fireEvent.keyDown(second, { key: 'Enter', shiftKey: true });
  expect(document.activeElement).toBe(first);
});

test('a price is worked out in its cell, and the difference is drafted', async () => {
  const { cell, submit, adjust } = draw();
  const price = cell('Đơn giá sau, dòng 1');
  price.focus();
  fireEvent.change(price, { target: { value: '=18000-100' } });
  act(() => cell('Đơn giá sau, dòng 2').focus());
  fireEvent.click(submit());
  await waitFor(() => expect(adjust).toHaveBeenCalledOnce());
  expect(adjust.mock.calls[0]?.[0].lines).toMatchObject([{ quantity: '10', unit_price: '-700' }]);
});

test('nothing is drafted while a number cannot be read: the line would be left out', () => {
  const { cell, submit } = draw();
  fireEvent.change(cell('Đơn giá sau, dòng 1'), { target: { value: '17900' } });
  expect(submit().disabled).toBe(false);
  fireEvent.change(cell('Đơn giá sau, dòng 2'), { target: { value: '17.9.0' } });
  expect(submit().disabled).toBe(true);
  expect(screen.getByText(/^Có ô không đọc được số/)).toBeTruthy();
});

test('what is wrong in no amount is stated in words, and drafted as a note without a difference', async () => {
  const { submit, adjust } = draw();
  expect(submit().disabled).toBe(true);
  const words = screen.getByRole('textbox', { name: 'Nội dung điều chỉnh khác' });
  fireEvent.change(words, { target: { value: ' Mã số thuế đúng là 0101243150 ' } });
  fireEvent.click(submit());
  await waitFor(() => expect(adjust).toHaveBeenCalledOnce());
  expect(adjust.mock.calls[0]?.[0].lines).toEqual([{ kind: 'note', name: 'Mã số thuế đúng là 0101243150' }]);
});

test('while it is typed, the value after the adjustment is shown with its tax', () => {
  const { cell } = draw();
  expect(screen.queryByText('Sau điều chỉnh')).toBeNull();
  const price = cell('Đơn giá sau, dòng 1');
  price.focus();
  fireEvent.change(price, { target: { value: '17900' } });
  act(() => cell('Đơn giá sau, dòng 2').focus());
  const rowOf = (name: string) => screen.getByText(name).parentElement?.textContent?.replace(/\s/g, '');
  expect(rowOf('Hóa đơn điều chỉnh này')).toContain('−7.560');
  expect(rowOf('Sau điều chỉnh')).toContain('392.440');
});

test('a wrong rate takes the line back and writes it anew; the value after is right to the đồng', async () => {
  const { submit, adjust } = draw();
  const rate = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Thuế suất sau, dòng 1' });
  fireEvent.change(rate, { target: { value: '10%' } });
  const rowOf = (name: string) => screen.getByText(name).parentElement?.textContent?.replace(/\s/g, '');
  expect(rowOf('Hóa đơn điều chỉnh này')).toContain('3.720');
  expect(rowOf('Sau điều chỉnh')).toContain('403.720');
  fireEvent.click(submit());
  await waitFor(() => expect(adjust).toHaveBeenCalledOnce());
  expect(adjust.mock.calls[0]?.[0].lines).toMatchObject([
    { quantity: '-10', unit_price: '18600', vat_rate: '8%' },
    { quantity: '10', unit_price: '18600', vat_rate: '10%' },
  ]);
});

const change = ({ cell, submit }: ReturnType<typeof draw>) => {
  fireEvent.change(cell('Đơn giá sau, dòng 2'), { target: { value: '17900' } });
  fireEvent.click(submit());
};

test('what is refused takes the focus to the field that is wrong, from the far end of the lines', async () => {
  const missing = { code: 'agreement_missing', message: 'Chưa có văn bản.', fields: ['agreement_no'] };
  change(draw(() => Promise.reject(new ApiFailure(422, {}, [missing]))));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Số văn bản' })),
  );
});

test('what is refused of no field takes the focus to why', async () => {
  const replaced = { code: 'replaced', message: 'Hóa đơn đã bị thay thế.', fields: [] };
  change(draw(() => Promise.reject(new ApiFailure(422, {}, [replaced]))));
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'));
  expect(document.activeElement?.textContent).toContain(replaced.message);
});

test('a discount that no difference of a line takes along is said beside them, be it of the whole invoice or an amount of a line', () => {
  const said = () => screen.queryByText(/chưa trừ chiết khấu đó/) !== null;
  const { unmount } = draw();
  expect(said()).toBe(false);
  unmount();
  const whole = draw(never, { has_whole_discount: true });
  expect(said()).toBe(true);
  whole.unmount();
  const [first, ...others] = remedies.lines_in_force;
  const lines_in_force = [{ ...first, discount_amount: '5000' }, ...others];
  draw(never, {}, { ...remedies, lines_in_force } as typeof remedies);
  expect(said()).toBe(true);
});

test.each([
  [null, null, false],
  ['0', null, false],
  ['5', null, true],
  [null, '20000', true],
])('an invoice with a discount of %s%% or %s has one of the whole: %s', (rate, amount, has) => {
  const invoice = {
    form_no: '1',
    symbol: 'C26TAA',
    number: 5,
    lines: [],
    invoice_discount_rate: rate,
    invoice_discount_amount: amount,
  };
  expect(ourSubject(invoice as unknown as Schemas['Invoice']).has_whole_discount).toBe(has);
});
