// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { keepFile } from './keep-file.ts';

afterEach(() => void vi.useRealTimers());

test('a file can still be read after the click that keeps it, and is given up later', () => {
  vi.useFakeTimers();
  const revoke = vi.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: revoke });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  keepFile(new Blob(['x']), 'hoa-don.xml');
  expect(clicked).toHaveBeenCalledOnce();
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith('blob:x');
});
