import { test as base } from './fixtures.ts';

/** With a passkey device that answers by itself, as one does after a fingerprint. */
export const test = base.extend<{ authenticator: void }>({
  authenticator: async ({ page }, use) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await use();
    // The device goes with the page; emptied for the next test, the page would keep it.
    await page.close();
  },
});
