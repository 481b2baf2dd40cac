import { join } from 'node:path';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import type { Log } from '#server/platform/log.ts';
import { folderMailer } from './folder-mailer.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** The configured mail server or, without one, a folder of this installation. */
export function openMailer(
  { smtp_url, mail_from, data_dir }: Pick<Config, 'smtp_url' | 'mail_from' | 'data_dir'>,
  clock: Clock,
  log: Log,
  terminal: ((line: string) => void) | null,
): Mailer {
  if (smtp_url !== null) return smtpMailer(smtp_url, mail_from);
  return folderMailer({ folder: join(data_dir, 'mail'), from: mail_from, clock, log, terminal });
}
