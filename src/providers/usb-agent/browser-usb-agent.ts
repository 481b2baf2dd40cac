import { usbAgent } from './usb-agent.ts';
import type { UsbAgent } from './usb-agent.ts';

/** The agent on the machine of whoever looks at the page. */
export function browserUsbAgent(): UsbAgent {
  return usbAgent({
    fetch: (input, init) => fetch(input, init),
    storage: localStorage,
    permissions: navigator.permissions,
  });
}
