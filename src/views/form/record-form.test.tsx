// @vitest-environment jsdom
import type { FieldDescriptor } from '#generated/resources/descriptor.ts';
import { ApiFailure } from '#generated/client/http.ts';
import { AccountProvider } from '#src/providers/account-context.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { sampleField, sampleOptions, sampleResource } from '#tests/setup/sample-fields.ts';
import { signedInTo } from '#tests/setup/signed-in.ts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import type { DataProvider } from 'react-admin';
import type { ComponentProps } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { RecordForm } from './record-form.tsx';

type Save = (record: Record<string, unknown>) => Promise<Record<string, unknown>>;
type SignedIn = ComponentProps<typeof AccountProvider>['value'];

const signedIn = (permissions: string[]) =>
  ({ account: { full_name: 'An', permissions }, tenant: {} }) as unknown as SignedIn;

type With = { data?: Partial<DataProvider>; permissions?: string[] };

function formWith(
  fields: readonly FieldDescriptor[],
  record: Record<string, unknown>,
  save: Save,
  { data = {}, permissions = ['full'] }: With = {},
) {
  return (
    <AppTheme>
      <CoreAdminContext dataProvider={testDataProvider(data)} {...signedInTo(permissions)}>
        <AccountProvider value={signedIn(permissions)}>
          <RecordForm descriptor={sampleResource(fields)} overlay={{}} record={record} save={save} />
        </AccountProvider>
      </CoreAdminContext>
    </AppTheme>
  );
}

function mount(fields: readonly FieldDescriptor[], record: Record<string, unknown> = {}, given: With = {}) {
  const save = vi.fn<Save>((sent) => Promise.resolve(sent));
  render(formWith(fields, record, save, given));
  return save;
}

const sent = async (save: ReturnType<typeof mount>) => {
  fireEvent.click(screen.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  return save.mock.lastCall?.[0];
};

test('a list is added to, moved and taken from, and goes back in its order with hidden ids', async () => {
  const rows = [
    sampleField('text', 'name', { required: true }),
    sampleField('integer', 'id', { hidden: true }),
    sampleField('date_time', 'seen_on', { read_only: true }),
  ];
  const save = mount([sampleField('list', 'lines', { fields: rows })], {
    lines: [
      { id: 7, name: 'Một', seen_on: '2026-01-01T00:00:00Z' },
      { id: 8, name: 'Hai', seen_on: null },
    ],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Chuyển dòng 2 lên' }));
  fireEvent.click(screen.getByRole('button', { name: 'Thêm dòng' }));
  const third = screen.getByRole('group', { name: 'lines, dòng 3' });
  fireEvent.change(within(third).getByLabelText(/name/), { target: { value: ' Ba ' } });
  expect((await sent(save))?.['lines']).toEqual([
    { name: 'Hai', id: 8 },
    { name: 'Một', id: 7 },
    { name: 'Ba', id: undefined },
  ]);
});

test('an error of the server stands at the very cell it names, and does not hold the next save', async () => {
  const save = mount([sampleField('list', 'lines', { fields: [sampleField('text', 'name')] })], {
    lines: [{ name: 'Một' }, { name: 'Hai' }],
  });
  save.mockRejectedValueOnce(
    new ApiFailure(422, null, [{ message: 'Tên đã dùng', code: 'taken', fields: ['customer.lines.1.name'] }]),
  );
  const second = screen.getByRole('group', { name: 'lines, dòng 2' });
  fireEvent.change(within(second).getByLabelText('name'), { target: { value: 'Hai lần' } });
  await sent(save);
  expect(await within(second).findByText('Tên đã dùng')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Xóa dòng 2' }));
  fireEvent.click(screen.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.lastCall?.[0]['lines']).toEqual([{ name: 'Một' }]);
});

test('an optional object asks for its own only once it is begun', async () => {
  const fields = [sampleField('text', 'name', { required: true }), sampleField('text', 'role')];
  const save = mount([sampleField('object', 'agent', { fields }), sampleField('text', 'note')]);
  fireEvent.change(screen.getByLabelText('note'), { target: { value: 'x' } });
  expect((await sent(save))?.['agent']).toBeNull();
  fireEvent.change(screen.getByLabelText('role'), { target: { value: 'Giám đốc' } });
  fireEvent.click(screen.getByRole('button', { name: 'Lưu' }));
  expect(await screen.findByText('name không được để trống')).toBeTruthy();
  expect(save).toHaveBeenCalledTimes(1);
});

test('several choices go back as a list, and too many are refused in words', async () => {
  const field = sampleField('enum', 'rights', { many: true, max_items: 2, options: sampleOptions });
  const save = mount([field], { rights: ['c'] });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Loại a' }));
  expect((await sent(save))?.['rights']).toEqual(['a', 'c']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Loại b' }));
  fireEvent.click(screen.getByRole('button', { name: 'Lưu' }));
  expect(await screen.findByText('Không chọn quá 2 mục, đang chọn 3')).toBeTruthy();
});

test('a new record begins with the defaults of its description', async () => {
  const save = mount([
    sampleField('text', 'unit', { default_value: 'Cái' }),
    sampleField('integer', 'days', { default_value: 30, minimum: 0 }),
    sampleField('boolean', 'active', { default_value: true }),
    sampleField('text', 'note'),
  ]);
  fireEvent.change(screen.getByLabelText('note'), { target: { value: 'x' } });
  expect(await sent(save)).toMatchObject({ unit: 'Cái', days: 30, active: true });
});

test('a tax code somebody has already is told with the way there', async () => {
  const getList = vi.fn().mockResolvedValue({
    data: [{ id: 5, code: 'KH001', name: 'An Phước', tax_code: '0021011845' }],
    total: 1,
  });
  const fields = [
    sampleField('text', 'code', { unique: true }),
    sampleField('tax_code', 'tax_code', { search: true }),
  ];
  mount(fields, {}, { data: { getList } });
  const input = screen.getByLabelText('tax_code');
  fireEvent.change(input, { target: { value: '002101184' } });
  expect(screen.queryByRole('button', { name: 'Tra cứu' })).toBeNull();
  fireEvent.change(input, { target: { value: '0021011845' } });
  fireEvent.click(screen.getByRole('button', { name: 'Tra cứu' }));
  const link = await screen.findByRole('link', { name: 'KH001 – An Phước' });
  expect(link.getAttribute('href')).toBe('/admin/customers/5');
});

test('a reference that is not there is made in a dialog, and picked; the form underneath is not saved', async () => {
  const create = vi.fn((_resource: string, { data }: { data: Record<string, unknown> }) =>
    Promise.resolve({ data: { ...data, id: 9 } }),
  );
  const data = {
    getList: () => Promise.resolve({ data: [], total: 0 }),
    getOne: () => Promise.resolve({ data: { id: 9, name: 'Mới' } }),
    create,
  } as unknown as Partial<DataProvider>;
  const save = mount([sampleField('reference', 'customer_id', { reference: 'customers' })], {}, { data });
  const input = screen.getByLabelText<HTMLInputElement>('customer_id');
  act(() => input.focus());
  fireEvent.change(input, { target: { value: 'Mới' } });
  fireEvent.click(await screen.findByText('Thêm “Mới”…'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText<HTMLInputElement>(/Tên đơn vị/).value).toBe('Mới');
  fireEvent.change(within(dialog).getByLabelText(/Mã khách hàng/), { target: { value: 'KH9' } });
  const form = dialog.querySelector('form');
  if (!form) throw new Error('no form');
  fireEvent.submit(form);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(create.mock.lastCall?.[1].data).toMatchObject({ name: 'Mới', code: 'KH9' });
  await waitFor(() => expect(input.value).toBe('Mới'));
  expect(save).not.toHaveBeenCalled();
  expect((await sent(save))?.['customer_id']).toBe(9);
});

test('who may not create is offered nothing to make', async () => {
  const data = { getList: () => Promise.resolve({ data: [], total: 0 }) } as unknown as Partial<DataProvider>;
  mount(
    [sampleField('reference', 'customer_id', { reference: 'customers' })],
    {},
    {
      data,
      permissions: ['read_customers'],
    },
  );
  const input = screen.getByLabelText('customer_id');
  act(() => input.focus());
  fireEvent.change(input, { target: { value: 'Mới' } });
  expect(await screen.findByText('Không có kết quả')).toBeTruthy();
  expect(screen.queryByText(/Thêm “/)).toBeNull();
});

test('what is typed while a save is on its way stands on what was saved, and is still to be saved', async () => {
  const fields = [sampleField('text', 'name'), sampleField('text', 'note')];
  const save = mount(fields, { id: 7, name: 'Một', note: '', lock_version: 1 });
  let answer = (_saved: Record<string, unknown>) => {};
  save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const name = screen.getByLabelText<HTMLInputElement>('name');
  const note = screen.getByLabelText<HTMLInputElement>('note');
  fireEvent.change(name, { target: { value: 'Hai' } });
  fireEvent.click(screen.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  fireEvent.change(note, { target: { value: 'gõ tiếp' } });
  await act(async () => {
    answer({ id: 7, name: 'HAI', note: null, lock_version: 2 });
    await Promise.resolve();
  });
  await waitFor(() => expect(name.value).toBe('HAI'));
  expect(note.value).toBe('gõ tiếp');
  expect(await sent(save)).toEqual({ name: 'HAI', note: 'gõ tiếp', lock_version: 2 });
});

test('a new record takes nothing more while it is being made; refused, the focus is back where it was', async () => {
  const save = mount([sampleField('text', 'name')]);
  let refuse = (_reason: unknown) => {};
  save.mockImplementationOnce(() => new Promise((_resolve, reject) => (refuse = reject)));
  const name = screen.getByLabelText<HTMLInputElement>('name');
  fireEvent.change(name, { target: { value: 'Một' } });
  name.focus();
  fireEvent.click(screen.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(name.closest('[inert]')).not.toBeNull());
  await act(async () => {
    refuse(new ApiFailure(422, null, [{ message: 'Sai', code: 'invalid', fields: ['name'] }]));
    await Promise.resolve();
  });
  await waitFor(() => expect(name.closest('[inert]')).toBeNull());
  expect(document.activeElement).toBe(name);
});

describe('a record that is read again while something is typed', () => {
  const fields = [sampleField('text', 'name'), sampleField('text', 'phone')];
  const before = { id: 1, name: 'An', phone: '', lock_version: 1 };
  async function typedThenRead(again: Record<string, unknown>) {
    const save = vi.fn<Save>((sent) => Promise.resolve(sent));
    const { rerender } = render(formWith(fields, before, save));
    fireEvent.change(screen.getByLabelText('phone'), { target: { value: '0908' } });
    rerender(formWith(fields, again, save));
    return sent(save);
  }

  test.each([
    ['fills the other fields, and counts as seen', { ...before, name: 'Bình', lock_version: 3 }, 'Bình', 3],
    ['says no more than before, and counts as seen', { ...before, lock_version: 3 }, 'An', 3],
    [
      'leaves a field that was changed here and there to the save',
      { ...before, phone: '0111', lock_version: 3 },
      'An',
      1,
    ],
    [
      'is left alone where it is older than what was shown',
      { ...before, name: 'Ân', lock_version: 0 },
      'An',
      1,
    ],
  ])('%s', async (_, again, name, lock_version) => {
    expect(await typedThenRead(again)).toEqual({ name, phone: '0908', lock_version });
  });
});

describe('a save that comes after a change made elsewhere', () => {
  const fields = [sampleField('text', 'name'), sampleField('text', 'phone')];
  const before = { id: 1, name: 'An', phone: '', lock_version: 1 };
  async function savedOver(current: Record<string, unknown>) {
    const save = mount(fields, before);
    save.mockRejectedValueOnce(new ApiFailure(409, { errors: [], current }, []));
    fireEvent.change(screen.getByLabelText('phone'), { target: { value: '0908' } });
    fireEvent.click(screen.getByRole('button', { name: 'Lưu' }));
    return save;
  }

  test('is made again on the newer record where no field was changed here and there', async () => {
    const save = await savedOver({ ...before, name: 'Bình', lock_version: 3 });
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.lastCall?.[0]).toEqual({ name: 'Bình', phone: '0908', lock_version: 3 });
    expect(screen.queryByText(/Người khác, hoặc bạn ở một thẻ khác, vừa sửa/)).toBeNull();
  });

  test('is made again where the newer record says what was typed: its answer was lost', async () => {
    const save = await savedOver({ ...before, phone: '0908', lock_version: 2 });
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.lastCall?.[0]).toEqual({ name: 'An', phone: '0908', lock_version: 2 });
    expect(screen.queryByText(/Người khác, hoặc bạn ở một thẻ khác, vừa sửa/)).toBeNull();
  });

  test('is left to a person where one was, with all that was typed', async () => {
    const save = await savedOver({ ...before, phone: '0111', lock_version: 3 });
    expect(await screen.findByText(/Người khác, hoặc bạn ở một thẻ khác, vừa sửa/)).toBeTruthy();
    expect(save).toHaveBeenCalledOnce();
    expect(screen.getByLabelText<HTMLInputElement>('phone').value).toBe('0908');
  });
});
