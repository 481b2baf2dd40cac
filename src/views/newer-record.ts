import { ApiFailure } from '#generated/client/http.ts';

const conflict = 409;

/** The record as it is now, where a change was refused because it was made from an older one; null for any other failure. */
export function newerRecord<R>(error: unknown): R | null {
  if (!(error instanceof ApiFailure) || error.status !== conflict) return null;
  const { body } = error;
  return typeof body === 'object' && body !== null && 'current' in body ? (body.current as R | null) : null;
}
