import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compressReplies } from './compress-replies.ts';

const LONG = { words: 'xin chào '.repeat(500) };
const SHORT = { words: 'xin chào' };
let app: FastifyInstance;

beforeAll(async () => {
  app = fastify();
  await compressReplies(app);
  app.get('/api/long', async () => LONG);
  app.get('/api/short', async () => SHORT);
  app.get('/api/file', async (_request, reply) =>
    reply.type('application/pdf').send(Buffer.alloc(5000, 'a')),
  );
  app.post('/api/echo', async (request) => request.body);
  app.post('/oauth/token', async () => LONG);
});
afterAll(async () => app.close());

const get = (url: string, encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } });

describe('JSON replies', () => {
  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('over 1 KB are compressed for a client that accepts %s', async (accepted, sent, unpack) => {
    const reply = await get('/api/long', accepted);
    expect(reply.headers).toMatchObject({
      'content-encoding': sent,
      'content-type': expect.stringContaining('application/json'),
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(reply.rawPayload.length).toBeLessThan(500);
    expect(JSON.parse(unpack(reply.rawPayload).toString())).toEqual(LONG);
  });

  test.each([
    ['a short one', '/api/short', 'br'],
    ['one to a client that accepts no encoding', '/api/long', 'identity'],
    ['a file that is compressed already', '/api/file', 'br'],
  ])('%s goes out as it is', async (_name, url, accepted) => {
    const reply = await get(url, accepted);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-encoding']).toBeUndefined();
  });

  test('with tokens are not compressed', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { 'accept-encoding': 'br' },
    });
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.json()).toEqual(LONG);
  });
});

test('a compressed request body is not opened', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/echo',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(JSON.stringify(LONG)),
  });
  expect(reply.statusCode).toBe(400);
});
