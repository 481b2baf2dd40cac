/** What became of a mail that was not taken: never, not now, or unknown whether the server took it. */
type MailFate = 'refused' | 'not_now' | 'unknown';

/** SMTP codes from 500 on are for good (RFC 5321 4.2.1). */
const FINAL_CODE = 500;

/** Errors of the way to the server, before any mail is spoken of. */
const BEFORE_MAIL = new Set(['EDNS', 'ETLS', 'CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'connect']);
/** The library gives these for a connection that broke at any time, also after the server had the whole mail. */
const AT_ANY_TIME = new Set(['CONN', 'DATA']);

/** Certificates that are not trusted, and other faults before the first word to the server. */
const OF_TLS = /^(CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/;

/**
 * Read from what sending was rejected with: a server that answered with a refusal has not taken the mail, and neither has one that was
 * provably not given it. Whatever was cut off in between may have been taken.
 */
export function fateOf(error: unknown): MailFate {
  const { responseCode, command, code, originalCode, timeoutType, syscall } = error as Partial<
    Record<'command' | 'code' | 'originalCode' | 'timeoutType' | 'syscall', string>
  > & { responseCode?: number };
  if (responseCode !== undefined) return responseCode >= FINAL_CODE ? 'refused' : 'not_now';
  if (OF_TLS.test(originalCode ?? '')) return 'not_now';
  if ([code, timeoutType, syscall].some((word) => word !== undefined && BEFORE_MAIL.has(word)))
    return 'not_now';
  return command !== undefined && !AT_ANY_TIME.has(command) ? 'not_now' : 'unknown';
}
