import { ApiFailure } from '#generated/client/http.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { createAuthProvider } from '../auth/auth-provider.ts';
import { createHttp, normaliseError } from './http.ts';
import { createAttempts } from './idempotency.ts';
import { createSession } from '../auth/session.ts';

const base64url = (text: string) => btoa(text).replaceAll('=', '');
const tokenUntil = (exp: number, name: string) =>
  `${base64url('{"alg":"none"}')}.${base64url(JSON.stringify({ exp, name }))}.x`;
const now = 1_000_000_000_000;
const soon = now / 1000 + 900;

type Call = { path: string; authorization: string | null; key: string | null };

function memory(): Storage {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
    key: () => null,
    length: 0,
  };
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

let storage: Storage;
let calls: Call[];
let answer: (call: Call) => Response;
const lost = vi.fn();

function open() {
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    const call = {
      path: String(input),
      authorization: headers.get('Authorization'),
      key: headers.get('Idempotency-Key'),
    };
    calls.push(call);
    return answer(call);
  };
  const session = createSession({ storage, fetch, now: () => now, locks: undefined, lost });
  let keys = 0;
  const { checkError } = createAuthProvider({
    session,
    http: null as never,
    queryClient: null as never,
    leave: vi.fn(),
  });
  return createHttp({ session, fetch, attempts: createAttempts(() => `key-${(keys += 1)}`), checkError });
}

const refreshed = tokenUntil(soon, 'refreshed');
const answerToken = () => json(200, { access_token: refreshed, refresh_token: 'r2', expires_in: 900 });
const to = (path: string) => calls.filter((call) => call.path === path);

beforeEach(() => {
  storage = memory();
  calls = [];
  lost.mockReset();
  storage.setItem('access_token', tokenUntil(soon, 'first'));
  storage.setItem('refresh_token', 'r1');
  answer = () => json(200, { customers: [{ id: 1 }] });
});

test('the body comes unwrapped from its named key, with the bearer token on the way [7.bearer 7.unwrapped 6.bearer]', async () => {
  expect(await open().send('/api/customers?page=1')).toEqual([{ id: 1 }]);
  expect(calls[0]?.authorization).toBe(`Bearer ${tokenUntil(soon, 'first')}`);
});

test('fifty calls with an expired token make one refresh (spec point 4)', async () => {
  storage.setItem('access_token', tokenUntil(now / 1000 - 60, 'old'));
  answer = ({ path }) => (path === '/oauth/token' ? answerToken() : json(200, { customers: [] }));
  const http = open();
  await Promise.all(Array.from({ length: 50 }, () => http.send('/api/customers')));
  expect(to('/oauth/token')).toHaveLength(1);
  expect(to('/api/customers').every(({ authorization }) => authorization === `Bearer ${refreshed}`)).toBe(
    true,
  );
  expect(storage.getItem('refresh_token')).toBe('r2');
});

test('a 401 is answered by one refresh and one more try', async () => {
  answer = ({ path, authorization }) => {
    if (path === '/oauth/token') return answerToken();
    return authorization === `Bearer ${refreshed}` ? json(200, { customers: [] }) : json(401, { errors: [] });
  };
  expect(await open().send('/api/customers')).toEqual([]);
  expect(to('/api/customers')).toHaveLength(2);
  expect(lost).not.toHaveBeenCalled();
});

test('when the refresh is refused the session is lost and its tokens go', async () => {
  answer = () => json(401, { error: 'invalid_grant', error_description: 'x' });
  await expect(open().send('/api/customers')).rejects.toBeInstanceOf(ApiFailure);
  expect(lost).toHaveBeenCalledTimes(1);
  expect(storage.getItem('access_token')).toBeNull();
});

test.each([429, 500, 503])(
  'when a refresh is answered with %i the session stands, and the failure has status 0',
  async (status) => {
    answer = ({ path }) => json(path === '/oauth/token' ? status : 401, {});
    await expect(open().send('/api/customers')).rejects.toMatchObject({ status: 0 });
    expect(lost).not.toHaveBeenCalled();
    expect(storage.getItem('refresh_token')).toBe('r1');
  },
);

test('sending the same thing again after silence uses the same Idempotency-Key, after an answer a new one', async () => {
  const http = open();
  const create = () => http.send('/api/customers', { method: 'POST', body: '{"customer":{}}' });
  answer = () => {
    throw new TypeError('network');
  };
  await expect(create()).rejects.toMatchObject({ status: 0 });
  answer = () => json(201, { customer: { id: 1 } });
  await create();
  await create();
  expect(calls.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2']);
});

test.each([
  [500, ['key-1', 'key-1']],
  [503, ['key-1', 'key-1']],
  [422, ['key-1', 'key-2']],
])('after %i the same thing is sent again under %j', async (status, keys) => {
  answer = () => json(status, { errors: [{ message: 'x' }] });
  const http = open();
  const save = () => http.send('/api/customers', { method: 'POST', body: '{"customer":{}}' });
  await expect(save()).rejects.toThrow();
  await expect(save()).rejects.toThrow();
  expect(to('/api/customers').map(({ key }) => key)).toEqual(keys);
});

test('error with error_description: the error plus its description (spec point 8)', () => {
  const failure = normaliseError(400, { error: 'invalid_grant', error_description: 'Sai mật khẩu' });
  expect(failure.message).toBe('invalid_grant: Sai mật khẩu');
  expect(failure.errors[0]?.code).toBe('invalid_grant');
});

test('error alone: the error', () => {
  expect(normaliseError(400, { error: 'nope' }).message).toBe('nope');
});

test('errors as a list: message of the first, fields empty by default', () => {
  const failure = normaliseError(422, {
    errors: [{ message: 'Một' }, { message: 'Hai', code: 'x', fields: ['tax_code'] }],
  });
  expect(failure.message).toBe('Một');
  expect(failure.errors).toEqual([
    { message: 'Một', code: '', fields: [] },
    { message: 'Hai', code: 'x', fields: ['tax_code'] },
  ]);
});

test('errors as a map: key and first message, the message alone when the key is empty', () => {
  expect(normaliseError(422, { errors: { name: ['trống', 'dài'] } }).message).toBe('name: trống');
  expect(normaliseError(422, { errors: { '': ['chung'] } }).message).toBe('chung');
});

test.each([null, 'text', {}, { errors: [] }, { errors: [7] }, { errors: {} }, { error: 3 }, []])(
  '%j says its status',
  (body) => {
    expect(normaliseError(503, body).message).toBe('503 status response error');
  },
);
