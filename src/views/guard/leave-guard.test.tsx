// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { leaveDocument } from '#src/providers/auth/leaving.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { KeepingLinks } from './keeping-links.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { useReportUnsaved } from './unsaved-context.ts';

let saved = (): void => undefined;
const clear = vi.fn();

type FormProps = { keptOn?: string | null };

function Form({ keptOn = null }: FormProps) {
  const [isDirty, setDirty] = useState(true);
  saved = () => act(() => setDirty(false));
  useReportUnsaved(isDirty, { clear, keptOn });
  return (
    <>
      <Link to="/list">Về danh sách</Link>
      <KeepingLinks>
        <KitLink href="/list">Tạo mẫu</KitLink>
      </KeepingLinks>
    </>
  );
}

function open(form: FormProps = {}, page: ReactNode = <Form {...form} />): void {
  const router = createMemoryRouter(
    [
      {
        path: '/form',
        element: <LeaveGuard>{page}</LeaveGuard>,
      },
      { path: '/list', element: <h1>Danh sách</h1> },
    ],
    { initialEntries: ['/form'] },
  );
  render(
    <AppTheme>
      <RouterProvider router={router} />
    </AppTheme>,
  );
}

async function leave(form: FormProps = {}): Promise<void> {
  open(form);
  fireEvent.click(screen.getByRole('link', { name: 'Về danh sách' }));
  await screen.findByRole('dialog', { name: 'Rời khỏi trang' });
}

test('who is asked while a save is on its way goes on once it is saved', async () => {
  await leave();
  saved();
  await screen.findByRole('heading', { name: 'Danh sách' });
});

test('who stays is asked again, and is on the form', async () => {
  await leave();
  fireEvent.click(screen.getByRole('button', { name: 'Hủy' }));
  expect(screen.queryByRole('heading', { name: 'Danh sách' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Về danh sách' }));
  expect(await screen.findByRole('dialog', { name: 'Rời khỏi trang' })).toBeDefined();
});

test('what was not kept yet is said to be lost', async () => {
  await leave();
  expect(screen.getByText('Các thay đổi chưa lưu sẽ bị mất nếu bạn rời khỏi trang này.')).toBeDefined();
});

test('who leaves is warned that the copy kept automatically goes too, and it does', async () => {
  await leave({ keptOn: '08:30' });
  expect(screen.getByText(/sẽ bị mất nếu bạn rời khỏi trang này, kể cả bản đã tự lưu tạm/)).toBeDefined();
  expect(clear).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Rời khỏi trang này' }));
  await screen.findByRole('heading', { name: 'Danh sách' });
  expect(clear).toHaveBeenCalledTimes(1);
});

test('a link to what the form lacks leaves without asking, and what was kept automatically stays', async () => {
  clear.mockClear();
  open({ keptOn: '08:30' });
  fireEvent.click(screen.getByRole('link', { name: 'Tạo mẫu' }));
  await screen.findByRole('heading', { name: 'Danh sách' });
  expect(clear).not.toHaveBeenCalled();
});

test('before anything was kept it asks like every other', async () => {
  open();
  fireEvent.click(screen.getByRole('link', { name: 'Tạo mẫu' }));
  await screen.findByRole('dialog', { name: 'Rời khỏi trang' });
});

test('the end of the session is said as such, leads to signing in, and keeps what was typed', async () => {
  const go = vi.fn();
  clear.mockClear();
  open({ keptOn: '08:30' });
  act(() => leaveDocument(go));
  await screen.findByRole('dialog', { name: 'Phiên đăng nhập đã hết' });
  expect(go).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Đăng nhập lại' }));
  expect(go).toHaveBeenCalledTimes(1);
  expect(clear).not.toHaveBeenCalled();
});

function Cards() {
  const [typed, setTyped] = useState(['một', 'hai']);
  const change = (index: number) => setTyped((now) => now.map((text, at) => (at === index ? '' : text)));
  return (
    <>
      {typed.map((text, index) => (
        <Card key={index} text={text} onSaved={() => change(index)} />
      ))}
      <Link to="/list">Về danh sách</Link>
    </>
  );
}

function Card({ text, onSaved }: { text: string; onSaved: () => void }) {
  const leave = useReportUnsaved(text !== '');
  return (
    <>
      <button onClick={onSaved}>Lưu</button>
      <button onClick={leave}>Xong cả trang</button>
    </>
  );
}

test('of several cards on a page one that is saved does not speak for the others; one that is done with the page does', async () => {
  open({}, <Cards />);
  fireEvent.click(screen.getAllByRole('button', { name: 'Lưu' })[1] as HTMLElement);
  fireEvent.click(screen.getByRole('link', { name: 'Về danh sách' }));
  await screen.findByRole('dialog', { name: 'Rời khỏi trang' });
  fireEvent.click(screen.getByRole('button', { name: 'Hủy' }));
  fireEvent.click(screen.getAllByText('Xong cả trang')[1] as HTMLElement);
  fireEvent.click(screen.getByText('Về danh sách'));
  await screen.findByRole('heading', { name: 'Danh sách' });
});
