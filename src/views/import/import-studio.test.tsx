// @vitest-environment jsdom
import { ApiFailure, configureHttp } from '#generated/client/http.ts';
import { customers } from '#generated/resources/customers.ts';
import { LinkProvider } from '#src/ui/action/kit-link.tsx';
import * as providers from '#src/providers/providers.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Import, ImportRow } from './import-calls.ts';
import { ImportStudio } from './import-studio.tsx';
import { pauseOf } from './use-import.ts';

const base: Import = {
  id: 7,
  resource: 'customers',
  file_name: 'khach.csv',
  state: 'mapping',
  sheet: '',
  sheets: [],
  columns: [
    { index: 0, header: 'Mã', samples: ['A1'], field: 'code', number_style: null, unclear_as: null },
    { index: 1, header: 'Khác', samples: ['x'], field: null, number_style: null, unclear_as: null },
    { index: 2, header: 'Tên', samples: ['An'], field: 'name', number_style: null, unclear_as: null },
  ],
  on_existing: 'skip',
  rows: 3,
  hidden_rows: 0,
  ready: 0,
  existing: 0,
  wrong: 0,
  held: 0,
  imported: 0,
  updated: 0,
  skipped: 0,
  message: null,
  imported_before_on: null,
  groups: null,
  own_fields: [],
  created_on: '2026-11-20T02:00:00Z',
  finished_on: null,
};
const checked: Import = { ...base, state: 'checked', ready: 2, wrong: 1 };
const wrongRow: ImportRow = {
  row: 4,
  state: 'wrong',
  cells: ['A3', '', ''],
  problems: [{ index: 2, field: 'name', message: 'Ô này để trống. Cần Tên đơn vị.' }],
  record_id: null,
};

/** What the server says, by method and path below the import; a function is asked anew each time. */
type Answers = Record<string, (body: unknown) => unknown>;

const calls: string[] = [];
const bodies: unknown[] = [];

beforeEach(() => {
  // jsdom lays nothing out: the virtual rows need a pane with a height.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900);
});
afterEach(() => {
  cleanup();
  calls.length = 0;
  bodies.length = 0;
  vi.restoreAllMocks();
});

function Address() {
  const { search } = useLocation();
  return <output data-testid="address">{search}</output>;
}

function open(answers: Answers, address = '?id=7') {
  configureHttp({
    send: (url, { method = 'GET', body }) => {
      const name = `${method} ${url.replace('/api/customers/imports', '').replace(/\?.*/, '')}`;
      calls.push(name);
      if (typeof body === 'string') bodies.push(JSON.parse(body));
      const answer = answers[name];
      if (answer === undefined) throw new Error(`nobody answers ${name}`);
      return new Promise((resolve) => resolve(answer(body)));
    },
  });
  const paths = {
    list: '/admin/customers',
    create: null,
    import: '/admin/customers/import',
    one: (id: number | string) => `/admin/customers/${id}`,
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const told = vi.spyOn(client, 'invalidateQueries');
  render(
    <AppTheme>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[`/admin/customers/import${address}`]}>
          <LinkProvider link={(props) => <a {...props} />}>
            <ImportStudio descriptor={customers} overlay={{}} paths={paths} />
            <Address />
          </LinkProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
  return { told };
}

const button = (name: RegExp | string) => screen.findByRole('button', { name });

test('the columns are sent as they were matched, with what happens to records already there', async () => {
  open({ 'GET /7': () => base, 'PUT /7': () => ({ ...base, state: 'checking' }) });
  fireEvent.change(await screen.findByLabelText('Trường cho cột Khác'), { target: { value: 'note' } });
  fireEvent.click(screen.getByLabelText(/^Cập nhật/));
  fireEvent.click(await button('Kiểm tra 3 dòng'));
  expect(await screen.findByText('Đang kiểm tra 0 trên 3 dòng')).toBeTruthy();
  expect(bodies).toEqual([
    {
      import: {
        columns: [
          { index: 0, field: 'code' },
          { index: 1, field: 'note' },
          { index: 2, field: 'name' },
        ],
        on_existing: 'update',
      },
    },
  ]);
});

test('another sheet of the file is read with what was chosen for the records already there', async () => {
  const sheets = { sheet: 'Kho Bắc', sheets: ['Kho Bắc', 'Kho Nam'] };
  open({
    'GET /7': () => ({ ...base, ...sheets }),
    'PUT /7': () => ({ ...base, ...sheets, state: 'reading' }),
  });
  fireEvent.click(await screen.findByLabelText(/^Cập nhật/));
  fireEvent.change(screen.getByDisplayValue('Kho Bắc'), { target: { value: 'Kho Nam' } });
  await waitFor(() =>
    expect(bodies).toEqual([{ import: { columns: [], on_existing: 'update', sheet: 'Kho Nam' } }]),
  );
});

test('without the column that says which records are there the check does not begin', async () => {
  open({ 'GET /7': () => base });
  fireEvent.change(await screen.findByLabelText('Trường cho cột Mã'), { target: { value: '' } });
  expect((await button('Kiểm tra 3 dòng')).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('Mã khách hàng')).toBeTruthy();
});

test('a file that was imported before is told of before anything is done', async () => {
  open({ 'GET /7': () => ({ ...base, imported_before_on: '2026-11-19T01:30:00Z' }) });
  expect(await screen.findByText(/Tệp này đã nhập lúc 19\/11\/2026 08:30/)).toBeTruthy();
});

test('the counts add up, and a wrong cell is put right where it stands', async () => {
  let one = checked;
  open({
    'GET /7': () => one,
    'GET /7/rows': () => [wrongRow],
    'PUT /7/rows/4': () => {
      one = { ...checked, ready: 3, wrong: 0 };
      return { ...wrongRow, state: 'ready', cells: ['A3', '', 'An'], problems: [] };
    },
  });
  expect(await screen.findByRole('img', { name: '3 = 2 Sẽ thêm + 0 Đã có + 1 Có lỗi' })).toBeTruthy();
  const entry = await screen.findByRole('textbox');
  // Beneath the cells of its row, whatever cell is in sight; no column of the sheet is kept for it, which would lie over the last ones.
  await screen.findByText(/Ô này để trống\. Cần Tên đơn vị\./, {
    selector: '.k-sheet__reason--wrong > span',
  });
  expect(document.querySelector('.k-sheet__state')).toBeNull();
  fireEvent.keyDown(entry, { key: 'ArrowRight' });
  fireEvent.keyDown(entry, { key: 'Enter' });
  fireEvent.change(entry, { target: { value: 'An' } });
  fireEvent.keyDown(entry, { key: 'Enter' });
  expect(await button('Nhập 3 dòng đúng')).toBeTruthy();
  expect(bodies).toEqual([{ import_row: { cells: [{ index: 2, text: 'An' }] } }]);
  // It stays under the hands of whoever put it right, though it is no error any more.
  expect(screen.getByText('An')).toBeTruthy();
  expect(screen.getByText('Không còn dòng lỗi')).toBeTruthy();
});

test('columns that fill nothing are named beside the checked rows, with the way to match them', async () => {
  open({ 'GET /7': () => checked, 'GET /7/rows': () => [wrongRow] });
  const note = await screen.findByText('1 cột của tệp không được nhập:');
  expect(note.parentElement?.textContent).toContain('B · Khác.');
  fireEvent.click(await button('Ghép cột lại'));
  expect(screen.getByTestId('address').textContent).toBe('?id=7&step=mapping');
});

test('rows that the sheet hides are counted before they are imported', async () => {
  open({ 'GET /7': () => ({ ...checked, hidden_rows: 2 }), 'GET /7/rows': () => [wrongRow] });
  expect(await screen.findByText(/^Tệp có 2 dòng bị ẩn hoặc bị lọc/)).toBeTruthy();
});

test('a column that mixes two styles of numbers is asked about, and judged anew by the answer', async () => {
  const [code, other, name] = checked.columns;
  if (code === undefined || other === undefined || name === undefined) throw new Error('no columns');
  const columns = [code, { ...other, field: 'note', number_style: 'mixed' as const }, name];
  open({
    'GET /7': () => ({ ...checked, columns }),
    'GET /7/rows': () => [wrongRow],
    'PUT /7': () => ({ ...checked, columns, state: 'checking' }),
  });
  expect(await screen.findByText('Cột Ghi chú viết số theo hai kiểu lẫn lộn.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /quốc tế/ }));
  expect(await screen.findByText('Đang kiểm tra 3 trên 3 dòng')).toBeTruthy();
  expect(bodies).toMatchObject([
    {
      import: {
        columns: [
          { index: 0, field: 'code' },
          { index: 1, field: 'note', unclear_as: 'international' },
          { index: 2, field: 'name' },
        ],
      },
    },
  ]);
});

const copied = (text: string) => ({ clipboardData: { getData: () => text, files: [] } });

test('cells pasted into the page go the way of a file; a text that is none is refused', async () => {
  const sent = vi.spyOn(providers, 'upload').mockResolvedValue({ id: 7 });
  open({ 'GET ': () => [], 'GET /7': () => base }, '');
  await screen.findByText(/nhấn Ctrl V ở trang này/);
  fireEvent.paste(document.body, copied('một từ'));
  expect(await screen.findByText(/không phải vùng nhiều ô/)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  fireEvent.paste(document.body, copied('Mã KH\tTên\r\nA1\tAn, Bình\r\n'));
  expect(await button('Kiểm tra 3 dòng')).toBeTruthy();
  const [address, file] = sent.mock.lastCall ?? [];
  expect(address).toContain(encodeURIComponent('dán từ bảng tính.csv'));
  expect(await (file as File).text()).toBe('sep=\t\r\nMã KH\tTên\r\nA1\tAn, Bình');
});

test('pressed twice it runs once; once done the lists of the resource are read again', async () => {
  let one: Import = checked;
  const { told } = open({
    'GET /7': () => one,
    'GET /7/rows': () => [wrongRow],
    'POST /7/run': () => {
      one = { ...checked, state: 'done', ready: 0, imported: 2 };
      return { ...checked, state: 'running' };
    },
  });
  const run = await button('Nhập 2 dòng đúng');
  fireEvent.click(run);
  fireEvent.click(run);
  expect(await screen.findByText('Đang nhập 0 trên 2 dòng')).toBeTruthy();
  expect(await screen.findByText('Đã thêm 2.')).toBeTruthy();
  expect(calls.filter((name) => name === 'POST /7/run')).toHaveLength(1);
  const [filter] = told.mock.lastCall ?? [];
  const stale = (key: unknown[]) => filter?.predicate?.({ queryKey: key } as never);
  expect([stale(['customers', 'getList']), stale(['products', 'getList'])]).toEqual([true, false]);
});

test('a lost network is told of and loses nothing', async () => {
  let lost = false;
  open({
    'GET /7': () => {
      if (lost) throw new ApiFailure(0, null, []);
      return { ...base, state: 'checking', ready: 1 };
    },
  });
  expect(await screen.findByText('Đang kiểm tra 1 trên 3 dòng')).toBeTruthy();
  lost = true;
  expect(await screen.findByText('Chưa liên lạc được với máy chủ.')).toBeTruthy();
  expect(screen.getByText('Đang kiểm tra 1 trên 3 dòng')).toBeTruthy();
  lost = false;
  await waitFor(() => expect(screen.queryByText('Chưa liên lạc được với máy chủ.')).toBeNull());
});

test('a refused file says why and leads to another', async () => {
  open({ 'GET /7': () => ({ ...base, state: 'refused', message: 'Tệp có mật khẩu.' }) });
  expect(await screen.findByText('Tệp có mật khẩu.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Chọn tệp khác' }).getAttribute('href')).toBe(
    '/admin/customers/import',
  );
});

test('an import that is not there is a page that is not there', async () => {
  open({
    'GET /7': () => {
      throw new ApiFailure(404, null, []);
    },
  });
  expect(await screen.findByText('Không tìm thấy trang')).toBeTruthy();
});

test('the pauses between two questions grow from half a second to two, and end with the work', () => {
  const running = (turns: number) => pauseOf({ one: { ...base, state: 'running' }, turns });
  expect(running(0)).toBe(500);
  expect(Number(running(2))).toBeGreaterThan(Number(running(1)));
  expect(running(20)).toBe(2000);
  expect(pauseOf({ one: checked, turns: 0 })).toBe(false);
});
