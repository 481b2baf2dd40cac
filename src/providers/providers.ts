import { configureHttp } from '#generated/client/http.ts';
import { QueryClient } from '@tanstack/react-query';
import { createAuthProvider } from './auth.ts';
import { createDataProvider } from './data.ts';
import { createDownload } from './download.ts';
import { createHttp } from './http.ts';
import { createAttempts } from './idempotency.ts';
import { createRefresh } from './invalidate.ts';
import { loginPathFrom } from './login-path.ts';
import { createSession } from './session.ts';
import { createUpload } from './upload.ts';

const keepUnusedMs = 60_000;

const leave = () => window.location.assign(loginPathFrom(window.location));

export const session = createSession({
  storage: window.localStorage,
  fetch: (input, init) => window.fetch(input, init),
  now: () => Date.now(),
  locks: navigator.locks,
  lost: leave,
});

/** Unused answers are kept 60 s (spec point 9); a failed call is shown at once, with a button to try again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { gcTime: keepUnusedMs, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

/** For changes that end after their call was answered: a bulk job that is done. Calls are told of by themselves. */
export const refreshKinds = createRefresh(queryClient);

export const http = createHttp({
  session,
  fetch: (input, init) => window.fetch(input, init),
  attempts: createAttempts(() => crypto.randomUUID()),
  changed: refreshKinds,
});

configureHttp({ send: http.send });

export const download = createDownload(http);

export const upload = createUpload({ session, changed: refreshKinds });

export const dataProvider = createDataProvider(http);
export const authProvider = createAuthProvider({ session, http, queryClient, leave });
