import { expect } from './fixtures.ts';
import type { Page } from './fixtures.ts';

/**
 * Until what was typed last is among the drafts of this browser. That one is kept is said for all of a form: when it is said the
 * first time, what was typed after that moment is not in it yet.
 */
export async function expectKept(page: Page, text: string): Promise<void> {
  const drafts = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('hoadon-draft/'))
        .map(([, draft]) => String(draft))
        .join(),
    );
  await expect.poll(drafts).toContain(text);
}
