import { expect, test, vi } from 'vitest';
import { createDownload, nameIn } from './download.ts';

const still = new AbortController().signal;

function streamed(parts: string[], end?: Error, type = 'text/csv') {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.shift();
      if (part !== undefined) controller.enqueue(new TextEncoder().encode(part));
      else if (end) controller.error(end);
      else controller.close();
    },
  });
  const headers = {
    'X-Total-Count': '3',
    'content-type': type,
    'content-disposition': 'attachment; filename="a.csv"; filename*=UTF-8\'\'Kh%C3%A1ch%20h%C3%A0ng.csv',
  };
  return { open: async () => new Response(body, { headers }) };
}

test('a file is told of as it comes, with the rows it will hold, and kept under the name the server gave', async () => {
  const onProgress = vi.fn();
  const download = createDownload(streamed(['abc', 'de']));
  const { file, name } = await download('/x', { signal: still, onProgress });
  expect(onProgress.mock.calls).toEqual([
    [{ bytes: 3, rows: 3, done: null }],
    [{ bytes: 5, rows: 3, done: null }],
  ]);
  expect([await file.text(), file.type, name]).toEqual(['abcde', 'text/csv', 'Khách hàng.csv']);
});

test('of a ZIP it is told how many have come; the list at its end is none of them', async () => {
  const onProgress = vi.fn();
  const entry = 'PK\x03\x04a';
  const download = createDownload(streamed([entry, entry + entry, entry], undefined, 'application/zip'));
  await download('/x', { signal: still, onProgress });
  expect(onProgress.mock.calls).toMatchObject([[{ done: 1 }], [{ done: 3 }], [{ done: 3 }]]);
});

test('a file cut short is a failure in words, not half a file', async () => {
  const download = createDownload(streamed(['abc'], new TypeError('network')));
  await expect(download('/x', { signal: still, onProgress: vi.fn() })).rejects.toThrow(/mất kết nối/);
});

test('breaking off is passed on as the browser says it', async () => {
  const stop = new AbortController();
  stop.abort();
  const download = createDownload(streamed(['abc'], new DOMException('stopped', 'AbortError')));
  await expect(download('/x', { signal: stop.signal, onProgress: vi.fn() })).rejects.toThrow('stopped');
});

test('a plain name is taken where there is no encoded one', () => {
  expect(nameIn('attachment; filename="a.xlsx"')).toBe('a.xlsx');
  expect(nameIn(null)).toBeNull();
});
