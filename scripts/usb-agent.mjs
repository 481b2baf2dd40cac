import { handOver } from './bootstrap/hand-over.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { pinnedNode } from './bootstrap/pinned-node.mjs';
import { endWith } from './bootstrap/root.mjs';

// `npm run usb-agent`: the agent beside a USB token, on any Node from 20.19.
try {
  await ensureInstalled();
  handOver(await pinnedNode(), ['agent/main.ts', ...process.argv.slice(2)]);
} catch (error) {
  endWith(error);
}
