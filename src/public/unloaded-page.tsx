import { Button } from '#src/ui/action/button.tsx';
import { publicWords as words } from '#src/wording/public/public-pages.ts';
import { PublicHeading } from './public-frame.tsx';

/** The page's own script did not come: a newer version took its place, or the network was lost. Brings no part of its own. */
export function UnloadedPage() {
  return (
    <>
      <PublicHeading title={words.unloaded}>{words.unloaded_lead}</PublicHeading>
      <Button tone="primary" onClick={() => window.location.reload()}>
        {words.reload}
      </Button>
    </>
  );
}
