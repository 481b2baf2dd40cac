import { delimiter, join } from 'node:path';
import { USB_AGENT_ORIGIN } from '#domain/signing/usb-agent.ts';

type AgentConfig = {
  /** 0 = any free port; pages look for the agent on the fixed one only. */
  port: number;
  /** Absolute. Holds the paired sites and the key of the agent's own page. */
  folder: string;
  /** PKCS#11 drivers to use; null = those of the table that are installed. */
  drivers: string[] | null;
};

type Machine = { env: NodeJS.ProcessEnv; platform: NodeJS.Platform; home: string };

/** Reads USB_AGENT_PORT, USB_AGENT_FOLDER and USB_AGENT_DRIVERS (paths, separated as in PATH). Throws RangeError. */
export function readAgentConfig({ env, platform, home }: Machine): AgentConfig {
  const drivers = env['USB_AGENT_DRIVERS']?.split(delimiter).filter((path) => path !== '') ?? [];
  return {
    port: portOf(env['USB_AGENT_PORT'] || new URL(USB_AGENT_ORIGIN).port),
    folder: env['USB_AGENT_FOLDER'] || join(settingsFolder({ env, platform, home }), 'hoadon-usb-agent'),
    drivers: drivers.length > 0 ? drivers : null,
  };
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new RangeError(`USB_AGENT_PORT=${text}: 0 .. 65535`);
  return port;
}

/** Where programs of this user keep their settings. */
function settingsFolder({ env, platform, home }: Machine): string {
  if (platform === 'win32') return env['APPDATA'] || join(home, 'AppData', 'Roaming');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support');
  return env['XDG_CONFIG_HOME'] || join(home, '.config');
}
