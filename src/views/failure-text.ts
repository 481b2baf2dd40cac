import { ApiFailure } from '#generated/client/http.ts';
import { pages } from '#src/wording/pages.ts';

const firstServerError = 500;

/** One of the server's sentences; where it gave none, what the bare status means. */
export function sentenceOf(message: string, status: number): string {
  if (message !== `${status} status response error`) return message;
  return status >= firstServerError ? pages.serverFault(status) : pages.refusedFault(status);
}

/** What to tell people about a failed call. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiFailure)) return pages.failedTitle;
  return sentenceOf(error.message, error.status);
}
