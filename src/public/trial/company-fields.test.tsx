// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CompanyFields } from './company-fields.tsx';
import type { Company } from './register-filling.ts';
import { useApplication } from './use-application.ts';

const ACTIVE = { is_active: true, status: 'NNT đang hoạt động' };
const COMPANIES: Readonly<Record<string, Company>> = {
  '0044000007': { tax_code: '0044000007', name: 'Công ty Bình Minh', address: '3 Lê Lợi', ...ACTIVE },
  '0012345672': { tax_code: '0012345672', name: 'Công ty Sao Việt', address: '18 Trần Phú', ...ACTIVE },
  '0044633521': {
    tax_code: '0044633521',
    name: 'Công ty Hoàng Hôn',
    address: null,
    is_active: false,
    status: 'NNT ngừng hoạt động',
  },
};

beforeEach(() => {
  window.sessionStorage.clear();
  vi.stubGlobal('fetch', async (path: string) => {
    const company = COMPANIES[path.split('/').at(-1) ?? ''];
    return company
      ? Response.json({ company })
      : Response.json({ errors: [{ code: 'company_not_found', message: 'x', fields: [] }] }, { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Fields() {
  return <CompanyFields form={useApplication()} />;
}

const open = () => render(<Fields />);
const reload = () => {
  cleanup();
  open();
};
const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const texts = () => [input(/^Tên đơn vị/).value, input(/^Địa chỉ/).value];
const type = (label: RegExp, value: string) => fireEvent.change(input(label), { target: { value } });

function typeCode(code: string) {
  type(/^Mã số thuế/, code);
  fireEvent.blur(input(/^Mã số thuế/));
}

const FILLED = 'Đã điền theo đăng ký doanh nghiệp';

test('what was filled in goes with its tax code, also after a reload', async () => {
  open();
  typeCode('0044000007');
  await screen.findByText(FILLED);
  expect(texts()).toEqual(['Công ty Bình Minh', '3 Lê Lợi']);
  reload();
  await screen.findByText(FILLED);
  typeCode('0012345672');
  expect(texts()).toEqual(['', '']);
  await screen.findByText(FILLED);
  expect(texts()).toEqual(['Công ty Sao Việt', '18 Trần Phú']);
  reload();
  typeCode('0011223343');
  await screen.findByText(/Chưa thấy mã này/);
  expect(texts()).toEqual(['', '']);
});

test('what the person typed stays over other codes and reloads; the register’s words are offered beside it', async () => {
  open();
  typeCode('0044000007');
  await screen.findByText(FILLED);
  type(/^Tên đơn vị/, 'Công ty Bình Minh, chi nhánh Huế');
  reload();
  typeCode('0012345672');
  await screen.findByText(/Đăng ký doanh nghiệp ghi: Công ty Sao Việt\./);
  expect(texts()).toEqual(['Công ty Bình Minh, chi nhánh Huế', '18 Trần Phú']);
  expect(screen.queryByText(FILLED)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Lấy theo đăng ký' }));
  await screen.findByText(FILLED);
  expect(texts()).toEqual(['Công ty Sao Việt', '18 Trần Phú']);
});

test('nothing is called filled in where the person typed all of it', async () => {
  open();
  type(/^Tên đơn vị/, 'Công ty Sao Việt');
  type(/^Địa chỉ/, '18 Trần Phú');
  typeCode('0012345672');
  await screen.findByText('Đúng như đăng ký doanh nghiệp');
  expect(screen.queryByText(FILLED)).toBeNull();
  typeCode('0011223343');
  await screen.findByText(/Chưa thấy mã này/);
  expect(texts()).toEqual(['Công ty Sao Việt', '18 Trần Phú']);
});

test('a business that has stopped is named so, until another code is typed', async () => {
  open();
  typeCode('0044633521');
  await screen.findByText(/ghi “NNT ngừng hoạt động”/);
  expect(texts()[0]).toBe('Công ty Hoàng Hôn');
  typeCode('0012345672');
  await waitFor(() => expect(texts()[0]).toBe('Công ty Sao Việt'));
  expect(screen.queryByText(/ngừng hoạt động/)).toBeNull();
});
