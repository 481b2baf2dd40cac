import { ApiFailure } from '#generated/client/http.ts';
import type { components } from '#generated/types.ts';

type ErrorReport = components['schemas']['ErrorReport'];
type ErrorReportInput = components['schemas']['ErrorReportInput'];

type ErrorReports = {
  /** Sends an error once, whoever tells of it again; answers the code support finds it by, null when none was given. */
  report: (error: unknown) => Promise<string | null>;
};

type ErrorReportsOutside = {
  send: (report: ErrorReportInput) => Promise<ErrorReport>;
  /** The path one is on, without its query: what was searched for stays here. */
  place: () => string;
  now: () => number;
};

const windowMs = 60_000;
/** Reports a minute: a page that fails over and over says so a few times, not a thousand. */
export const mostPerMinute = 5;
const longest = { message: 1000, place: 500, stack: 8000 } as const;

function textOf(error: unknown): { message: string; stack: string | null } {
  if (!(error instanceof Error)) return { message: String(error), stack: null };
  return { message: `${error.name}: ${error.message}`, stack: error.stack ?? null };
}

/** What the server has said, and what was broken off on purpose, is no fault of the pages. */
function isExpected(error: unknown): boolean {
  return error instanceof ApiFailure || (error instanceof DOMException && error.name === 'AbortError');
}

/** Tells the server of errors of the pages; a report that fails is let go, for it would fail again. */
export function createErrorReports({ send, place, now }: ErrorReportsOutside): ErrorReports {
  const told = new Map<unknown, Promise<string | null>>();
  let sent: number[] = [];

  async function sendOne(error: unknown): Promise<string | null> {
    sent = [...sent.filter((at) => now() - at < windowMs), now()];
    const { message, stack } = textOf(error);
    try {
      const { code } = await send({
        message: message.slice(0, longest.message),
        place: place().slice(0, longest.place),
        stack: stack?.slice(0, longest.stack) ?? null,
      });
      return code;
    } catch {
      return null;
    }
  }

  return {
    report(error) {
      if (isExpected(error)) return Promise.resolve(null);
      const known = told.get(error);
      if (known !== undefined) return known;
      if (sent.filter((at) => now() - at < windowMs).length >= mostPerMinute) return Promise.resolve(null);
      const reply = sendOne(error);
      told.set(error, reply);
      return reply;
    },
  };
}

/** Uncaught errors and unhandled rejections are reported too. */
export function watchErrors(target: Window, { report }: ErrorReports): void {
  target.addEventListener('error', ({ error, message }) => void report(error ?? message));
  target.addEventListener('unhandledrejection', ({ reason }) => void report(reason));
}
