import type { FastifyError, FastifyInstance } from 'fastify';
import { isDatabaseDown } from '../db/database.ts';
import { Failure, TokenFailure } from './failure.ts';

const BODY_PROBLEMS: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'Nội dung gửi lên không phải JSON hợp lệ.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'Thiếu nội dung gửi lên.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'Nội dung gửi lên quá lớn. Hãy giảm dung lượng rồi thử lại.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Kiểu nội dung gửi lên không được nhận.',
};

/** Errors leave in one shape, `{errors: [{message, code, fields}]}`; the token endpoint answers as RFC 6749 says. */
export function setErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof TokenFailure) return reply.code(error.status).send(error.body);
    const failure = failureOf(error);
    if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
    if (request.routeOptions.url?.startsWith('/oauth/') === true) {
      const kind = failure.status >= 500 ? 'server_error' : 'invalid_request';
      return reply.code(failure.status).send({ error: kind, error_description: failure.message });
    }
    return reply.code(failure.status).send({ errors: failure.errors, ...failure.extra });
  });
}

function failureOf(error: FastifyError): Failure {
  if (error instanceof Failure) return error;
  if (isDatabaseDown(error)) {
    const message =
      'Cơ sở dữ liệu tạm thời không trả lời. Dữ liệu bạn nhập vẫn còn; hãy thử lại sau ít phút.';
    return new Failure(503, [{ message, code: 'database_unavailable', fields: [] }]);
  }
  const known = BODY_PROBLEMS[error.code];
  if (known !== undefined)
    return new Failure(error.statusCode ?? 400, [
      { message: known, code: error.code.toLowerCase(), fields: [] },
    ]);
  if (error.statusCode === 429) {
    const message = 'Bạn thử quá nhiều lần. Hãy đợi một phút rồi thử lại.';
    return new Failure(429, [{ message, code: 'too_many_requests', fields: [] }]);
  }
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return new Failure(error.statusCode, [
      { message: 'Yêu cầu không hợp lệ.', code: 'bad_request', fields: [] },
    ]);
  }
  const message = 'Hệ thống gặp lỗi kỹ thuật và đang được khắc phục. Dữ liệu bạn nhập vẫn còn; hãy thử lại.';
  return new Failure(500, [{ message, code: 'internal_error', fields: [] }]);
}
