import { afterEach, expect, test, vi } from 'vitest';
import { speak } from '#src/language/language.ts';
import { publicEnglish } from '#src/wording/en/public/public.ts';
import { call } from './call.ts';

const answer = (status: number, body: unknown) =>
  vi.fn<typeof fetch>(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
const weak = { message: 'Mật khẩu này dễ bị đoán.', code: 'weak_password', fields: ['password'] };
const taken = { message: 'Email này đã dùng.', code: 'taken', fields: ['email'] };

afterEach(() => speak({}, 'vi'));

test('a body goes out as JSON, and without one there is none', async () => {
  const send = answer(200, { trial: 1 });
  expect(await call('POST', '/api/trials', { body: { trial: {} }, send })).toEqual({
    ok: true,
    body: { trial: 1 },
  });
  const [path, request] = send.mock.calls[0] ?? [];
  expect([path, request?.method, request?.body]).toEqual(['/api/trials', 'POST', '{"trial":{}}']);
  expect(new Headers(request?.headers).get('Content-Type')).toBe('application/json');
  await call('GET', '/api/service_packages', { send });
  expect(send.mock.calls[1]?.[1]?.body).toBeUndefined();
});

test('each named field gets its own sentence, the page the first', async () => {
  expect(await call('POST', '/api/trials', { send: answer(422, { errors: [weak, taken] }) })).toEqual({
    ok: false,
    failure: {
      status: 422,
      message: weak.message,
      code: 'weak_password',
      fields: { password: weak.message, email: taken.message },
    },
  });
});

test.each<[string, unknown, string, Record<string, string>]>([
  ['error with error_description', { error: 'x', error_description: 'Sai mã' }, 'x: Sai mã', {}],
  ['error alone', { error: 'invalid_request' }, 'invalid_request', {}],
  ['errors as a list', { errors: [{ message: 'Một' }, { message: 'Hai' }] }, 'Một', {}],
  ['errors as a map', { errors: { email: ['trống', 'dài'] } }, 'email: trống', { email: 'email: trống' }],
])('a failed body is read as %s (spec point 8)', async (_what, body, message, fields) => {
  const reply = await call('POST', '/api/trials', { send: answer(422, body) });
  expect(reply).toMatchObject({ ok: false, failure: { status: 422, message, fields } });
});

test.each([
  [429, 'Bạn đã thử quá nhiều lần'],
  [502, 'Hệ thống đang gặp sự cố'],
])('an answer %i without words of ours gets words', async (status, words) => {
  const reply = await call('GET', '/api/x', { send: answer(status, '<html>') });
  expect(reply).toMatchObject({ ok: false, failure: { status, fields: {} } });
  expect(reply.ok ? '' : reply.failure.message).toContain(words);
});

test('a dead network is told as such', async () => {
  const send = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  const reply = await call('GET', '/api/x', { send });
  expect(reply.ok ? '' : reply.failure.message).toContain('Không kết nối được máy chủ');
});

test('what the server says is English where that was chosen', async () => {
  speak(publicEnglish);
  const message = 'Mã không đúng, còn 4 lần thử. Hãy xem lại thư mới nhất.';
  const send = answer(422, { errors: [{ message, code: 'wrong_code', fields: ['code'] }] });
  const english = 'The code is not right; 4 tries are left. Look at the newest mail.';
  expect(await call('POST', '/api/trials', { send })).toMatchObject({
    failure: { message: english, fields: { code: english } },
  });
});
