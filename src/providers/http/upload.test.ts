// @vitest-environment jsdom
import { ApiFailure } from '#generated/client/http.ts';
import { PATIENCE } from '#tests/setup/patience.ts';
import { afterEach, expect, test, vi } from 'vitest';
import type { Session } from '../auth/session.ts';
import { createUpload } from './upload.ts';

const sent: FakeRequest[] = [];

class FakeRequest {
  upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  body: unknown = null;
  open = vi.fn();
  abort = () => this.onabort?.();
  getResponseHeader = () => 'application/json';
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.body = body;
    sent.push(this);
  }
}

afterEach(() => {
  sent.length = 0;
  vi.unstubAllGlobals();
});

function start() {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const session = {
    bearer: () => Promise.resolve('the-3'),
    renew: () => Promise.resolve('refused'),
    lose: vi.fn(),
  } as unknown as Session;
  const report = vi.fn();
  const control = new AbortController();
  const file = new Blob(['a,b']);
  const reply = createUpload({ session, checkError: async () => session.lose(), changed: vi.fn() })(
    '/api/customers/imports?file_name=a.csv',
    file,
    {
      key: 'khoa-1',
      report,
      signal: control.signal,
    },
  );
  return { reply, report, control, file };
}

const request = async () => {
  await vi.waitFor(() => expect(sent).toHaveLength(1), PATIENCE);
  return sent[0] as FakeRequest;
};

test('a file goes as it is, with its key, and tells how much of it is sent', async () => {
  const { reply, report, file } = start();
  const one = await request();
  expect(one.body).toBe(file);
  expect(one.headers).toMatchObject({
    'idempotency-key': 'khoa-1',
    'content-type': 'application/octet-stream',
    authorization: 'Bearer the-3',
  });
  one.upload.onprogress?.({ loaded: 1, total: 4 });
  expect(report).toHaveBeenCalledWith(0.25);
  one.status = 201;
  one.responseText = '{"import":{"id":7}}';
  one.onload?.();
  expect(await reply).toEqual({ id: 7 });
});

test('a refusal says why, a lost network that it is lost', async () => {
  const refused = start();
  const one = await request();
  one.status = 422;
  one.responseText = '{"errors":[{"message":"Tệp quá lớn","code":"too_large","fields":[]}]}';
  one.onload?.();
  await expect(refused.reply).rejects.toThrow('Tệp quá lớn');
  sent.length = 0;
  const lost = start();
  (await request()).onerror?.();
  await expect(lost.reply).rejects.toMatchObject({ status: 0 });
  await expect(lost.reply).rejects.toBeInstanceOf(ApiFailure);
});

test('who leaves the page takes the upload back', async () => {
  const { reply, control } = start();
  await request();
  control.abort();
  await expect(reply).rejects.toThrow();
});
