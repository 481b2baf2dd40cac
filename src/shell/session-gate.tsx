import { ApiFailure } from '#generated/client/http.ts';
import { AccountProvider } from '#src/providers/account-context.ts';
import { accountQueries } from '#src/providers/account.ts';
import { http, session } from '#src/providers/providers.ts';
import { shownZone, showTimesIn } from '#src/ui/format/date.ts';
import { shownStyle, showNumbersIn } from '#src/ui/format/number.ts';
import { SpinnerPage } from '#src/ui/state/loading-bar.tsx';
import { TechnicalError } from '#src/ui/state/technical-error.tsx';
import { pages } from '#src/wording/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Language } from '#src/language/language.ts';

const unauthorised = 401;
const queries = accountQueries(http);

/**
 * Nothing of the admin is drawn before both the account and its business are known; a spinner meanwhile. A 401 goes to
 * the login page, anything else shows an error page (spec points 2 and 4).
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const account = useQuery(queries.account);
  const tenant = useQuery(queries.tenant);
  const error = account.error ?? tenant.error;
  const isSignedOut = error instanceof ApiFailure && error.status === unauthorised;
  useEffect(() => {
    if (isSignedOut) session.lose();
  }, [isSignedOut]);
  const signedIn = useMemo(
    () => (account.data && tenant.data ? { account: account.data, tenant: tenant.data } : null),
    [account.data, tenant.data],
  );
  const timezone = tenant.data?.timezone;
  const number_style = tenant.data?.number_style;
  const zone = useSyncExternalStore(shownZone.watch, shownZone.current);
  const style = useSyncExternalStore(shownStyle.watch, shownStyle.current);
  // Nothing is drawn in another zone or style of numbers than the company's, and a new one draws everything again.
  useLayoutEffect(() => {
    if (timezone !== undefined) showTimesIn(timezone);
    if (number_style !== undefined) showNumbersIn(number_style);
  }, [timezone, number_style]);
  if (signedIn !== null && zone === timezone && style === number_style)
    return (
      <AccountProvider key={`${timezone} ${number_style}`} value={signedIn}>
        <InLanguage language={signedIn.account.language}>{children}</InLanguage>
      </AccountProvider>
    );
  if (error && !isSignedOut) {
    const retry = () => {
      void account.refetch();
      void tenant.refetch();
    };
    return <TechnicalError title={pages.accountFailed} onRetry={retry} />;
  }
  return <SpinnerPage label={pages.loadingSession} />;
}

/**
 * Nothing is drawn in another language than the account's: a page that was loaded in one is loaded again. A choice made
 * on another device meanwhile waits for the next load, so that nobody loses what they are at.
 */
function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const [locale, setLocale] = useLocaleState();
  const [isOther] = useState(() => language !== locale);
  useEffect(() => {
    if (isOther) setLocale(language);
  }, [isOther, language, setLocale]);
  return isOther ? <SpinnerPage /> : children;
}
