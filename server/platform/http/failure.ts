export type ErrorItem = { message: string; code: string; fields: string[] };

/** Errors that one answer names. */
export const MAX_ITEMS = 100;

/** A refusal with its words: leaves the server as `{errors: [...]}` with this status. */
export class Failure extends Error {
  readonly status: number;
  readonly errors: readonly ErrorItem[];
  readonly extra: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    errors: readonly ErrorItem[],
    extra: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(errors[0]?.message ?? String(status));
    this.name = 'Failure';
    this.status = status;
    this.errors = errors;
    this.extra = extra;
    this.headers = headers;
  }
}

export function failure(status: number, code: string, message: string, fields: string[] = []): Failure {
  return new Failure(status, [{ message, code, fields }]);
}

/** The errors as an answer carries them: of very many the first, and a last one that says so. */
export function namedErrors(errors: readonly ErrorItem[]): readonly ErrorItem[] {
  if (errors.length <= MAX_ITEMS) return errors;
  const message = `Còn lỗi khác ngoài ${MAX_ITEMS} lỗi đầu tiên. Hãy sửa các lỗi này rồi gửi lại để xem tiếp.`;
  return [...errors.slice(0, MAX_ITEMS), { message, code: 'more_errors', fields: [] }];
}

/** 503 for what may work in so many seconds (Retry-After, RFC 9110 section 10.2.3). */
export function notNow(code: string, message: string, retry_after_s: number): Failure {
  const headers = { 'retry-after': String(retry_after_s) };
  return new Failure(503, [{ message, code, fields: [] }], {}, headers);
}

/** 401 for a session that has ended, or was never there (RFC 9110 section 15.5.2, RFC 6750 section 3). */
export function unauthenticated(
  message = 'Phiên làm việc đã hết hạn. Hãy đăng nhập lại.',
  challenge = 'Bearer realm="hoadon"',
): Failure {
  return new Failure(
    401,
    [{ message, code: 'unauthenticated', fields: [] }],
    {},
    { 'www-authenticate': challenge },
  );
}

/** 429 for what may be tried again in so many seconds (Retry-After, RFC 6585 section 4). */
export function tooMany(
  code: string,
  message: string,
  retry_after_s: number,
  fields: string[] = [],
): Failure {
  const headers = { 'retry-after': String(Math.max(1, Math.ceil(retry_after_s))) };
  return new Failure(429, [{ message, code, fields }], {}, headers);
}

/** Nothing there, or nothing this account may know of: the two answer alike. */
export function notFound(): Failure {
  return failure(
    404,
    'not_found',
    'Không tìm thấy dữ liệu. Có thể bản ghi đã bị xóa; hãy tải lại danh sách.',
  );
}

/** What a refused token request carries beside its words: how to go on after mfa_required. */
export type TokenFailureExtra = { mfa_token?: string; mfa_methods?: readonly string[] };

/** RFC 6749 section 5.2, for the token endpoint alone. */
export class TokenFailure extends Error {
  readonly status: number;
  readonly body: { error: string; error_description: string } & TokenFailureExtra;
  /** A client that is not known is shown how to name itself (RFC 6749 section 5.2). */
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, error: string, error_description: string, extra: TokenFailureExtra = {}) {
    super(error_description);
    this.name = 'TokenFailure';
    this.status = status;
    this.headers = status === 401 ? { 'www-authenticate': 'Basic realm="hoadon"' } : {};
    this.body = { error, error_description, ...extra };
  }
}
