import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { EXPLAINED_MONEY } from './explained-money.table.ts';
import { EXPLAINED_SIGNING } from './explained-signing.table.ts';
import type { MutatedRoom } from './rooms.table.ts';
import { reportOf, TESTS_OF_ROOMS } from './rooms.table.ts';
import type { MutationReport } from './survivors.ts';
import { judge } from './survivors.ts';

const EXPLAINED = { money: EXPLAINED_MONEY, signing: EXPLAINED_SIGNING } as const satisfies Record<
  MutatedRoom,
  unknown
>;

/**
 * `npm run test:mutation [room]`: breaks the code of each room in every way Stryker knows and runs the room's tests
 * on it. Fails when a mutant lives that the tables of explained mutants do not explain, and when they explain one that does not live.
 */
const STRYKER = 'node_modules/@stryker-mutator/core/bin/stryker.js';

function runRoom(room: MutatedRoom): boolean {
  const { status } = spawnSync(process.execPath, [STRYKER, 'run'], {
    stdio: 'inherit',
    env: { ...process.env, MUTATED_ROOM: room },
  });
  if (status !== 0) return false;
  const report = JSON.parse(readFileSync(reportOf(room), 'utf8')) as MutationReport;
  const { unexplained, outdated, killed, all } = judge(report, EXPLAINED[room]);
  console.log(`domain/${room}: ${killed} of ${all} mutants noticed, ${EXPLAINED[room].length} explained`);
  for (const { file, line, mutator, original, replacement } of unexplained)
    console.error(`lives: ${file}:${line} ${mutator}\n  - ${original}\n  + ${replacement}`);
  for (const { file, original, replacement } of outdated)
    console.error(`explained, but does not live: ${file}\n  - ${original}\n  + ${replacement}`);
  return unexplained.length === 0 && outdated.length === 0;
}

const named = process.argv[2];
const rooms = (Object.keys(TESTS_OF_ROOMS) as MutatedRoom[]).filter((room) => room === (named ?? room));
if (rooms.length === 0) throw new RangeError(`no such room: ${named}`);
const passed = rooms.map(runRoom);
process.exitCode = passed.every(Boolean) ? 0 : 1;
