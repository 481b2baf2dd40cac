import { isUtf8 } from 'node:buffer';
import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failure } from './failure.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Files come as they are, one a request. */
export const UPLOAD_TYPE = 'application/octet-stream';

/** JSON is UTF-8 whatever a header says (RFC 8259 section 8.1); ASCII is a part of it. */
const CHARSETS = new Set(['utf-8', 'utf8', 'us-ascii']);

/**
 * How bodies are read, in place of what Fastify brings: it takes bytes that are not UTF-8 and puts U+FFFD for each, so that a name
 * written in another charset would be issued with its letters lost.
 */
export function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(JSON_TYPE, { parseAs: 'buffer' }, (request, bytes, done) => {
    // Many clients name the type of every request, of those without a body too.
    if (bytes.length === 0) done(null, undefined);
    else if (!isUtf8(bytes)) done(notUtf8());
    else void parseJson(request, bytes.toString(), done);
  });
  app.addContentTypeParser<Buffer>(FORM_TYPE, { parseAs: 'buffer' }, (_request, bytes, done) => {
    const text = isUtf8(bytes) ? bytes.toString() : null;
    if (text === null || !isUtf8Form(text)) done(notUtf8());
    else done(null, { ...parse(text) });
  });
  app.addContentTypeParser<Buffer>(UPLOAD_TYPE, { parseAs: 'buffer' }, (_request, bytes, done) =>
    done(null, bytes),
  );
}

/** Whether the escaped bytes of a form are UTF-8; a percent sign that begins no escape is itself. */
function isUtf8Form(text: string): boolean {
  try {
    decodeURIComponent(text.replaceAll(/%(?![\da-f]{2})/gi, '%25'));
    return true;
  } catch {
    return false;
  }
}

function notUtf8(): Error {
  return failure(
    400,
    'body_not_utf8',
    'Nội dung gửi lên không phải UTF-8 nên sẽ mất chữ có dấu. Hãy ghi nội dung bằng UTF-8 rồi gửi lại.',
  );
}

/**
 * Refuses a body in a form that the operation does not take, before it is read. `media`: its type in the description, undefined where
 * none is described.
 */
export function requireReadable({ headers }: FastifyRequest, media: string | undefined): void {
  const has_body = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!has_body) return;
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity')
    throw failure(
      415,
      'encoding_not_taken',
      `Nội dung gửi lên nén bằng “${encoding.slice(0, 20)}” không được nhận. Hãy gửi không nén, không có Content-Encoding.`,
    );
  const [type = '', ...parameters] = (headers['content-type'] ?? '').split(';').map((one) => one.trim());
  if (media !== undefined && type.toLowerCase() !== media)
    throw failure(
      415,
      'media_type_not_taken',
      `Kiểu nội dung gửi lên không được nhận. Hãy gửi ${media} và ghi Content-Type: ${media}.`,
    );
  if (media === UPLOAD_TYPE) return;
  const charset = parameters.map((one) => /^charset="?([^"]*)"?$/i.exec(one)?.[1]).find(Boolean) ?? 'utf-8';
  if (!CHARSETS.has(charset.toLowerCase()))
    throw failure(
      415,
      'charset_not_taken',
      `Bảng mã “${charset.slice(0, 20)}” không được nhận. Hãy ghi nội dung bằng UTF-8 rồi gửi lại.`,
    );
}

/** Whether something was sent that an operation without a body would leave unread. */
export function isUnread(body: unknown): boolean {
  return body !== undefined && !(typeof body === 'object' && body !== null && Object.keys(body).length === 0);
}
