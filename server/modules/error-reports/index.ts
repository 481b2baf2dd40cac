import { randomInt } from 'node:crypto';
import type { Handlers } from '#server/context.ts';
import { tooMany } from '#server/platform/http/failure.ts';
import type { Log } from '#server/platform/log.ts';

/** Crockford's base 32: no I, L, O, U, so that a code can be read out on the telephone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Mã lỗi: seven letters by chance with a dash, `E7-K3QD9`. */
export function newReportCode(): string {
  const letters = Array.from({ length: 7 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, 2)}-${letters.slice(2)}`;
}

const MINUTE_MS = 60_000;

/** Answers whether an account may send one more: at most so many within any minute. */
function recentReports(most: number): (account: string, epoch_ms: number) => boolean {
  const sent = new Map<string, number[]>();
  let swept_at = 0;
  return (account, epoch_ms) => {
    if (epoch_ms - swept_at >= MINUTE_MS) {
      swept_at = epoch_ms;
      for (const [key, times] of sent) if ((times.at(-1) ?? 0) <= epoch_ms - MINUTE_MS) sent.delete(key);
    }
    const recent = (sent.get(account) ?? []).filter((time) => time > epoch_ms - MINUTE_MS);
    if (recent.length >= most) return false;
    sent.set(account, [...recent, epoch_ms]);
    return true;
  };
}

const TIMEOUT_MS = 5_000;

/** Sends a report to the outside service as JSON. Never fails: what goes wrong is logged. The address may hold a key, so it is not. */
async function forward(url: string, report: { code: string }, log: Log): Promise<void> {
  const { code } = report;
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await reply.body?.cancel();
    if (!reply.ok) log.warn({ code, status: reply.status }, 'error report was not taken');
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    log.warn({ code, error: name }, 'error report could not be sent');
  }
}

const PER_MINUTE = 30;

type Deps = { log: Log; error_report_url: string | null; version: string };

/** Báo lỗi của giao diện: into the log and, where one is named, to the outside service; never what was typed into a form. */
export function errorReportHandlers({ log, error_report_url, version }: Deps): Pick<Handlers, 'reportError'> {
  const mayReport = recentReports(PER_MINUTE);
  return {
    reportError: async ({ body: { error_report } }, { account, clock }) => {
      const { tenant_id, user_id } = account;
      if (!mayReport(`${tenant_id}:${user_id}`, clock.epoch_ms()))
        throw tooMany(
          'too_many_requests',
          'Đã nhận nhiều báo lỗi của bạn trong một phút. Hãy đợi một phút rồi thử lại.',
          60,
        );
      const report = {
        code: newReportCode(),
        happened_on: clock.now(),
        version,
        tenant_id,
        user_id,
        message: maskSecrets(error_report.message),
        place: maskSecrets(error_report.place),
        stack: error_report.stack === null ? null : maskSecrets(error_report.stack),
      };
      log.error({ report }, 'a page failed');
      // Not waited for: a page that has failed should not hang on another service.
      if (error_report_url !== null) void forward(error_report_url, report, log);
      return { error_report: { code: report.code } };
    },
  };
}

/** Patterns of personal data and keys, and their replacements. */
const MASKS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w.+%-])[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [kín]'],
  // JSON Web Tokens (RFC 7519): three parts in base64url.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[kín]'],
  // Values of a query: addresses of pages may carry tokens and what was searched for.
  [/([?&][\w.-]+=)[^&\s#)'"]*/g, '$1[kín]'],
  // Links of mails carry their key in the path.
  [/(\/s\/)[^\s/?#)'"]+/g, '$1[kín]'],
  // Keys and hashes: 24 characters and more of base64url or hex with a digit among them, but for the names of our own files.
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{24,}(?![\w-]|\.js\b|\.css\b)/g, '[kín]'],
];

/** A text with e-mail addresses, tokens and keys made unreadable. */
export function maskSecrets(text: string): string {
  return MASKS.reduce((so_far, [pattern, mask]) => so_far.replace(pattern, mask), text);
}
