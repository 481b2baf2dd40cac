import { beforeAll, describe, expect, test } from 'vitest';
import { withTestApp } from '#tests/setup/test-app.ts';
import type { ErrorBody } from './injection.ts';

// In what form a body may come: what is read otherwise than it was meant is refused, in words that say what to send.

const server = withTestApp();

let owner = '';
beforeAll(async () => {
  owner = await server.current.signIn('owner@demo.vn');
});

type Sent = { headers?: Record<string, string>; payload?: string | Buffer; url?: string };

async function refused(
  method: 'POST' | 'DELETE',
  { headers = {}, payload, url = '/api/customers' }: Sent,
): Promise<(string | number | undefined)[]> {
  const reply = await server.current.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${owner}`, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  const { errors } = reply.json<Partial<ErrorBody>>();
  return [reply.statusCode, errors?.[0]?.code];
}

const json = { 'content-type': 'application/json' };
const customer = (code: string): string =>
  JSON.stringify({ customer: { code, name: 'Công ty Tân Bình', status: 'active' } });
/** "â" is the byte E2 in Latin-1 and in windows-1258, and no UTF-8 before an "n". */
const in_latin_1 = Buffer.from('{"customer":{"code":"L1","name":"Cong ty Tân","status":"active"}}', 'latin1');

describe('a charset', () => {
  test('bytes that are not UTF-8 are refused, never taken with letters lost', async () => {
    expect(await refused('POST', { headers: json, payload: in_latin_1 })).toEqual([400, 'body_not_utf8']);
  });

  test.each(['windows-1258', 'iso-8859-1', 'UTF-16'])('%s is refused by its name', async (charset) => {
    const headers = { 'content-type': `application/json; charset=${charset}` };
    expect(await refused('POST', { headers, payload: in_latin_1 })).toEqual([415, 'charset_not_taken']);
  });

  test.each(['UTF-8', 'utf8', '"utf-8"', 'us-ascii'])('%s is taken', async (charset) => {
    const headers = { 'content-type': `Application/JSON; charset=${charset}` };
    expect((await refused('POST', { headers, payload: customer(`CS ${charset}`) }))[0]).toBe(201);
  });

  test('a mark of byte order before UTF-8 is taken', async () => {
    expect((await refused('POST', { headers: json, payload: `\uFEFF${customer('BOM')}` }))[0]).toBe(201);
  });

  test.each([Buffer.from('grant_type=password&username=\xE2n&password=x', 'latin1'), 'grant_type=%E2n'])(
    'a form of bytes that are not UTF-8 is refused, escaped or not',
    async (payload) => {
      const reply = await server.current.app.inject({
        method: 'POST',
        url: '/oauth/token',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          authorization: `Basic ${Buffer.from('hoadon-web:').toString('base64')}`,
        },
        payload,
      });
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({
        error: 'invalid_request',
        error_description: expect.stringContaining('UTF-8') as string,
      });
    },
  );
});

describe('a media type', () => {
  test.each(['application/x-www-form-urlencoded', 'text/plain', 'application/xml'])(
    '%s in place of JSON is refused',
    async (type) => {
      const headers = { 'content-type': type };
      expect(await refused('POST', { headers, payload: customer('MT') })).toEqual([
        415,
        'media_type_not_taken',
      ]);
    },
  );

  test('a body without a type is refused', async () => {
    expect(await refused('POST', { payload: customer('MT') })).toEqual([415, 'media_type_not_taken']);
  });

  test('a compressed body is refused by its encoding', async () => {
    const headers = { ...json, 'content-encoding': 'gzip' };
    expect(await refused('POST', { headers, payload: customer('GZ') })).toEqual([415, 'encoding_not_taken']);
  });
});

describe('a body that is not there, or should not be', () => {
  test.each([json, {}])('an operation that needs one says so', async (headers) => {
    expect(await refused('POST', { headers })).toEqual([400, 'body_missing']);
  });

  test('what is not JSON has a code of ours', async () => {
    expect(await refused('POST', { headers: json, payload: '{"customer":' })).toEqual([400, 'body_not_json']);
  });

  test('an operation without one takes a type without a body, and no fields', async () => {
    const made = await server.current.app.inject({
      method: 'POST',
      url: '/api/customers',
      headers: { ...json, authorization: `Bearer ${owner}` },
      payload: customer('XOA'),
    });
    const url = `/api/customers/${made.json<{ customer: { id: number } }>().customer.id}`;
    const payload = '{"lock_version":99}';
    expect(await refused('DELETE', { url, headers: json, payload })).toEqual([422, 'body_not_taken']);
    expect((await refused('DELETE', { url, headers: json }))[0]).toBe(200);
  });
});

test.each(['vat_rate', 'x'.repeat(100_000)])(
  'a value or key of any length is named in a short answer',
  async (field) => {
    const reply = await server.current.app.inject({
      method: 'POST',
      url: '/api/products',
      headers: { ...json, authorization: `Bearer ${owner}` },
      payload: JSON.stringify({ product: { code: 'D', name: 'D', [field]: '9'.repeat(100_000) } }),
    });
    expect(reply.statusCode).toBe(422);
    expect(reply.body.length).toBeLessThan(2_000);
  },
);

test('a text that is there and too short is not called empty', async () => {
  const reply = await server.current.app.inject({
    method: 'POST',
    url: '/api/customers',
    headers: { ...json, authorization: `Bearer ${owner}`, 'idempotency-key': 'a' },
    payload: customer('K'),
  });
  expect(reply.json<ErrorBody>().errors[0]?.message).toMatch(/cần ít nhất 8 ký tự, đang có 1/);
});

describe('a 401', () => {
  const asked = (headers: Record<string, string>) =>
    server.current.app.inject({ url: '/api/customers', headers });

  test('says how to authenticate', async () => {
    expect((await asked({})).headers['www-authenticate']).toBe('Bearer realm="hoadon"');
  });

  test('of an API key speaks of the key', async () => {
    const reply = await asked({ authorization: `Bearer hd_${'A'.repeat(43)}` });
    expect(reply.headers['www-authenticate']).toContain('error="invalid_token"');
    expect(reply.json<ErrorBody>().errors[0]?.message).toContain('Khóa API');
  });
});
