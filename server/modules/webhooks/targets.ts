import { failure } from '#server/platform/http/failure.ts';
import { mayBePublicHost } from '#server/platform/net/public-address.ts';

/** What the operator of this installation allows beside https on the public internet. */
export type WebhookTargets = { allow_http: boolean; allow_private: boolean };

/**
 * Refuses an address that nothing may be sent to. A name is judged by itself alone: where it leads is looked at each time something is
 * sent (httpWebhookSender), since that may change.
 */
export function refuseTarget(url: string, { allow_http, allow_private }: WebhookTargets): void {
  const parsed = URL.parse(url);
  if (parsed === null || !['https:', 'http:'].includes(parsed.protocol) || parsed.hostname === '')
    throw refused('bad_url', 'Địa chỉ nhận phải có dạng https://tên-miền/đường-dẫn.');
  if (parsed.protocol === 'http:' && !allow_http)
    throw refused('https_only', 'Địa chỉ nhận phải bắt đầu bằng https://, để nội dung đi đường được mã hóa.');
  if (parsed.username !== '' || parsed.password !== '')
    throw refused('url_with_password', 'Địa chỉ nhận không được chứa tên đăng nhập hay mật khẩu.');
  if (!allow_private && !mayBePublicHost(parsed.hostname))
    throw refused('private_address', 'Địa chỉ nhận phải ở trên Internet, không ở trong mạng nội bộ.');
}

function refused(code: string, message: string): Error {
  return failure(422, code, message, ['url']);
}
