import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readConfig, type Config, type LogLevel } from './config.ts';
import { createLog, type Log } from './log.ts';
import { openDatabase } from './postgres/open-database.ts';
import { wordsOfStartFailure } from './start-failure.ts';
import { StartRefused } from './start-refused.ts';
import { isStopping, onStop } from './stop-signals.ts';

/** After so long a program whose start failed ends, whatever keeps it. */
const STILL_OPEN_MS = 5_000;

/** What a program has open, in the order in which it was opened. */
type Opened = (() => Promise<void>)[];

/** Runs a program until it is stopped. What it has opened is closed from the last to the first, also when its start fails. */
export async function runProgram(
  start: (config: Config, log: Log, opened: Opened) => Promise<void>,
): Promise<void> {
  const opened: Opened = [];
  const close = async (): Promise<void> => {
    for (let last = opened.pop(); last !== undefined; last = opened.pop()) await last();
  };
  let data_dir: string | null = null;
  try {
    const config = readConfig(process.env);
    data_dir = config.database_url === null ? config.data_dir : null;
    // Registered before anything is opened: Ctrl-C while the demo is being made stops cleanly too.
    onStop(close);
    await start(config, createLog(config.log_level), opened);
  } catch (error) {
    // Stopped while it started, as while the demo is made: what ends the process is under way.
    if (isStopping()) return;
    console.error(wordsOfStartFailure(error, data_dir));
    await close().catch((reason: unknown) => console.error(reason));
    process.exitCode = exitCodeOf(error);
    // Nothing is open now, so it ends by itself. Exiting at once waits for V8's threads, which may wait for a collection that never comes.
    setTimeout(() => process.exit(), STILL_OPEN_MS).unref();
  }
}

/**
 * Runs a command beside a running server or alone. Where it cannot start it says why and sets the exit code; what else goes wrong is its
 * own to name.
 */
export async function runCommand(
  work: (database_url: string, config: Config, log: Log) => Promise<void>,
  level: LogLevel = 'warn',
): Promise<void> {
  let data_dir: string | null = null;
  try {
    const config = readConfig(process.env);
    data_dir = config.database_url === null ? config.data_dir : null;
    const log = createLog(level);
    const database = await openDatabase(config, log, 'guest');
    try {
      await work(database.url, config, log);
    } finally {
      await database.stop();
    }
  } catch (error) {
    const words = wordsOfStartFailure(error, data_dir);
    if (typeof words !== 'string') throw error;
    console.error(words);
    process.exitCode = exitCodeOf(error);
  }
}

const exitCodeOf = (error: unknown): number => (error instanceof StartRefused ? error.exit_code : 1);

/** The words behind a command. Where they cannot be read the process ends, with the reason and how the command is used. */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
      throw error;
    console.error(`Không đọc được tham số / unreadable arguments: ${error.message}\n${usage}`);
    process.exit(1);
  }
}
