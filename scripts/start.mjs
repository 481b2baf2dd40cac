import { ensureBuilt } from './bootstrap/build.mjs';
import { handOver } from './bootstrap/hand-over.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { nodeFlags } from './bootstrap/node-flags.mjs';
import { pinnedNode } from './bootstrap/pinned-node.mjs';
import { endWith } from './bootstrap/root.mjs';

// `npm start`: from a fresh clone to a served application, on any Node from 20.19.
try {
  await ensureInstalled();
  const node = await pinnedNode();
  await ensureBuilt();
  handOver(node, [...nodeFlags, 'server/main.ts', ...process.argv.slice(2)]);
} catch (error) {
  endWith(error);
}
