/** One value of this tab, stored over reloads under `key`; what cannot be read counts as none. */
export function sessionValue<Value>(key: string, storage: () => Storage = () => window.sessionStorage) {
  return {
    read: (): Value | null => {
      try {
        const text = storage().getItem(key);
        return text === null ? null : (JSON.parse(text) as Value);
      } catch {
        return null;
      }
    },
    keep: (value: Value) => storage().setItem(key, JSON.stringify(value)),
    drop: () => storage().removeItem(key),
  };
}

/** The key of the link in the mail: it stands in no address once it has been read from one. */
export const keptStatementKey = sessionValue<string>('hoadon-statement-key');

/** The newest ticket of the order at a signing service that the buyer is to confirm, with the key of the link it is for. */
export const keptStatementOrder = sessionValue<{ link: string; ticket: string }>('hoadon-statement-order');

const statementPath = '/confirm/statement';

/** The key in `/confirm/statement?key=…`; null for any other address. */
function statementKeyIn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  return pathname.replace(/\/$/, '') === statementPath ? new URLSearchParams(search).get('key') : null;
}

/** Takes the key out of the address before anything is painted: history, titles and referrers never hold it. */
export function hideStatementKey({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const key = statementKeyIn(location);
  if (key === null) return;
  keptStatementKey.keep(key);
  history.replaceState(null, '', statementPath);
}

/** The key of the link in the mail: it is removed from the address once it has been read. */
export const keptKey = sessionValue<string>('hoadon-password-key');

const invitationPath = '/invitation';

/** The key in `/s/{key}`; null for any other path. */
export function keyInPath(pathname: string): string | null {
  return /^\/s\/([^/]+)\/?$/.exec(pathname)?.[1] ?? null;
}

/** Takes the key out of the address before anything is painted: history, titles and referrers never hold it. */
export function hideKey({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const key = keyInPath(location.pathname);
  if (key === null) return;
  keptKey.keep(key);
  history.replaceState(null, '', invitationPath);
}

/** The key of the checkout that was being paid last in this tab: /payment-success says how that went. */
export const lastCheckoutKey = sessionValue<string>('hoadon-paid-checkout');

const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** The key in `/checkout/{id}`; null for what can be none. */
export function checkoutKeyIn(path: string): string | null {
  const key = path.split('/')[2] ?? '';
  return SHAPE.test(key) ? key : null;
}
