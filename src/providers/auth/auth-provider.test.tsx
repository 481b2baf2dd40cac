// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import {
  CanAccess,
  CoreAdminContext,
  EditBase,
  testDataProvider,
  useGetIdentity,
  usePermissions,
} from 'react-admin';
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerAtOnce, createAuthProvider } from './auth-provider.ts';
import type { Http } from '../http/http.ts';
import type { Session } from './session.ts';
import { PATIENCE } from '#tests/setup/patience.ts';

const account = (permissions: string[]) => ({ id: 7, full_name: 'Trần Thị Bích', permissions });

let queryClient: QueryClient;
let profile: ReturnType<typeof account>;
let bearer: string | null;
const lose = vi.fn();
const leave = vi.fn();

beforeEach(() => {
  queryClient = new QueryClient();
  profile = account(['read_invoices']);
  bearer = 'token';
  lose.mockReset();
  leave.mockReset();
});

function open() {
  const session = { bearer: () => Promise.resolve(bearer), lose, end: () => Promise.resolve() };
  const http = { send: vi.fn(() => Promise.resolve(profile)) };
  const provider = createAuthProvider({
    session: session as unknown as Session,
    http: http as unknown as Http,
    queryClient,
    leave,
  });
  return { provider, http };
}

describe('authProvider', () => {
  test('says who is signed in and with which permissions, by one call', async () => {
    const { provider, http } = open();
    expect(await provider.getIdentity()).toMatchObject({ id: 7, fullName: 'Trần Thị Bích' });
    expect(await provider.getPermissions()).toEqual(['read_invoices']);
    expect(http.send).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['invoices', 'list', true],
    ['invoices', 'show', true],
    ['invoices', 'edit', false],
    ['invoices', 'create', false],
    ['customers', 'list', false],
    ['customers', 'bulk_delete', false],
    ['invoices', 'listLawChanges', true],
    ['invoices', 'publishInvoice', false],
    ['invoices', 'open', true],
    ['invoices.create', 'open', false],
    ['profile', 'open', true],
    ['invoices', 'fly', false],
    ['no.page', 'open', false],
  ])('%s, %s: %s', async (resource, action, answer) => {
    expect(await open().provider.canAccess({ resource, action })).toBe(answer);
  });

  test('full grants everything', async () => {
    profile = account(['full']);
    const { provider } = open();
    expect(await provider.canAccess({ resource: 'customers', action: 'delete' })).toBe(true);
    expect(await provider.canAccess({ resource: 'customers', action: 'fly' })).toBe(false);
  });

  test('checkAuth asks for a token that is good, and without one the session is lost', async () => {
    const { provider } = open();
    await provider.checkAuth();
    expect(lose).not.toHaveBeenCalled();
    bearer = null;
    await provider.checkAuth();
    expect(lose).toHaveBeenCalledOnce();
  });

  test('checkError loses the session on a 401 only', async () => {
    const { provider } = open();
    for (const status of [0, 403, 409, 500]) await provider.checkError({ status });
    expect(lose).not.toHaveBeenCalled();
    await provider.checkError({ status: 401 });
    expect(lose).toHaveBeenCalledOnce();
  });
});

describe('the first drawing below the gate', () => {
  let drawn: string[];

  function Asking() {
    const { permissions } = usePermissions<string[]>();
    const { identity } = useGetIdentity();
    drawn.push(`${identity?.fullName} ${permissions?.join()}`);
    return (
      <CanAccess resource="invoices" action="publishInvoice" accessDenied="refused" loading="waiting">
        allowed
      </CanAccess>
    );
  }

  function draw() {
    drawn = [];
    const { provider } = open();
    return render(
      <CoreAdminContext authProvider={provider} queryClient={queryClient} dataProvider={testDataProvider()}>
        <Asking />
      </CoreAdminContext>,
    );
  }

  test('has the answers already, and new ones when the account is read again', async () => {
    answerAtOnce(queryClient);
    queryClient.setQueryData(['account'], account(['read_invoices']));
    draw();
    expect(drawn).toEqual(['Trần Thị Bích read_invoices']);
    expect(screen.getByText('refused')).toBeTruthy();
    await act(async () => queryClient.setQueryData(['account'], account(['publish_invoices'])));
    expect(await screen.findByText('allowed')).toBeTruthy();
    expect(drawn.at(-1)).toBe('Trần Thị Bích publish_invoices');
  });

  test('lets a controller be that is not to ask: who may not edit a record stays on its page', async () => {
    answerAtOnce(queryClient);
    queryClient.setQueryData(['account'], account(['read_invoices']));
    const getOne = vi.fn(() => Promise.resolve({ data: { id: 1 } }));
    render(
      <CoreAdminContext
        authProvider={open().provider}
        queryClient={queryClient}
        dataProvider={testDataProvider({ getOne: getOne as never })}
      >
        <EditBase resource="incidents" id={1} disableAuthentication>
          read only
        </EditBase>
      </CoreAdminContext>,
    );
    await vi.waitFor(() => expect(getOne).toHaveBeenCalledOnce(), PATIENCE);
    await act(async () => undefined);
    expect(window.location.hash).not.toContain('access-denied');
    expect(screen.getByText('read only')).toBeTruthy();
  });

  test('would wait for them otherwise', async () => {
    queryClient.setQueryData(['account'], account(['read_invoices']));
    draw();
    expect(screen.getByText('waiting')).toBeTruthy();
    expect(await screen.findByText('refused')).toBeTruthy();
  });
});
