import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { tillDeviceWords as words } from '#src/wording/processing/till-offline.ts';
import type { ShutTill } from './till-engine.ts';

/** Why what this browser keeps cannot be reached, and what opens it again. Reloaded, the page has lost nothing. */
export function ShutBanner({ by }: { by: ShutTill }) {
  return (
    <div className="till__device" role="status">
      <Banner
        tone={by === 'held' ? 'warning' : 'critical'}
        title={words.shutTitle}
        action={
          by !== 'held' && (
            <Button size="small" onClick={() => window.location.reload()}>
              {words.reload}
            </Button>
          )
        }
      >
        {words.shut[by]}
      </Banner>
    </div>
  );
}
