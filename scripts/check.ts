import { spawnSync } from 'node:child_process';

/** `npm run check`: generated/ is what openapi/ and the migrations make of it today, and the last release's clients still work. */
const checks = ['scripts/generate/generate.ts', 'scripts/generate-db.ts', 'scripts/compatibility/check.ts'];
const failed = checks.filter(
  (script) => spawnSync(process.execPath, [script, '--check'], { stdio: 'inherit' }).status !== 0,
);
process.exitCode = failed.length > 0 ? 1 : 0;
