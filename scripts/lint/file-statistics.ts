import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

type FileStatistics = {
  files: number;
  /** Lines of the file in the middle, and of the one that nine in ten do not exceed. */
  median: number;
  p90: number;
  longest: number;
  /** Share of the files with fewer than 25 lines, 0 to 1. */
  small: number;
};

const PRODUCTION = '{domain,agent,server,src,scripts}/**/*.{ts,tsx,mjs}';
const ALL = '{domain,agent,server,src,scripts,tests}/**/*.*';
const SMALL_LINES = 25;
/** Files that a folder may hold: what a reader takes in at one look. */
const FOLDER_LIMIT = 30;
/** Migrations are numbered and frozen; golden files are one for each document of a corpus. */
const EXEMPT = /^(server\/db\/migrations|tests\/golden\/)/;

/** Lines of the hand-written files that run in production; tests and generated files are not counted. */
function fileStatistics(): FileStatistics {
  const lines = globSync(PRODUCTION)
    .filter((path) => !/\.test\.tsx?$|\.test\.mjs$/.test(path))
    .map((path) => readFileSync(path, 'utf8').split('\n').length - 1)
    .sort((one, other) => one - other);
  const at = (share: number): number => lines[Math.floor((lines.length - 1) * share)] ?? 0;
  return {
    files: lines.length,
    median: at(0.5),
    p90: at(0.9),
    longest: at(1),
    small: lines.filter((count) => count < SMALL_LINES).length / lines.length,
  };
}

/** Folders with more files of their own, tests included, than FOLDER_LIMIT, fullest first. */
export function crowdedFolders(): { folder: string; files: number }[] {
  const counts = new Map<string, number>();
  for (const path of globSync(ALL)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .map(([folder, files]) => ({ folder: folder.replaceAll('\\', '/'), files }))
    .filter(({ folder, files }) => files > FOLDER_LIMIT && !EXEMPT.test(folder))
    .sort((one, other) => other.files - one.files);
}

if (import.meta.main) {
  const { files, median, p90, longest, small } = fileStatistics();
  const percent = (small * 100).toFixed(1);
  console.log(
    `${files} files: median ${median} lines, p90 ${p90}, longest ${longest}, under 25 lines ${percent}%`,
  );
  for (const crowded of crowdedFolders()) console.log(`${crowded.files} files in ${crowded.folder}`);
}
