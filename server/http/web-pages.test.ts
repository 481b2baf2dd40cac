import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveWebPages } from './web-pages.ts';

const SCRIPT = Buffer.from('export const words = "xin chào";\n'.repeat(50));
const PAGE = Buffer.from('<!doctype html><title>Hóa đơn</title>\n'.repeat(50));
const folder = mkdtempSync(join(tmpdir(), 'hoadon-pages-'));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  for (const [name, bytes] of [
    ['index.html', PAGE],
    ['assets/app.js', SCRIPT],
  ] as const) {
    writeFileSync(join(folder, name), bytes);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes));
  }
  writeFileSync(join(folder, 'assets', 'small.js'), 'export {};\n');
  app = fastify();
  await serveWebPages(app, folder);
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, encoding?: string) =>
  app.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

describe('files of the build', () => {
  test.each([
    ['br, gzip, deflate', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('are sent compressed to a browser that takes %s', async (accepted, sent, unpack) => {
    const script = await get('/assets/app.js', accepted);
    expect(script.headers).toMatchObject({
      'content-encoding': sent,
      'content-type': expect.stringMatching(/javascript; charset=utf-8/),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(unpack(script.rawPayload)).toEqual(SCRIPT);
    const page = await get('/admin/invoices', accepted);
    expect(page.headers).toMatchObject({
      'content-encoding': sent,
      'content-type': expect.stringContaining('text/html'),
      'cache-control': 'no-cache',
    });
    expect(unpack(page.rawPayload)).toEqual(PAGE);
  });

  test.each([
    ['to one that takes no encoding', '/assets/app.js', undefined, SCRIPT],
    ['where they are too small to gain by it', '/assets/small.js', 'br', Buffer.from('export {};\n')],
  ] as const)('are sent as they are %s', async (_, url, accepted, bytes) => {
    const plain = await get(url, accepted);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.rawPayload).toEqual(bytes);
  });
});
