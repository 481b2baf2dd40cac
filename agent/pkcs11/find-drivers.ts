import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { DRIVER_FOLDERS, KNOWN_DRIVERS } from './drivers.table.ts';

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
