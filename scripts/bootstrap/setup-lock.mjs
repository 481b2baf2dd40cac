import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root, say } from './root.mjs';

const file = join(root, 'dist', '.setup.lock');

function holder(path) {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

function isGone(pid) {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/** Takes away the lock of a dead process; what turns out to be somebody's fresh one is put back. */
function breakStale() {
  const pid = holder(file);
  if (!pid || !isGone(pid)) return;
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (holder(aside) !== pid) linkSync(aside, file);
  } catch {
    // Another starter was faster at either step.
  }
  rmSync(aside, { force: true });
}

/** Runs `work` while no other starter of this checkout installs or builds. Node 20 has no SQLite to lock with. */
export async function withSetupLock(work) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  for (let told = false; ; told = true) {
    const draft = `${file}.${process.pid}.new`;
    writeFileSync(draft, String(process.pid));
    try {
      linkSync(draft, file);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft, { force: true });
    }
    breakStale();
    if (!told) say('chờ một lần cài đặt khác đang chạy', 'waiting for another set-up of this checkout');
    await delay(300);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
