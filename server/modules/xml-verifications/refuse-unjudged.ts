import { notNow, failure, type Failure } from '#server/platform/http/failure.ts';
import { ThreadGaveUp, type ThreadProblem } from '#server/platform/threads/thread-gave-up.ts';

/** Seconds after which two threads have judged what stood in line, unless all of it was hostile. */
const AGAIN_AFTER_S = 10;

const FAILURES = {
  too_long: () =>
    failure(
      422,
      'verification_too_long',
      'Việc kiểm tra tệp này mất quá lâu nên đã dừng lại. Tách thành nhiều tệp rồi kiểm tra từng tệp, hoặc xin bên bán gửi lại tệp XML gốc của từng hóa đơn.',
    ),
  too_much_memory: () =>
    failure(
      422,
      'verification_too_much_memory',
      'Việc kiểm tra tệp này cần quá nhiều bộ nhớ nên đã dừng lại. Tách thành nhiều tệp rồi kiểm tra từng tệp, hoặc xin bên bán gửi lại tệp XML gốc của từng hóa đơn.',
    ),
  queue_full: () =>
    notNow(
      'verification_busy',
      'Máy chủ đang kiểm tra nhiều tệp khác nên chưa nhận tệp này. Hãy đợi vài giây rồi thử lại.',
      AGAIN_AFTER_S,
    ),
  closed: () =>
    notNow(
      'server_stopping',
      'Máy chủ đang khởi động lại nên chưa kiểm tra xong tệp này. Hãy đợi vài giây rồi thử lại.',
      AGAIN_AFTER_S,
    ),
} as const satisfies Record<ThreadProblem, () => Failure>;

/** A file that no answer was made of, in words; any other error as it is. */
export function refuseUnjudged(error: unknown): never {
  throw error instanceof ThreadGaveUp ? FAILURES[error.problem]() : error;
}
