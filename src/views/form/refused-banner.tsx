import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { forms } from '#src/wording/forms.ts';
import type { Refused } from './refused.ts';

type RefusedBannerProps = {
  refused: Refused | null;
  /** What is being edited, in the middle of a sentence ("hóa đơn"). */
  one: string;
  /** What was refused, where it was not the save. */
  title?: string;
  onTakeCurrent: () => void;
  onOverwrite: () => void;
};

/** Above the form: what was refused and stands at no field, or that somebody else saved first and what can be done. */
export function RefusedBanner({
  refused,
  one,
  title = forms.refused,
  onTakeCurrent,
  onOverwrite,
}: RefusedBannerProps) {
  if (refused === null) return null;
  if (refused.current !== null) {
    return (
      <div className="form-refused" tabIndex={-1}>
        <Banner
          tone="warning"
          title={forms.staleTitle(one)}
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
      <Banner tone="critical" title={title}>
        {refused.messages.join(' ')}
      </Banner>
    </div>
  );
}
