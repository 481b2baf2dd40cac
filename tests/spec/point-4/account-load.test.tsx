// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { PATIENCE } from '#tests/setup/patience.ts';
import { I18nContext } from 'react-admin';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '#generated/client/http.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { accountQueries } from '#src/providers/account.ts';
import { SessionGate } from '#src/shell/session-gate.tsx';

const { send, lose } = vi.hoisted(() => ({
  send: vi.fn<(path: string) => Promise<unknown>>(),
  lose: vi.fn(),
}));
vi.mock('#src/providers/providers.ts', () => ({
  http: { send },
  session: { lose },
  errorReports: { report: async () => null },
}));

const answers: Record<string, unknown> = {};

beforeEach(() => {
  answers['/api/users/profile'] = {
    id: 1,
    full_name: 'Trần Thu Hương',
    language: 'vi',
    permissions: [],
  };
  answers['/api/tenant'] = {
    name: 'Công ty Sao Việt',
    timezone: 'Asia/Ho_Chi_Minh',
    number_style: 'vietnamese',
  };
  send.mockReset().mockImplementation(async (path) => {
    const answer = answers[path];
    if (answer instanceof Error) throw answer;
    return answer;
  });
});
afterEach(() => {
  lose.mockReset();
  cleanup();
});

function Name() {
  const { account, tenant } = useSignedIn();
  return <p>{`${account.full_name}, ${tenant.name}`}</p>;
}

const vietnamese = {
  getLocale: () => 'vi',
  translate: (key: string) => key,
  changeLocale: () => Promise.resolve(),
};

function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nContext value={vietnamese}>
        <SessionGate>
          <Name />
        </SessionGate>
      </I18nContext>
    </QueryClientProvider>,
  );
}

const failure = (status: number) => new ApiFailure(status, null, []);

describe('current user load [4.session.account-states]', () => {
  test.each(['/api/users/profile', '/api/tenant'])(
    'loading: a spinner shows until both the tenant and the current user are loaded (%s is missing) [2.route.admin-loading]',
    async (path) => {
      answers[path] = new Promise(() => undefined);
      open();
      await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2), PATIENCE);
      expect(screen.getByRole('status').getAttribute('aria-label')).toBe('Đang mở phiên làm việc');
      expect(screen.queryByText(/Trần Thu Hương/)).toBeNull();
    },
  );

  test('loaded: account and tenant are at hand for the page', async () => {
    open();
    expect(await screen.findByText('Trần Thu Hương, Công ty Sao Việt')).toBeTruthy();
  });

  test.each(['/api/users/profile', '/api/tenant'])(
    'failed: HTTP 401 at %s goes to login, and shows nothing meanwhile [8.load.401]',
    async (path) => {
      answers[path] = failure(401);
      open();
      await vi.waitFor(() => expect(lose).toHaveBeenCalled(), PATIENCE);
      expect(screen.queryByText('Có lỗi xảy ra!')).toBeNull();
    },
  );

  test.each([0, 403, 404, 500, 503])(
    'failed: status %i shows an error page, and goes nowhere [4.session.account-failed 8.load.other]',
    async (status) => {
      answers['/api/users/profile'] = failure(status);
      open();
      expect(await screen.findByText('Có lỗi xảy ra!')).toBeTruthy();
      expect(lose).not.toHaveBeenCalled();
    },
  );
});

test('the current user is refetched every 15 minutes [4.session.account-refetch 9.account-refetch]', () => {
  const { account } = accountQueries({ send: async () => null } as never);
  expect(account.refetchInterval).toBe(15 * 60 * 1000);
});

test('a missing current user raises its own error [8.missing-user]', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Name />)).toThrow('Current user is not be initialized');
});
