import type { UsbAgent } from '#src/providers/usb-agent/usb-agent.ts';
import type { RunningAgent } from './running-agent.ts';

export const SITE = 'https://hoadon.example';

/** A browser on the site that the user has paired with the agent, by the code on the agent's page. */
export async function pairedSite(agent: RunningAgent, origin = SITE): Promise<UsbAgent> {
  const site = agent.site(origin);
  const { id } = await site.startPairing();
  await site.confirmPairing(id, await shownCode(agent, origin));
  return site;
}

/** The code the agent's page shows for a site. */
export async function shownCode(agent: RunningAgent, origin: string): Promise<string> {
  const { pairings } = await agent.page.state();
  const pairing = pairings.find((one) => one.origin === origin);
  if (pairing === undefined) throw new Error(`no code is shown for ${origin}`);
  return pairing.code;
}
