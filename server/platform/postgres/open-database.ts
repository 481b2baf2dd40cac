import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { StartRefused } from '../start-refused.ts';
import { awaitDatabase } from './await-database.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { keepPostgresRunning } from './keep-postgres-running.ts';

/** Another Hoadon runs on this data directory: say so and stop with `exit_code`. */
export class DataDirBusy extends StartRefused {
  override readonly exit_code = 3;
  constructor(data_dir: string, holder: string) {
    super(
      `Hóa Đơn Số đang chạy trên thư mục dữ liệu ${data_dir}${holder}. Không có gì bị thay đổi.\n` +
        'Already running on this data directory; nothing was changed. Stop it first, or set another DATA_DIR.',
    );
    this.name = 'DataDirBusy';
  }
}

type OpenDatabase = {
  url: string;
  embedded: boolean;
  adopted: boolean;
  /** Tells a later second start where we answer. */
  announce(address: string): void;
  /** Stops the embedded server if we own it. Close every pool first. */
  stop(): Promise<void>;
};

/** Long enough for a process that is being stopped to let go. */
const busy_wait_ms = 2500;

/**
 * The database of a process. `owner`: the web process, alone on its data directory, who stops the embedded server
 * when it ends and starts it again when it is killed. `guest`: commands beside it (worker, migrate, seeds), who use the running server, and own it only
 * when nobody does. `before_start` runs once the directory is ours and nothing is started yet; what it throws ends the start.
 */
export async function openDatabase(
  config: Pick<Config, 'data_dir' | 'database_url'>,
  log: Log,
  role: 'owner' | 'guest' = 'owner',
  before_start: () => Promise<void> = async () => undefined,
): Promise<OpenDatabase> {
  if (config.database_url) {
    await before_start();
    await awaitDatabase(config.database_url, log);
    return {
      url: config.database_url,
      embedded: false,
      adopted: false,
      announce: () => undefined,
      stop: async () => undefined,
    };
  }
  const { data_dir } = config;
  prepareDataDir(data_dir);
  const notice = join(data_dir, 'running.txt');
  const lock = await lockDataDir(data_dir, 'app', role === 'owner' ? busy_wait_ms : 0);
  if (!lock && role === 'owner') throw new DataDirBusy(data_dir, readNotice(notice));
  try {
    await before_start();
    const postgres = await startEmbeddedPostgres({ data_dir, log });
    const kept = lock && keepPostgresRunning(postgres, { data_dir, log });
    // A start that fails further on must not leave the server behind.
    const at_exit = (): void => kept?.ask_to_stop();
    process.once('exit', at_exit);
    return {
      url: postgres.url,
      embedded: true,
      adopted: postgres.adopted,
      announce: (address) => lock && writeFileSync(notice, ` (tiến trình ${process.pid}, ${address})`),
      stop: async () => {
        if (!lock || !kept) return;
        await kept.stop();
        process.off('exit', at_exit);
        rmSync(notice, { force: true });
        lock.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

function readNotice(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Root's own files stay 0600, yet PostgreSQL's user must pass through to its directory: hence 0711. */
function prepareDataDir(data_dir: string): void {
  try {
    mkdirSync(data_dir, { recursive: true, mode: process.geteuid?.() === 0 ? 0o711 : 0o700 });
    accessSync(data_dir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartRefused(
      `Không ghi được vào thư mục dữ liệu ${data_dir} / DATA_DIR cannot be written to: choose another one.`,
      { cause: error },
    );
  }
}
