// @vitest-environment jsdom
import { ApiFailure } from '#generated/client/http.ts';
import type { components } from '#generated/types.ts';
import { hrefOf } from '#src/routes.ts';
import { LinkProvider } from '#src/ui/action/kit-link.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { UnsavedProvider } from '#src/views/guard/unsaved-context.ts';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { CorrectedInvoice } from './corrected-invoice.tsx';
import { RemedyCard } from './remedy-card.tsx';
import { useTyped } from './use-typed.ts';

type Schemas = components['schemas'];

const list = vi.fn();
const make = vi.fn();
const replace = vi.fn();
const remediesOf = vi.fn();
vi.mock('#generated/client/statements/statements.ts', async () => {
  const { useQuery } = await import('@tanstack/react-query');
  return {
    createStatement: (...asked: unknown[]): unknown => make(...asked),
    useListStatements: (_params: unknown, { query }: { query: object }) =>
      useQuery({ ...query, queryKey: ['statements'], queryFn: (): unknown => list(), retry: false }),
  };
});
vi.mock('#generated/client/remedies/remedies.ts', async () => {
  const { useQuery } = await import('@tanstack/react-query');
  return {
    createReplacement: (id: number, body: unknown): unknown => replace(id, body),
    getGetInvoiceRemediesQueryKey: (id: number) => [`/remedies/${id}`],
    useGetInvoiceRemedies: (id: number, params: unknown, { query }: { query: object }) =>
      useQuery({
        ...query,
        queryKey: [`/remedies/${id}`, params],
        queryFn: (): unknown => remediesOf(id, params),
      }),
  };
});
vi.mock('react-admin', () => ({
  useGetOne: (_resource: string, { id }: { id: number }) => ({ data: { id }, error: null }),
}));
vi.mock('#src/providers/account-context.ts', () => ({ useMay: () => () => true }));
vi.mock('./table-correction.tsx', () => ({ InTable: () => null }));

const invoice = { id: 7, form_no: '1', symbol: 'C26TAA', number: 15 } as Schemas['Invoice'];
const remedy = {
  action: 'replace',
  agreement: 'written',
  blocking: true,
  sentence: null,
  law: null,
  source: 'Nghị định',
} as unknown as Schemas['Remedy'];
const signed = {
  id: 31,
  label: 'BB-0001',
  made_on: '2026-11-20',
  nature: 'replace',
  state: 'signed',
  correcting_id: null,
};

beforeEach(() => {
  list.mockReset();
  make.mockReset();
  report.mockClear();
  replace.mockReset();
  replace.mockReturnValue(new Promise(() => undefined));
});

/** An answer that comes when it is let. */
function later() {
  let resolve: (value: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const report = vi.fn();

/** The card of the page; its matter changes as another answer is given. */
function Page() {
  const typed = useTyped();
  const [matter, setMatter] = useState<Schemas['Matter'] | null>('main_content');
  return (
    <>
      <button type="button" onClick={() => setMatter(matter === null ? 'main_content' : null)}>
        Câu trả lời khác
      </button>
      <button type="button" onClick={() => typed.note[1]({} as Schemas['TableCorrectionInput'])}>
        Nhập thêm
      </button>
      {matter !== null &&
        [remedy, { ...remedy, action: 'adjust' as const }].map((one) => (
          <RemedyCard
            key={one.action}
            {...{ invoice, matter, typed, remedy: one }}
            today="2026-11-27"
            blocked={false}
            waiting={null}
          />
        ))}
    </>
  );
}

/** Whether leaving would have been asked about, when the next page came. */
let wouldAsk: unknown;

function NextPage() {
  useState(() => {
    wouldAsk = report.mock.lastCall?.[0];
    return null;
  });
  const { state } = useLocation() as { state: unknown };
  return <p>{JSON.stringify(state)}</p>;
}

function draw(queryClient = new QueryClient()): HTMLElement {
  const page = hrefOf('corrections', invoice.id);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[page]}>
        <LinkProvider link={({ href, ...rest }) => <Link to={href} {...rest} />}>
          <UnsavedProvider value={{ report, leaveBy: (action) => action(), isKept: false }}>
            <Routes>
              <Route path={page.replace(/\d+$/, ':id')} element={<Page />} />
              <Route path="*" element={<NextPage />} />
            </Routes>
          </UnsavedProvider>
        </LinkProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.getByRole('button', { name: 'Lập hóa đơn thay thế' });
}

test('the invoice is not drafted before its signed statements are known, and then it names the one', async () => {
  const answer = later();
  list.mockReturnValue(answer.promise);
  const button = draw();
  expect(button.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(button);
  expect(replace).not.toHaveBeenCalled();

  answer.resolve([signed]);
  await screen.findByText('BB-0001, ngày 20/11/2026');
  expect(button.getAttribute('aria-busy')).toBeNull();
  fireEvent.click(button);
  await waitFor(() => expect(replace).toHaveBeenCalledOnce());
  expect(replace.mock.calls[0]).toEqual([
    7,
    { correction: { matter: 'main_content', sale: 'ordinary', statement_id: 31 } },
  ]);
});

test('statements that were read on an earlier page do not count', async () => {
  const answer = later();
  list.mockReturnValue(answer.promise);
  const queryClient = new QueryClient();
  queryClient.setQueryData(['statements'], []);
  const button = draw(queryClient);
  expect(button.getAttribute('aria-busy')).toBe('true');
  answer.resolve([signed]);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
});

test('where statements cannot be read the page says so, and number and day on paper may be entered', async () => {
  list.mockRejectedValue(new ApiFailure(503, null, [{ message: 'Máy chủ bận', code: 'busy', fields: [] }]));
  draw();
  expect((await screen.findByRole('alert')).textContent).toContain('Chưa đọc được biên bản của hóa đơn.');
  fireEvent.change(screen.getByRole('textbox', { name: /^Số văn bản/ }), { target: { value: 'BB-14' } });
  list.mockResolvedValue([signed]);
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  await screen.findByText('Văn bản giấy, nhập số và ngày');
  // What was typed is kept.
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Số văn bản/ }).value).toBe('BB-14');
});

const typeAgreement = async (value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: /^Số văn bản/ }), { target: { value } });

test('an agreement that is typed is there again after another answer, and goes along to the page of the other way', async () => {
  list.mockResolvedValue([]);
  draw();
  expect(report).toHaveBeenLastCalledWith(false, expect.anything(), false, expect.any(String));
  await typeAgreement('BB-14');
  expect(report).toHaveBeenLastCalledWith(true, expect.anything(), false, expect.any(String));
  const other = screen.getByRole('button', { name: 'Câu trả lời khác' });
  fireEvent.click(other);
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(other);
  const number = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Số văn bản/ });
  expect(number.value).toBe('BB-14');
  fireEvent.click(screen.getByRole('button', { name: 'Lập hóa đơn điều chỉnh' }));
  expect(report).toHaveBeenCalledWith(false);
  await screen.findByText('{"agreement":{"agreement_no":"BB-14","agreement_on":""}}');
});

async function draftStatement(): Promise<void> {
  const [button] = await screen.findAllByText('Lập biên bản điện tử');
  if (button !== undefined) fireEvent.click(button);
}

test('a statement takes the place of number and day on paper: going to it is not asked about', async () => {
  list.mockResolvedValue([]);
  make.mockResolvedValue({ id: 9 });
  draw();
  await typeAgreement('BB-14');
  expect(report).toHaveBeenLastCalledWith(true, expect.anything(), false, expect.any(String));
  await draftStatement();
  await screen.findByText(/Đã lập biên bản nháp/);
  expect(make).toHaveBeenCalledOnce();
  expect(wouldAsk).toBe(false);
});

test('with more typed on the page the statement is made and can be opened from there, and nothing is lost', async () => {
  list.mockResolvedValueOnce([]);
  make.mockResolvedValue({ id: 9 });
  draw();
  await typeAgreement('BB-14');
  fireEvent.click(screen.getByText('Nhập thêm'));
  list.mockResolvedValue([{ ...signed, id: 9, label: 'BB-0009', state: 'draft' }]);
  await draftStatement();
  expect((await screen.findAllByText('Mở biên bản BB-0009')).length).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Số văn bản/ }).value).toBe('BB-14');
});

test('a missing agreement is explained once: its fields say only what to enter, and the first has the focus', async () => {
  list.mockResolvedValue([]);
  const message = 'Hai bên phải có văn bản thỏa thuận.';
  const fields = ['agreement_no', 'agreement_on'];
  const missing = new ApiFailure(422, null, [{ message, code: 'agreement_missing', fields }]);
  replace.mockRejectedValue(missing);
  const button = draw();
  const number = await screen.findByRole('textbox', { name: /^Số văn bản/ });
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(number));
  expect(screen.getByText('Nhập số văn bản thỏa thuận.')).toBeTruthy();
  expect(screen.getByText('Nhập ngày của văn bản thỏa thuận.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(message)).toBeNull();
});

test('another answer to how it was sold keeps the page, with the focus, until what is open then is read; of another invoice nothing stays', async () => {
  const answer = later();
  remediesOf.mockResolvedValueOnce({ of: 'ordinary' }).mockReturnValue(answer.promise);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/7']}>
        <Link to="/7?sale=platform">Qua sàn</Link>
        <Link to="/8">Hóa đơn khác</Link>
        <Routes>
          <Route
            path="/:id"
            element={
              <CorrectedInvoice title="">
                {(_invoice, remedies) => <input aria-label={(remedies as unknown as { of: string }).of} />}
              </CorrectedInvoice>
            }
          />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const typed = await screen.findByRole('textbox', { name: 'ordinary' });
  fireEvent.click(screen.getByText('Qua sàn'));
  expect(remediesOf).toHaveBeenLastCalledWith(7, { sale: 'platform' });
  expect(screen.getByRole('textbox', { name: 'ordinary' })).toBe(typed);
  answer.resolve({ of: 'platform' });
  expect(await screen.findByRole('textbox', { name: 'platform' })).toBe(typed);
  remediesOf.mockReturnValue(later().promise);
  fireEvent.click(screen.getByText('Hóa đơn khác'));
  expect(screen.queryByRole('textbox')).toBeNull();
});
