// @vitest-environment jsdom
import { configureHttp } from '#generated/client/http.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from 'react-router';
import { UnsavedProvider } from '#src/views/guard/unsaved-context.ts';
import { ExplanationCard } from './explanation-card.tsx';
import type { Registration } from './registration-fields.ts';
import { ReviewBanner } from './review.tsx';
import { PATIENCE } from '#tests/setup/patience.ts';

let may = true;
vi.mock('#src/providers/account-context.ts', () => ({ useMay: () => () => may }));

afterEach(() => {
  cleanup();
  may = true;
});

const received = {
  id: 7,
  status: 'tax_authority_received',
  review: 'comparing',
  review_since: '2026-11-20',
  review_due_on: '2026-11-23',
  review_noted_on: null,
  review_noted_by: null,
  review_note: null,
} as Registration;
const noted: Registration = {
  ...received,
  review: 'explanation_wanted',
  review_due_on: '2026-11-26',
  review_noted_on: '2026-11-20T02:00:00.000Z',
  review_noted_by: 'Trần Thu Hương',
  review_note: 'Công văn số 12',
};

/** Answers like the server; what was sent is kept. */
function show(registration: Registration) {
  const sent: { call: string; body: unknown }[] = [];
  configureHttp({
    send: async (url, { method, body }: { method?: string; body?: unknown } = {}) => {
      sent.push({
        call: `${method ?? 'GET'} ${url}`,
        body: typeof body === 'string' ? JSON.parse(body) : body,
      });
      return registration;
    },
  });
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient()}>
        <ReviewBanner registration={registration} />
      </QueryClientProvider>
    </AppTheme>,
  );
  return sent;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a step that a person wrote down says who did and that the authority did not, and is taken back', async () => {
  const sent = show(noted);
  expect(document.body.textContent).toContain('Hạn: hết ngày 26/11/2026.');
  expect(document.body.textContent).toContain(
    'Trần Thu Hương ghi nhận lúc 20/11/2026 09:00; không phải thông điệp của cơ quan thuế.',
  );
  expect(screen.getByText('Công văn số 12')).toBeTruthy();
  press('Bỏ ghi nhận');
  await vi.waitFor(() =>
    expect(sent.map(({ call }) => call)).toEqual(['DELETE /api/registrations/7/review']),
  );
});

test('what the authority itself has said is not taken back', () => {
  show({ ...noted, review_noted_on: null, review_noted_by: null, review_note: null });
  expect(screen.queryByRole('button', { name: 'Bỏ ghi nhận' })).toBeNull();
  expect(document.body.textContent).not.toContain('ghi nhận lúc');
});

test('only the steps that can follow are offered; what is chosen is sent with its day and note, and its deadline told before', async () => {
  const sent = show(received);
  press('Ghi nhận bước tiếp theo');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getAllByRole('radio')).toHaveLength(3);
  expect(dialog.queryByRole('radio', { name: 'Đã nộp giải trình' })).toBeNull();
  fireEvent.click(dialog.getByRole('radio', { name: 'Cơ quan thuế yêu cầu giải trình, bổ sung' }));
  expect(dialog.getByText(/^Hạn: hết ngày .* TT 91\/2026 Điều 6\.2\.c, 7\.$/)).toBeTruthy();
  fireEvent.change(dialog.getByRole('textbox', { name: /^Ghi chú/ }), { target: { value: ' Công văn ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Ghi nhận' }));
  await vi.waitFor(() => expect(sent).toHaveLength(1), PATIENCE);
  expect(sent[0]).toMatchObject({
    call: 'POST /api/registrations/7/review',
    body: { registration_review: { event: 'want_explanation', note: 'Công văn' } },
  });
});

test('who may not change declarations reads the step and writes nothing down', () => {
  may = false;
  show(noted);
  expect(screen.getByText('Cơ quan thuế yêu cầu giải trình, bổ sung thông tin.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('once an explanation is received, the declaration that waited for it is read again', async () => {
  const explanation = {
    id: 3,
    status: 'tax_authority_received',
    status_error: false,
    reasons: [],
    text: 'Trụ sở thuê theo hợp đồng 12/2026.',
    received_on: '2026-11-21T02:00:00.000Z',
    signature_request_id: null,
    lock_version: 2,
  };
  configureHttp({ send: async () => explanation });
  const client = new QueryClient();
  const reread = vi.spyOn(client, 'invalidateQueries');
  render(
    <AppTheme>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <ExplanationCard registration={noted} />
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
  expect(await screen.findByText(explanation.text)).toBeTruthy();
  expect(reread).toHaveBeenCalledTimes(1);
});

test('what is typed of an explanation is not left without a question until it is saved', async () => {
  const draft = {
    id: 3,
    status: 'draft',
    status_error: false,
    reasons: [],
    text: 'Trụ sở thuê.',
    received_on: null,
    signature_request_id: null,
    lock_version: 1,
  };
  const text = 'Trụ sở thuê theo hợp đồng 12/2026.';
  configureHttp({
    send: async (_url, { method } = {}) => (method === 'PUT' ? { ...draft, text } : draft),
  });
  const report = vi.fn();
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <UnsavedProvider value={{ report, leaveBy: (go) => go(), isKept: false }}>
            <ExplanationCard registration={noted} />
          </UnsavedProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
  const isUnsaved = () => (report.mock.lastCall as [boolean] | undefined)?.[0];
  const box = await screen.findByDisplayValue(draft.text);
  expect(isUnsaved()).toBe(false);
  fireEvent.change(box, { target: { value: text } });
  expect(isUnsaved()).toBe(true);
  press('Lưu nháp');
  await vi.waitFor(() => expect(isUnsaved()).toBe(false), PATIENCE);
});
