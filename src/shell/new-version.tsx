import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { StatePage } from '#src/ui/state/state-page.tsx';
import { pages } from '#src/wording/pages.ts';
import { useEffect, useSyncExternalStore } from 'react';

/** What Vite raises when the file of a page cannot be fetched (spec point 8): mostly a newer version took its place. */
const preloadError = 'vite:preloadError';

let outdated = false;
let cut_off = false;
window.addEventListener(preloadError, () => {
  // Without a network nothing can be fetched, new or old.
  outdated ||= navigator.onLine;
  cut_off ||= !navigator.onLine;
});

export const isOutdated = () => outdated;

/** Whether the file of a page could not be fetched since there was no network. */
export const isCutOff = () => cut_off;

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

/** In the place of a page that was not loaded when the network went: it comes by itself with the network. */
export function CutOffPage() {
  useEffect(() => {
    // What could not be fetched once is not fetched again by this page.
    if (navigator.onLine) reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <StatePage
      icon={IconRefresh}
      tone="neutral"
      heading={pages.cutOff}
      actions={<Button onClick={() => window.history.back()}>{pages.back}</Button>}
    >
      {pages.cutOffText}
    </StatePage>
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
