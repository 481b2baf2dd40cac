import { pino } from 'pino';
import { prettyFactory } from 'pino-pretty';
import type { DestinationStream, Logger } from 'pino';
import type { LogLevel } from './config.ts';

export type Log = Logger;

/** Keys whose values never reach a log, at the top or one level down. */
const secrets = [
  'password',
  'current_password',
  'new_password',
  'otp',
  'mfa_token',
  'recovery_code',
  'recovery_codes',
  'credential',
  'authorization',
  'cookie',
  'access_token',
  'refresh_token',
  'pkcs12_base64',
  'secret',
];

/**
 * The process log on standard output: readable lines on a terminal; elsewhere one JSON line per event, with ISO times.
 * Secrets are replaced by '[kín]' in both.
 */
export function createLog(
  level: LogLevel,
  // Its own way to standard output writes at once, so that the last words of a process are not lost.
  destination: DestinationStream = pino.destination(1),
  is_terminal: boolean = process.stdout.isTTY,
): Log {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: secrets.flatMap((key) => [key, `*.${key}`]), censor: '[kín]' },
  };
  if (!is_terminal) return pino(options, destination);
  const pretty = prettyFactory({
    colorize: process.stdout.isTTY,
    translateTime: 'SYS:HH:MM:ss',
    singleLine: true,
  });
  return pino(options, { write: (line) => void destination.write(pretty(line)) });
}

/** For callers that want no log (scratch databases, tests). */
export const silentLog: Log = pino({ level: 'silent' });
