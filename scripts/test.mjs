import { handOver } from './bootstrap/hand-over.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { pinnedNode } from './bootstrap/pinned-node.mjs';
import { endWith } from './bootstrap/root.mjs';

// `npm test`: installs what is missing, then hands over to the pinned Node, which reads TypeScript.
try {
  await ensureInstalled();
  handOver(await pinnedNode(), ['scripts/test/run.ts', ...process.argv.slice(2)]);
} catch (error) {
  endWith(error);
}
