import { pino } from 'pino';
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
 * The process log: one JSON line per event on standard output, with ISO times.
 * Secrets are replaced by '[kín]'.
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: secrets.flatMap((key) => [key, `*.${key}`]), censor: '[kín]' },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** For callers that want no log (scratch databases, tests). */
export const silentLog: Log = pino({ level: 'silent' });
