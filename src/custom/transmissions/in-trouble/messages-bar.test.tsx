// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Job } from '#src/providers/jobs.ts';
import { MessagesBar } from './messages-bar.tsx';

const held = vi.hoisted(() => ({ jobs: new Map<number, unknown>(), newest: null as unknown }));
vi.mock('#generated/client/jobs/jobs.ts', () => ({
  useGetJob: (id: number) => ({ data: held.jobs.get(id) }),
}));
vi.mock('#src/providers/jobs.ts', () => ({
  hasEnded: () => true,
  useAskingJob: () => held.newest,
  useJob: (job: unknown) => job,
}));
vi.mock('#src/providers/account-context.ts', () => ({ useMay: () => () => true }));
vi.mock('#src/views/list/use-list-state.ts', () => ({ useListState: () => ({ filterValues: {} }) }));
vi.mock('./asking.tsx', () => ({
  AskingBanner: ({ job }: { job: Job }) => <p>above the list: {job.id}</p>,
  AskingDialog: ({ job, onClose }: { job: Job; onClose: () => void }) => (
    <button onClick={onClose}>result of {job.id}</button>
  ),
}));

beforeEach(() => {
  held.newest = { id: 8, resource: 'transmissions' };
  held.jobs = new Map([
    [7, { id: 7, resource: 'transmissions' }],
    [9, { id: 9, resource: 'invoices' }],
  ]);
});

function Address() {
  return <output>{useLocation().search}</output>;
}
const draw = (search: string) =>
  render(
    <MemoryRouter initialEntries={[`/admin/transmission-history/invoices${search}`]}>
      <MessagesBar kind="invoice" />
      <Address />
    </MemoryRouter>,
  );

test('the job that a notice names opens what came of it, once, though a newer one is there', () => {
  draw('?page=2&viec=7');
  fireEvent.click(screen.getByRole('button', { name: 'result of 7' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('?page=2');
  expect(screen.getByText('above the list: 8')).toBeTruthy();
});

test.each(['', '?viec=9', '?viec=77', '?viec=x'])(
  'an address that names no such job (%s) opens nothing',
  (search) => {
    draw(search);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('above the list: 8')).toBeTruthy();
  },
);
