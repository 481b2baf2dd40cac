// @vitest-environment jsdom
import { ApiFailure, configureHttp } from '#generated/client/http.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Verification } from './use-verification.ts';
import { VerifyPage } from './verify-page.tsx';

const signature: Verification['signatures'][number] = {
  role: 'seller',
  valid: true,
  problems: [],
  changed: [],
  weaknesses: [],
  title: 'Chữ ký của người bán hợp lệ.',
  right: ['Còn nguyên như khi ký: dữ liệu hóa đơn.'],
  wrong: [],
  warnings: [],
  next: 'Có thể dùng tệp này.',
  signing_time: '2026-11-20T09:15:00',
  subject_name: 'CÔNG TY TNHH MẪU',
  tax_code: '0101243150',
  issuer_name: 'Gốc thử nghiệm',
  serial: '5401',
  valid_from: '2026-01-01T00:00:00Z',
  valid_to: '2028-01-01T00:00:00Z',
};
const invoice: Verification['invoices'][number] = {
  form_no: '1',
  symbol: 'K26TAA',
  number: 15,
  issued_on: '2026-11-20',
  seller_name: 'CÔNG TY TNHH MẪU',
  seller_tax_code: '0101243150',
  buyer_name: null,
  buyer_tax_code: null,
  currency: 'VND',
  total: '2080000',
  authority_code: null,
  qr_agreement: null,
};
const trusted: Verification = {
  outcome: 'trusted',
  signatures: [signature],
  invoices: [invoice],
  invoice_count: 1,
  unsigned_parts: [],
  unsigned_part_count: 0,
};

/** The page over a server that answers each file with the next of these. */
function open(...answers: (Verification | ApiFailure | Promise<Verification>)[]): File[] {
  const sent: File[] = [];
  configureHttp({
    send: async (_url, init) => {
      sent.push(init.body as File);
      const answer = await answers.shift();
      if (answer instanceof ApiFailure) throw answer;
      return answer;
    },
  });
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient()}>
        <VerifyPage />
      </QueryClientProvider>
    </AppTheme>,
  );
  return sent;
}

function choose(name = 'hoa-don.xml'): void {
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['<a/>'], name)] } });
}

const failureOf = (status: number, message: string) =>
  new ApiFailure(status, null, [{ message, code: 'x', fields: [] }]);
const cardOf = (title: string | RegExp) =>
  within(screen.getByRole('heading', { level: 2, name: title }).closest('section') as HTMLElement);

test('before a file: what may be chosen, and that nothing is kept', () => {
  open();
  expect(screen.getByText('Tệp chỉ được đọc để kiểm tra, không được lưu trên máy chủ.')).toBeTruthy();
  expect(screen.getByText('.xml · tối đa 2 MB')).toBeTruthy();
});

test('while it is read no other file is taken, then the answer has the focus', async () => {
  let answer: (found: Verification) => void = () => undefined;
  open(new Promise<Verification>((resolve) => (answer = resolve)));
  choose();
  expect(await screen.findByText('Đang kiểm tra tệp')).toBeTruthy();
  expect(document.querySelector<HTMLInputElement>('input[type=file]')?.disabled).toBe(true);
  answer(trusted);
  const found = await screen.findByText(/^Tin được tệp này/);
  expect(document.activeElement?.contains(found)).toBe(true);
  expect(cardOf('Hóa đơn trong tệp').getByText('1K26TAA 00000015')).toBeTruthy();
  expect(cardOf('Chữ ký: Người bán').getByText('20/11/2026 09:15:00')).toBeTruthy();
  expect(screen.queryByText('Có thể dùng tệp này.')).toBeNull();
});

test('an issuer that is not known is not told as something wrong', async () => {
  const unknown = {
    ...signature,
    valid: false,
    problems: ['certificate_not_trusted'],
    wrong: ['Không dẫn tới'],
  };
  open({ ...trusted, outcome: 'issuer_unknown', signatures: [unknown] });
  choose();
  const item = (await screen.findByText('Không dẫn tới')).closest('li');
  expect(item?.textContent).toBe('Chưa rõ: Không dẫn tới');
  expect(screen.queryByText('Chưa đúng:', { exact: false })).toBeNull();
  expect(screen.getByText('Có thể dùng tệp này.')).toBeTruthy();
});

test('what a changed file states is marked as not to be trusted', async () => {
  const wrong = { ...signature, valid: false, problems: ['digest_mismatch'], wrong: ['Đã bị sửa'] };
  open({ ...trusted, outcome: 'changed', signatures: [wrong] });
  choose();
  expect((await screen.findByText('Đã bị sửa')).closest('li')?.textContent).toBe('Chưa đúng: Đã bị sửa');
  expect(cardOf('Hóa đơn trong tệp').getByText('chưa tin được')).toBeTruthy();
});

test('several invoices are told apart, and that there are more of them', async () => {
  const invoices = [invoice, { ...invoice, number: null, currency: 'USD', total: '10.5' }];
  open({ ...trusted, invoices, invoice_count: 5 });
  choose();
  await screen.findByText(/^Tin được/, { selector: 'b' });
  expect(cardOf('Hóa đơn 2 trên 5').getByText('1K26TAA')).toBeTruthy();
  expect(cardOf('Hóa đơn 2 trên 5').getByText(/10,5/).textContent).toContain('USD');
  expect(screen.getByText('Còn 3 hóa đơn khác trong tệp không được liệt kê.')).toBeTruthy();
});

test('a certificate that cannot be read, and a file without an invoice', async () => {
  const unread = { ...signature, subject_name: null, signing_time: null };
  open({ ...trusted, outcome: 'changed', signatures: [unread], invoices: [], invoice_count: 0 });
  choose();
  expect(await screen.findByText('Không đọc được chứng thư số')).toBeTruthy();
  expect(screen.getByText('Tệp không chứa hóa đơn, nên chỉ kiểm tra được chữ ký.')).toBeTruthy();
});

test('a refused file takes the earlier answer away; sending it again would change nothing', async () => {
  open(trusted, failureOf(422, 'Tệp không phải XML'));
  choose();
  await screen.findByText(/^Tin được tệp này/);
  choose('rac.xml');
  expect(await screen.findByText('Tệp không phải XML')).toBeTruthy();
  expect(screen.queryByText(/^Tin được tệp này/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Kiểm tra lại' })).toBeNull();
});

test('without an answer the same file can be sent again', async () => {
  const sent = open(failureOf(0, 'Không liên lạc được'), trusted);
  choose();
  fireEvent.click(await screen.findByRole('button', { name: 'Kiểm tra lại' }));
  expect(await screen.findByText(/^Tin được tệp này/)).toBeTruthy();
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['hoa-don.xml', 'hoa-don.xml']));
});

test('a file too large is not sent at all', () => {
  const sent = open();
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['x'.repeat(2 * 1024 * 1024 + 1)], 'lon.xml')] } });
  expect(screen.getByRole('alert').textContent).toContain('2 MB');
  expect(sent).toEqual([]);
});

test('what no signature covers is named by its place, and what the QR says is told', async () => {
  const unsigned_parts = ['HDon/GhiChu', 'HDon/DLHDon[2]'];
  const invoices = [{ ...invoice, qr_agreement: 'differs' as const }];
  open({ ...trusted, outcome: 'partly_signed', invoices, unsigned_parts, unsigned_part_count: 5 });
  choose();
  const card = within((await screen.findByText('HDon/GhiChu')).closest('section') as HTMLElement);
  expect(card.getByRole('heading', { name: 'Phần không được ký' })).toBeTruthy();
  expect(card.getByText('HDon/DLHDon[2]')).toBeTruthy();
  expect(card.getByText('Còn 3 phần khác.')).toBeTruthy();
  expect(cardOf('Hóa đơn trong tệp').getByText(/^Của hóa đơn khác/)).toBeTruthy();
});

test('a file that is signed throughout has no such card', async () => {
  open(trusted);
  choose();
  await screen.findByText(/^Tin được tệp này/);
  expect(screen.queryByText('Phần không được ký')).toBeNull();
});
