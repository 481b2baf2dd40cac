// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keptApplication } from './kept.ts';
import { TrialPage } from './trial-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const typed = {
  tax_code: '0098765436',
  company_name: 'Công ty Hai',
  address: 'Huế',
  full_name: 'Trần Thị Bình',
  phone_number: '0905123456',
  email: 'binh@vidu.example',
};

/** A server that has the tax code already, and answers requests to be invited. */
function serve(asked: { status: number; body: unknown }) {
  const sent: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push([path, body === undefined ? null : JSON.parse(String(body))]);
    if (path === '/api/invitation_requests') return Response.json(asked.body, { status: asked.status });
    const error = { message: 'Mã số thuế này đã có tài khoản.', code: 'already_used', fields: ['tax_code'] };
    return Response.json({ errors: [error] }, { status: 422 });
  });
  return sent;
}

async function refused() {
  keptApplication.keep(typed);
  render(<TrialPage />);
  fireEvent.change(screen.getByLabelText(/^Mật khẩu/), { target: { value: 'con-meo-nam-ngu-trua' } });
  fireEvent.click(screen.getByRole('button', { name: 'Gửi mã xác minh' }));
  return screen.findByRole('button', { name: 'Yêu cầu được mời' });
}

test('a tax code that is taken offers to ask its administrator for an invitation', async () => {
  const sent = serve({ status: 202, body: { invitation_request: {} } });
  fireEvent.click(await refused());
  await screen.findByText('Đã gửi yêu cầu tới người quản trị của đơn vị.');
  expect(sent.at(-1)).toEqual([
    '/api/invitation_requests',
    {
      invitation_request: {
        tax_code: '0098765436',
        full_name: 'Trần Thị Bình',
        email: 'binh@vidu.example',
      },
    },
  ]);
});

test('without a name nothing is sent and the field is asked for; another tax code takes the offer away', async () => {
  const sent = serve({ status: 202, body: {} });
  const button = await refused();
  const name = screen.getByLabelText(/^Họ tên/);
  fireEvent.change(name, { target: { value: '' } });
  fireEvent.click(button);
  expect(document.activeElement).toBe(name);
  expect(sent.filter(([path]) => path === '/api/invitation_requests')).toEqual([]);
  fireEvent.change(screen.getByLabelText(/^Mã số thuế/), { target: { value: '0098765436-001' } });
  expect(screen.queryByRole('button', { name: 'Yêu cầu được mời' })).toBeNull();
});

test('a refusal is shown, and asking again is possible', async () => {
  const message = 'Hôm nay đã gửi nhiều yêu cầu.';
  serve({ status: 429, body: { errors: [{ message, code: 'too_many_requests', fields: [] }] } });
  fireEvent.click(await refused());
  await screen.findByText(message);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Yêu cầu được mời' }).disabled).toBe(false);
});
