import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseDown } from '../postgres/database-down.ts';
import { failure, Failure, namedErrors, notNow, TokenFailure } from './failure.ts';
import { EVERY_REPLY } from './reply-headers.ts';

/** Words and codes of our own for what Fastify says of a body: its codes name the framework, and change with it. */
const BODY_PROBLEMS: Readonly<Record<string, { code: string; message: string }>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: {
    code: 'body_not_json',
    message: 'Nội dung gửi lên không phải JSON hợp lệ.',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'body_cut_off',
    message: 'Nội dung gửi lên không dài như Content-Length ghi. Hãy gửi lại.',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: {
    code: 'body_too_large',
    message: 'Nội dung gửi lên quá lớn. Hãy giảm dung lượng rồi thử lại.',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'media_type_not_taken',
    message: 'Kiểu nội dung gửi lên không được nhận. Hãy gửi JSON và ghi Content-Type: application/json.',
  },
};

/**
 * Errors leave in one shape, `{errors: [{message, code, fields}]}`; the token endpoint answers as RFC 6749 says. What is a fault of ours is
 * logged with the call and the company, by the pattern of its address: links of buyers carry what opens them.
 */
export function setErrorHandlers(
  app: FastifyInstance,
  companyOf: (request: FastifyRequest) => number | undefined = () => undefined,
): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof TokenFailure)
      return reply.code(error.status).headers(error.headers).send(error.body);
    const failed = failureOf(error);
    const route = request.routeOptions.url;
    if (failed.status >= 500) {
      const call = { reqId: request.id, method: request.method, route, tenant_id: companyOf(request) };
      // What we call does not answer, or this process stops: foreseen, and it passes. A 500 does not, with words of its own or without.
      request.log[failed.status > 500 ? 'warn' : 'error']({ ...call, err: error }, 'request failed');
    }
    if (route?.startsWith('/oauth/') === true) {
      return reply
        .code(oauthStatus(failed.status))
        .headers(failed.headers)
        .send({ error: oauthError(failed), error_description: failed.message });
    }
    return reply
      .code(failed.status)
      .headers(failed.headers)
      .send({ errors: namedErrors(failed.errors), ...failed.extra });
  });
}

/** An address the router cannot read (RFC 3986: a broken escape, a part that is too long) fits no operation. */
export function answerRouterError(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const { status, errors } = failure(
    400,
    'bad_address',
    'Địa chỉ gọi lên không đọc được. Hãy kiểm tra lại đường dẫn.',
  );
  // No hook runs for a request without a route.
  void reply.code(status).headers(EVERY_REPLY).type('application/json; charset=utf-8').send({ errors });
}

/** A request that Node could not read, so that no route saw it: in the shape of errors too, and the connection ends. */
export function answerConnectionError({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, { errors }] = CONNECTION_PROBLEMS[code] ?? UNREADABLE;
  const body = JSON.stringify({ errors });
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    ...Object.entries(EVERY_REPLY).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

const UNREADABLE = ['400 Bad Request', failure(400, 'bad_request', 'Yêu cầu không hợp lệ.')] as const;

const CONNECTION_PROBLEMS: Readonly<Record<string, readonly [string, Failure]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    failure(
      431,
      'address_too_long',
      'Địa chỉ hoặc phần đầu (header) của lời gọi quá dài. Hãy chọn ít bản ghi, ít điều kiện hơn, hoặc bớt header.',
    ),
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    failure(408, 'request_timeout', 'Yêu cầu gửi lên quá chậm nên bị ngắt. Hãy thử lại.'),
  ],
};

/** RFC 6749 section 5.2: a request that is malformed answers 400, however finely we tell faults apart elsewhere. */
function oauthStatus(status: number): number {
  return status === 422 || status === 415 ? 400 : status;
}

function oauthError({ status, errors }: Failure): string {
  if (status >= 500) return 'server_error';
  return errors.some(({ fields, code }) => fields.includes('grant_type') && code === 'invalid_oneof')
    ? 'unsupported_grant_type'
    : 'invalid_request';
}

/** What an embedded database that was killed takes to come back. */
const DATABASE_RETRY_S = 5;

function failureOf(error: FastifyError): Failure {
  if (error instanceof Failure) return error;
  if (isDatabaseDown(error)) {
    const message =
      'Cơ sở dữ liệu tạm thời không trả lời. Dữ liệu bạn nhập vẫn còn; hãy thử lại sau ít phút.';
    return notNow('database_unavailable', message, DATABASE_RETRY_S);
  }
  const known = BODY_PROBLEMS[error.code];
  if (known !== undefined) return failure(error.statusCode ?? 400, known.code, known.message);
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
