// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { dueOf } from '../../due.ts';
import { ReadyCard } from './ready-card.tsx';
import type { SigningNow, SigningReadiness } from './signing-readiness.tsx';

const rights = { may: true };
vi.mock('#src/providers/account-context.ts', () => ({ useCan: () => () => rights.may }));

afterEach(() => {
  cleanup();
  rights.may = true;
});

const ready: SigningReadiness = { certificate: [], declaration: [], package: [] };

function card(readiness: SigningReadiness | null = ready, today = '2026-11-19', failed = false) {
  const due = dueOf({ status: 'draft', issued_on: '2026-11-18', symbol: 'C26TAA' }, today);
  const signing: SigningNow = { readiness, failed, again: async () => readiness };
  render(<ReadyCard problems={[]} has_vat signing={signing} due={due} />, { wrapper: MemoryRouter });
}

test('a passed day to sign and send is said on the card of a draft that lacks nothing', () => {
  card(ready, '2026-11-23');
  expect(screen.getByText('6/6')).toBeDefined();
  expect(
    screen.getByText('Đã quá hạn ký và gửi (19/11/2026). Vẫn phát hành được, nhưng phải xác nhận.'),
  ).toBeDefined();
});

test('on the day itself nothing is said', () => {
  card();
  expect(screen.getByText('6/6')).toBeDefined();
  expect(screen.queryByText(/quá hạn/)).toBeNull();
});

const missing = { code: 'certificate_missing', message: 'Chưa có chứng thư số để ký.', fields: [] };
const undeclared = {
  code: 'declaration_missing',
  message: 'Chưa có tờ khai nào được chấp nhận.',
  fields: [],
};

test('a certificate that is missing is not counted as ready, and its page is a link away', () => {
  card({ ...ready, certificate: [missing] });
  expect(screen.getByText('5/6')).toBeDefined();
  expect(screen.getByText(/Chưa có chứng thư số để ký/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Mở chứng thư số' }).getAttribute('href')).toBe(
    '/admin/settings/certificates',
  );
});

test('a series that is not declared is not counted as ready; who may not read declarations gets no dead link', () => {
  rights.may = false;
  card({ ...ready, declaration: [undeclared] });
  expect(screen.getByText('5/6')).toBeDefined();
  expect(screen.getByText(/Chưa có tờ khai nào được chấp nhận/)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a trial that is over is one thing more to do, with the way to buy', () => {
  const message = 'Thời gian dùng thử đã hết nên chưa phát hành được.';
  card({ ...ready, package: [{ code: 'trial_ended', message, fields: [] }] });
  expect(screen.getByText('6/7')).toBeDefined();
  expect(screen.getByText(/dùng thử đã hết/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Mua gói' }).getAttribute('href')).toBe(
    '/admin/service-packages/checkout',
  );
});

test('what is not known yet, or could not be asked, is never counted as ready', () => {
  card(null);
  expect(screen.getByText('4/6')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Đang kiểm tra chứng thư số và tờ khai');
  cleanup();
  card(null, '2026-11-19', true);
  expect(screen.getByText('4/6')).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('Chưa kiểm tra được');
});
