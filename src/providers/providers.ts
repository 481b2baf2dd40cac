import { reportError } from '#generated/client/error-reports/error-reports.ts';
import { configureHttp } from '#generated/client/http.ts';
import { answerAtOnce, createAuthProvider } from './auth/auth-provider.ts';
import { createDataProvider } from './data/data-provider.ts';
import { createDownload } from './http/download.ts';
import { createErrorReports } from './error-reports.ts';
import { createHttp } from './http/http.ts';
import { createAttempts } from './http/idempotency.ts';
import { createRefresh } from './cache/invalidate.ts';
import { leaveDocument, loginPathFrom } from './auth/leaving.ts';
import { createQueryClient } from './cache/query-client.ts';
import { createSession } from './auth/session.ts';
import { createUpload } from './http/upload.ts';

/** To the login page by the account's own doing, in this tab or in another. */
export const leave = () => leaveDocument(() => window.location.assign(loginPathFrom(window.location)));
/** To the login page because the session is over (spec point 4). */
const lost = () => leaveDocument(() => window.location.assign(loginPathFrom(window.location, 'returnUrl')));

export const session = createSession({
  storage: window.localStorage,
  fetch: (input, init) => window.fetch(input, init),
  now: () => Date.now(),
  locks: navigator.locks,
  lost,
});

export const queryClient = createQueryClient();
answerAtOnce(queryClient);

/** Lets go of every answer that nothing on screen shows. */
export const forgetUnshown = () => queryClient.removeQueries({ type: 'inactive' });

/** For changes that end after the reply to their call, as a bulk job does. Other calls are reported automatically. */
export const refreshKinds = createRefresh(queryClient);

export const http = createHttp({
  session,
  fetch: (input, init) => window.fetch(input, init),
  attempts: createAttempts(() => crypto.randomUUID()),
  checkError: (failure) => authProvider.checkError(failure),
  changed: refreshKinds,
});

configureHttp({ send: http.send });

export const errorReports = createErrorReports({
  send: (error_report) => reportError({ error_report }),
  place: () => window.location.pathname,
  now: () => Date.now(),
});

export const download = createDownload(http);

export const upload = createUpload({
  session,
  checkError: (failure) => authProvider.checkError(failure),
  changed: refreshKinds,
});

export const dataProvider = createDataProvider(http);
export const authProvider = createAuthProvider({ session, http, queryClient, leave });
