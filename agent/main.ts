import { homedir } from 'node:os';
import { readAgentConfig } from './config.ts';
import { buildAgent } from './http/agent-server.ts';
import { openOrders } from './orders/orders.ts';
import { openPageKey } from './pairing/private-file.ts';
import { openPairedSites } from './pairing/paired-sites.ts';
import { openPairings } from './pairing/pairings.ts';
import { installedDrivers, loadNative } from './pkcs11/drivers.ts';
import { openTokens } from './pkcs11/tokens.ts';
import { words } from './wording.ts';

/** The agent beside the USB token, on loopback alone. */
async function main(): Promise<void> {
  const config = readAgentConfig({ env: process.env, platform: process.platform, home: homedir() });
  const native = await loadNative();
  if (native === null) console.log(words.noNative);
  const now = () => Date.now();
  const tokens = openTokens(native, () => config.drivers ?? installedDrivers(process.platform));
  const sites = openPairedSites(config.folder);
  const page_key = openPageKey(config.folder);
  const agent = await buildAgent({
    tokens,
    sites,
    pairings: openPairings(sites, now),
    orders: openOrders(tokens, now),
    page_key,
    tell: (line) => console.log(line),
  });
  const stop = (): void => {
    console.log(words.stopped);
    void agent.close().then(() => process.exit());
  };
  // The channel to the parent process closes when that is killed.
  for (const end of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.once(end, stop);
  const address = await listen(agent, config.port);
  if (address !== null) console.log(words.started(`${address}/#${page_key}`));
}

/** Null when the port is taken; the terminal shows that. */
async function listen(agent: Awaited<ReturnType<typeof buildAgent>>, port: number): Promise<string | null> {
  try {
    return await agent.listen({ host: '127.0.0.1', port });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    console.error(words.portBusy(port));
    process.exitCode = 1;
    return null;
  }
}

await main();
