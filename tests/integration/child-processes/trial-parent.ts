import { openTrialPool } from './trial-pool.ts';

/** A parent of two children that has no time to end them: one is at work without end, the other waits for work. */
const port = Number(process.argv[2]);
const pool = openTrialPool({ max_children: 2, limit_ms: 3_000 });
await Promise.all(['busy', 'idle'].map((lane) => pool.run(lane, { does: 'connect', port })));
void pool.run('busy', { does: 'spin' });
console.log('at work');
