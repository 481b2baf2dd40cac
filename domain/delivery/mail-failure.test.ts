import { expect, test } from 'vitest';
import { mailFailure } from './mail-failure.ts';

test('a mail is said to be sent again by itself only while another try comes; after the last, what to do', () => {
  const away = { code: 'ESOCKET', syscall: 'connect', command: 'CONN' };
  const [before, last] = [mailFailure(away, 7), mailFailure(away, 8)];
  expect(before).toEqual({
    words: 'Không kết nối được máy chủ thư. Hệ thống tự gửi lại.',
    final: false,
  });
  expect(last.final).toBe(true);
  expect(last.words).not.toContain('Hệ thống tự gửi lại');
  expect(last.words).toContain('bấm “Gửi lại”');
});

test('a mail that may have been taken is not sent again by itself at any try', () => {
  const { words, final } = mailFailure(
    { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT', command: 'CONN' },
    1,
  );
  expect(final).toBe(true);
  expect(words).toContain('Hỏi người nhận trước khi bấm');
});
