import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ImapServer } from '#tests/setup/outside/imap-server.ts';
import type { TestApp } from '#tests/setup/test-app.ts';

const MAIN = fileURLToPath(new URL('killed-look-main.ts', import.meta.url));

/** What the process of killed-look-main.ts is given. */
export type KilledLook = {
  database_url: string;
  /** In base64. */
  mailbox_key: string;
  now: string;
  root_pem: string;
  step: string;
};

/** Looks into the mailbox in a process of its own, which kills itself at a step. Answers the signal that ended it. */
export async function lookUntil(app: TestApp, server: ImapServer, step: string): Promise<unknown> {
  const { database_url, clock, mailboxes } = app;
  const mailbox_key = mailboxes.mailbox_key.toString('base64');
  const { root_pem } = server;
  const order: KilledLook = { database_url, mailbox_key, now: clock.now(), root_pem, step };
  const child = spawn(process.execPath, [MAIN, JSON.stringify(order)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [, signal] = (await once(child, 'exit')) as [unknown, unknown];
  return signal;
}
