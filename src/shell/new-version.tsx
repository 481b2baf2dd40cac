import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { StatePage } from '#src/ui/state/state-page.tsx';
import { pages } from '#src/wording/pages.ts';
import { useSyncExternalStore } from 'react';

/** What Vite raises when the file of a page cannot be fetched (spec point 8): mostly a newer version took its place. */
const preloadError = 'vite:preloadError';

let outdated = false;
window.addEventListener(preloadError, () => {
  // Without a network nothing can be fetched, new or old.
  outdated ||= navigator.onLine;
});

export const isOutdated = () => outdated;

function listen(changed: () => void) {
  window.addEventListener(preloadError, changed);
  return () => window.removeEventListener(preloadError, changed);
}

const reload = () => window.location.reload();

/** Over the page one is on: it still works, and what is typed in it stays until it is reloaded by hand. */
export function NewVersionNotice() {
  if (!useSyncExternalStore(listen, isOutdated)) return null;
  return (
    <Banner
      tone="warning"
      title={pages.newVersion}
      action={
        <Button tone="plain" size="small" onClick={reload}>
          {pages.reload}
        </Button>
      }
    >
      {pages.newVersionKeeps}
    </Banner>
  );
}

/** In the place of the page that could not be fetched. */
export function NewVersionPage() {
  return (
    <StatePage
      icon={IconRefresh}
      tone="neutral"
      heading={pages.newVersion}
      actions={
        <Button tone="primary" onClick={reload}>
          {pages.reload}
        </Button>
      }
    >
      {pages.newVersionWhy}
    </StatePage>
  );
}
