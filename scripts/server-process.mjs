import { handOver } from './bootstrap/hand-over.mjs';
import { nodeFlags } from './bootstrap/node-flags.mjs';

// `npm run worker`, `npm run sandbox`: the program is stopped when npm is, which hands on no signal itself.
const [program, ...args] = process.argv.slice(2);
handOver(process.execPath, [...nodeFlags, program, ...args]);
