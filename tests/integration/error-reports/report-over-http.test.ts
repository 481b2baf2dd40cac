import { expect, test } from 'vitest';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();
const error_report = {
  message: 'Cannot read properties of undefined',
  place: '/admin/invoices',
  stack: null,
};

test('an error of a page is taken with a code to find it by, from any account and nobody else', async () => {
  const body = { error_report };
  const token = await server.current.signIn('xem@demo.vn');
  const taken = await judged(server.current, 'reportError', { token, body });
  expect(taken.status).toBe(202);
  expect(taken.body).toEqual({ error_report: { code: expect.stringMatching(/^..-.....$/) as string } });
  expect((await judged(server.current, 'reportError', { body })).status).toBe(401);
});

test('a form has no place in it: nothing but message, place and stack is taken', async () => {
  const token = await server.current.signIn('xem@demo.vn');
  const body = { error_report: { ...error_report, values: { name: 'Công ty Minh Khôi' } } };
  expect((await judged(server.current, 'reportError', { token, body })).status).toBe(422);
});
