import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { crowdedFolders } from '../../scripts/lint/file-statistics.ts';
import { sourceFiles } from './source-files.ts';

const files = sourceFiles();

/** The size below which a share of the files lies. */
function quantile(sizes: readonly number[], share: number): number {
  return [...sizes].sort((a, b) => a - b)[Math.floor((sizes.length - 1) * share)] ?? 0;
}

describe('small files with one reason to change', () => {
  test('no file but a table has more than 400 lines', () => {
    const long = files.filter(({ path, lines }) => lines > 400 && !path.endsWith('.table.ts'));
    expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });

  test('no folder has more files of its own than a reader takes in at one look', () => {
    expect(crowdedFolders()).toEqual([]);
  });

  test('half of them have at most 80 lines, nine in ten at most 200', () => {
    const sizes = files.map(({ lines }) => lines);
    expect(quantile(sizes, 0.5)).toBeLessThanOrEqual(80);
    expect(quantile(sizes, 0.9)).toBeLessThanOrEqual(200);
  });
});

describe('names', () => {
  test('are kebab-case, with the kind of file after dots', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx|mjs|js)$/;
    expect(files.map(({ path }) => path).filter((path) => !kebab.test(basename(path)))).toEqual([]);
  });

  test('say what is inside: no utils, helpers, misc, common code, no barrels', () => {
    const vague = /(^|\/)(utils?|helpers?|misc|common|shared|lib|types|constants|stuff)(\.tsx?$|\/)/;
    const allowed = new Set(['src/wording/common.ts', 'src/wording/en/common.ts']);
    expect(files.map(({ path }) => path).filter((path) => vague.test(path) && !allowed.has(path))).toEqual(
      [],
    );
  });

  test('only the door of a module of the server is called index.ts', () => {
    const doors = files.map(({ path }) => path).filter((path) => /(^|\/)index\.tsx?$/.test(path));
    expect(doors.filter((path) => !/^server\/modules\/[^/]+\/index\.ts$/.test(path))).toEqual([]);
  });

  test('every module of the server has its door', () => {
    const modules = new Set(files.flatMap(({ path }) => /^server\/modules\/[^/]+\//.exec(path)?.[0] ?? []));
    const paths = new Set(files.map(({ path }) => path));
    expect([...modules].filter((module) => !paths.has(`${module}index.ts`))).toEqual([]);
  });
});
