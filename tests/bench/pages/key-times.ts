import type { Page } from '@playwright/test';

declare global {
  interface Window {
    keyTimes?: number[];
  }
}

/**
 * Milliseconds from each key to the frame after it, in the order typed. Each key waits for the frame of the one before: keys sent
 * without waiting hold frames back, and what is measured then is how long their queue is.
 */
export async function keyTimes(page: Page, keys: readonly string[]): Promise<number[]> {
  await page.evaluate(() => {
    if (window.keyTimes !== undefined) {
      window.keyTimes = [];
      return;
    }
    window.keyTimes = [];
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const afterwards = new MessageChannel();
          afterwards.port1.onmessage = () => window.keyTimes?.push(performance.now() - timeStamp);
          afterwards.port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
  for (const [at, key] of keys.entries()) {
    await page.keyboard.press(key);
    await page.waitForFunction((count) => window.keyTimes?.length === count, at + 1);
  }
  return page.evaluate(() => window.keyTimes ?? []);
}
