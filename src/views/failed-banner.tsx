import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { common } from '#src/wording/common.ts';
import { failureText } from './failure-text.ts';

type FailedBannerProps = {
  /** What did not work, with its own full stop; left out where the place says it. */
  title?: string;
  error: unknown;
  onRetry: () => void;
};

/** What could not be loaded, why, and once more. */
export function FailedBanner({ title, error, onRetry }: FailedBannerProps) {
  return (
    <Banner
      tone="critical"
      {...(title !== undefined && { title })}
      action={
        <Button size="small" onClick={onRetry}>
          {common.retry}
        </Button>
      }
    >
      {failureText(error)}
    </Banner>
  );
}
