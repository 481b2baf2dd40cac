import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { forms } from '#src/wording/forms.ts';
import type { Refused } from './refused.ts';

type RefusedBannerProps = { refused: Refused | null; onTakeCurrent: () => void; onOverwrite: () => void };

/** Above the form: what was refused and stands at no field, or that somebody else saved first and what can be done. */
export function RefusedBanner({ refused, onTakeCurrent, onOverwrite }: RefusedBannerProps) {
  if (refused === null) return null;
  if (refused.current !== null) {
    return (
      <div className="form-refused" tabIndex={-1}>
        <Banner
          tone="warning"
          title={forms.staleTitle}
          action={
            <span className="form-stale">
              <Button size="small" onClick={onTakeCurrent}>
                {forms.staleLoad}
              </Button>
              <Button size="small" onClick={onOverwrite}>
                {forms.staleOverwrite}
              </Button>
            </span>
          }
        >
          {forms.staleText}
        </Banner>
      </div>
    );
  }
  if (refused.messages.length === 0) return null;
  return (
    <div className="form-refused" tabIndex={-1}>
      <Banner tone="critical" title={forms.refused}>
        {refused.messages.join(' ')}
      </Banner>
    </div>
  );
}
