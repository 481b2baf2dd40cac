import type { ImapFlow } from 'imapflow';

const MB = 1024 * 1024;

/** The largest file that is read of a mail. */
export const MAX_FILE_BYTES = 12 * MB;
/** All files of one mail. */
export const MAX_MAIL_BYTES = 24 * MB;

/** What base64 with its line ends makes of bytes. */
const IN_BASE64 = 1.4;
/** What is received for one step: opening a folder, a search; or one mail with its files. */
const MAX_STEP_BYTES = 4 * MB;
const MAX_MAIL_STEP_BYTES = Math.ceil(MAX_MAIL_BYTES * IN_BASE64) + MAX_STEP_BYTES;
const LOOK_MS = 100;

/** What a server may send at once; without them the client would keep a gigabyte of whatever it announces. */
export const RESPONSE_LIMITS = {
  maxLiteralSize: Math.ceil(MAX_FILE_BYTES * IN_BASE64),
  maxResponseSize: Math.ceil(MAX_FILE_BYTES * IN_BASE64) + MB,
  // An answer to a search is one line: the numbers of a hundred thousand mails.
  maxLineLength: MB,
  maxResponseTokens: 50_000,
} as const;

/** The watch over one connection: each step begins to count anew. */
export type Watch = { step(what: 'search' | 'mail'): void; stop(): void };

/**
 * Closes the connection, so that the call under way fails, once `within_ms` are over or a step has received more than it can need: a
 * server that goes on sending small answers is never silent and breaks no limit of a single one.
 */
export function watched(client: ImapFlow, within_ms: number): Watch {
  let allowed = MAX_STEP_BYTES;
  const over = setTimeout(() => client.close(), within_ms);
  const look = setInterval(() => {
    if (client.stats().received > allowed) client.close();
  }, LOOK_MS);
  return {
    step: (what) => {
      allowed = what === 'mail' ? MAX_MAIL_STEP_BYTES : MAX_STEP_BYTES;
      client.stats(true);
    },
    stop: () => {
      clearTimeout(over);
      clearInterval(look);
    },
  };
}
