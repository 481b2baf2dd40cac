import IconHourglassOff from '@tabler/icons-react/dist/esm/icons/IconHourglassOff.mjs';
import { useMay, useSignedIn } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { StatePage } from '#src/ui/state/state-page.tsx';
import { pieceWords } from '#src/ui/words/piece.ts';
import { homeHref } from '#src/wording/links.ts';
import { packageWords } from '#src/wording/settings/packages.ts';

const words = packageWords.trialOver;

/** The denial of a page that waits for a package: the trial is the reason, not a permission; who may not buy reads who can. */
export function TrialOver() {
  const { trial_until } = useSignedIn().tenant;
  const mayBuy = useMay()('createPaymentRequest');
  return (
    <StatePage
      title={pieceWords.denied.title}
      heading={words.heading}
      icon={IconHourglassOff}
      tone="neutral"
      actions={
        <>
          <Button href={homeHref}>{pieceWords.toHome}</Button>
          {mayBuy && (
            <Button tone="primary" href={hrefOf('service_packages.checkout')}>
              {packageWords.buy}
            </Button>
          )}
        </>
      }
    >
      <p>{words.until(formatDate(trial_until))}</p>
      <p>{packageWords.issuing.stays}</p>
      {!mayBuy && <p>{packageWords.whoBuys}</p>}
    </StatePage>
  );
}
