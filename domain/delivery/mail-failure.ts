import { fateOf } from './mail-fate.ts';

export const NO_MAIL_SERVER =
  'Hệ thống chưa có máy chủ thư nên người mua không nhận được thư này. Nhờ người quản trị cài đặt máy chủ thư rồi gửi lại.';

const TRIED_AGAIN = 'Hệ thống tự gửi lại.';
const AFTER_LAST =
  'Hệ thống đã thử nhiều lần và không tự gửi nữa. Nhờ người quản trị kiểm tra cài đặt máy chủ thư rồi bấm “Gửi lại”.';

const MAY_HAVE_LEFT =
  'Chưa rõ thư đã đi hay chưa: kết nối với máy chủ thư đứt khi đang gửi. Hệ thống không tự gửi lại để người nhận không có hai thư. Hỏi người nhận trước khi bấm “Gửi lại”.';

/** Tries of a mail to a buyer: with the rising pauses of the queue, an hour and a half in all. */
const MAX_ATTEMPTS = 8;

/**
 * Why a mail has not left, in words: the mail server's own where it has said something. `final`: it is not tried again, as what the server
 * refuses for good, what it may have taken, since the recipient would have it twice, and anything after the last try.
 */
export function mailFailure(error: unknown, attempt: number): { words: string; final: boolean } {
  const { responseCode, response } = error as { responseCode?: number; response?: string };
  const fate = fateOf(error);
  if (fate === 'unknown') return { words: MAY_HAVE_LEFT, final: true };
  const is_last = attempt >= MAX_ATTEMPTS;
  if (responseCode === undefined)
    return { words: `Không kết nối được máy chủ thư. ${is_last ? AFTER_LAST : TRIED_AGAIN}`, final: is_last };
  const is_refused = fate === 'refused';
  const said = response?.replaceAll(/\s+/g, ' ').trim() ?? String(responseCode);
  return {
    words: is_refused ? `Máy chủ thư không nhận: ${said}` : `Máy chủ thư chưa nhận: ${said}`,
    final: is_refused || is_last,
  };
}

/** As a try that failed before anything was handed to the mail server. */
export function unwrittenMail(attempt: number): { words: string; final: boolean } {
  const final = attempt >= MAX_ATTEMPTS;
  const next = final
    ? 'Hệ thống đã thử nhiều lần và không tự gửi nữa. Nhờ người quản trị xem nhật ký của máy chủ rồi bấm “Gửi lại”.'
    : TRIED_AGAIN;
  return { words: `Hệ thống chưa lập được thư này (bản in hoặc tệp đính kèm). ${next}`, final };
}
