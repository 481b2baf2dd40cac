export const NO_MAIL_SERVER =
  'Hệ thống chưa có máy chủ thư nên người mua không nhận được thư này. Nhờ người quản trị cài đặt máy chủ thư rồi gửi lại.';

const TRIED_AGAIN = 'Hệ thống tự gửi lại.';
const AFTER_LAST =
  'Hệ thống đã thử nhiều lần và không tự gửi nữa. Nhờ người quản trị kiểm tra cài đặt máy chủ thư rồi bấm “Gửi lại”.';

/** Tries of a mail to a buyer: with the rising pauses of the queue, an hour and a half in all. */
const MAX_ATTEMPTS = 8;

/** SMTP codes from 500 on are for good (RFC 5321 4.2.1). */
const FINAL_CODE = 500;

/**
 * Why a mail has not left, in words: the mail server's own where it has said something. `final`: it is not tried again, as what the server
 * refuses for good, and anything after the last try.
 */
export function mailFailure(error: unknown, attempt: number): { words: string; final: boolean } {
  const { responseCode, response } = error as { responseCode?: number; response?: string };
  const is_last = attempt >= MAX_ATTEMPTS;
  if (responseCode === undefined)
    return { words: `Không kết nối được máy chủ thư. ${is_last ? AFTER_LAST : TRIED_AGAIN}`, final: is_last };
  const is_refused = responseCode >= FINAL_CODE;
  const said = response?.replaceAll(/\s+/g, ' ').trim() ?? String(responseCode);
  return {
    words: is_refused ? `Máy chủ thư không nhận: ${said}` : `Máy chủ thư chưa nhận: ${said}`,
    final: is_refused || is_last,
  };
}
