import { sessionValue } from '../session-value.ts';

/** The key of the link in the mail: it stands in no address once it has been read from one. */
export const keptStatementKey = sessionValue<string>('hoadon-statement-key');

export const statementPath = '/confirm/statement';

/** The key in `/confirm/statement?key=…`; null for any other address. */
export function statementKeyIn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  return pathname.replace(/\/$/, '') === statementPath ? new URLSearchParams(search).get('key') : null;
}

/** Takes the key out of the address before anything is painted: history, titles and referrers never hold it. */
export function hideStatementKey({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const key = statementKeyIn(location);
  if (key === null) return;
  keptStatementKey.keep(key);
  history.replaceState(null, '', statementPath);
}
