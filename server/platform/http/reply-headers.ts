/** What a page of ours may use of a device (Permissions Policy, W3C): nothing but the clipboard, full screen and passkeys.
 * Names that not every browser knows (bluetooth, browsing-topics) are left out: it logs an error for each. */
const PERMISSIONS = [
  'camera=()',
  'geolocation=()',
  'microphone=()',
  'payment=()',
  'usb=()',
  'serial=()',
  'midi=()',
  'display-capture=()',
  'publickey-credentials-get=(self)',
  'publickey-credentials-create=(self)',
  'clipboard-read=(self)',
  'clipboard-write=(self)',
  'fullscreen=(self)',
].join(', ');

/**
 * Sent with every reply: pages, assets, the API, errors, and what no route has seen. Browsers now ignore X-XSS-Protection;
 * it is sent all the same.
 */
export const EVERY_REPLY: Readonly<Record<string, string>> = {
  'x-xss-protection': '1; mode=block',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': PERMISSIONS,
};
