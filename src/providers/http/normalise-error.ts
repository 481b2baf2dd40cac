import { ApiFailure } from '#generated/client/http.ts';
import { readFailedBody } from './failed-body.ts';

/** A reply that is not 2xx in the one shape the screens read; a body of no known shape says its status (spec point 8). */
export function normaliseError(status: number, body: unknown): ApiFailure {
  const { format, items } = readFailedBody(body);
  if (items.length > 0) return new ApiFailure(status, body, items, format);
  return new ApiFailure(status, body, [{ message: `${status} status response error`, code: '', fields: [] }]);
}
