import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type * as Pkcs11 from 'pkcs11js';
import { DRIVER_FOLDERS, KNOWN_DRIVERS } from './drivers.table.ts';
import { tokenFailure, TokenFailure } from './token-failure.ts';

export type Native = typeof Pkcs11;
export type Driver = Pkcs11.PKCS11;

/** The PKCS#11 part is native and optional: null where it could not be built. */
export async function loadNative(): Promise<Native | null> {
  try {
    return (await import('pkcs11js')).default;
  } catch {
    return null;
  }
}

/** Work with one driver between C_Initialize and C_Finalize: nothing stays logged in afterwards. */
type WithDriver = <T>(path: string, work: (driver: Driver) => T | Promise<T>) => Promise<T>;

/** Drivers stay loaded once they are, since some do not survive being unloaded; callers take turns. */
export function openDrivers(native: Native): WithDriver {
  const loaded = new Map<string, Driver>();
  const load = (path: string): Driver => {
    const driver = loaded.get(path) ?? new native.PKCS11();
    try {
      if (!loaded.has(path)) driver.load(path);
    } catch (error) {
      throw new TokenFailure('no_driver', null, error);
    }
    loaded.set(path, driver);
    return driver;
  };
  return async (path, work) => {
    const driver = load(path);
    driver.C_Initialize();
    try {
      return await work(driver);
    } finally {
      driver.C_Finalize();
    }
  };
}

/**
 * Asks every driver and gathers what they answer. One that cannot be used is passed over while another can; throws
 * TokenFailure when there is none, or none works.
 */
export async function askEach<T>(
  paths: readonly string[],
  with_driver: WithDriver,
  work: (driver: Driver, path: string) => T[],
): Promise<T[]> {
  if (paths.length === 0) throw new TokenFailure('no_driver');
  const failures: TokenFailure[] = [];
  const found: T[] = [];
  for (const path of paths) {
    try {
      found.push(...(await with_driver(path, (driver) => work(driver, path))));
    } catch (error) {
      failures.push(tokenFailure(error));
    }
  }
  const [first] = failures;
  if (first !== undefined && failures.length === paths.length) throw first;
  return found;
}

/** Paths of the drivers of the table that are installed, each once however many links lead to it. */
export function installedDrivers(
  platform: NodeJS.Platform,
  exists: (path: string) => boolean = existsSync,
): string[] {
  const paths = KNOWN_DRIVERS.filter((driver) => driver.platform === platform).flatMap((driver) =>
    isAbsolute(driver.file)
      ? [driver.file]
      : DRIVER_FOLDERS[driver.platform].map((folder) => join(folder, driver.file)),
  );
  return [...new Map(paths.filter(exists).map((path) => [realPath(path), path])).values()];
}

function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : path;
}
