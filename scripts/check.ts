import { spawnSync } from 'node:child_process';

/** `npm run check`: is everything in generated/ what openapi/ and the migrations make of it today? */
const checks = ['scripts/generate/generate.ts', 'scripts/generate-db.ts'];
const failed = checks.filter(
  (script) => spawnSync(process.execPath, [script, '--check'], { stdio: 'inherit' }).status !== 0,
);
process.exitCode = failed.length > 0 ? 1 : 0;
