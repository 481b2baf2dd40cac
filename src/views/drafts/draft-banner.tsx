import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatInstantDate, formatMinute } from '#src/ui/format/date.ts';
import { focusHeading } from '#src/ui/state/heading-focus.ts';
import { common } from '#src/wording/common.ts';
import { draftWords } from '#src/wording/drafts.ts';
import { useNotify } from 'react-admin';
import './draft-banner.css';
import { MergeDialog } from './merge-dialog.tsx';
import type { DescribeField } from './merge-dialog.tsx';
import { slotOf } from './offers.ts';
import type { Drafting } from './use-drafting.ts';

type DraftBannerProps = {
  drafting: Drafting;
  /** What is being edited, in the middle of a sentence ("hóa đơn"). */
  one: string;
  describe: DescribeField;
};

/** Above a form: the draft there is of it, to go on with or to give up. */
export function DraftBanner({ drafting, one, describe }: DraftBannerProps) {
  const { offer, merge, take, drop, settle, unask } = drafting;
  const notify = useNotify();
  if (offer === null) return null;
  const { live, outdated, draft } = offer;
  const time = formatMinute(draft.saved_on);
  const goOn = () => {
    take();
    // The button goes with its banner.
    focusHeading();
  };
  const giveUp = () => {
    const { undo } = drop();
    focusHeading();
    if (!live) notify(draftWords.dropped, { type: 'success', action: { label: common.undo, onPress: undo } });
  };
  const title = live ? draftWords.live(time) : draftWords.offered(time, formatInstantDate(draft.saved_on));
  const text = outdated ? draftWords.outdated(one) : draftWords.offeredText;
  return (
    <>
      <Banner
        key={slotOf(offer)}
        tone={live ? 'warning' : 'info'}
        title={title}
        action={
          <span className="draft-banner__actions">
            <Button size="small" onClick={goOn}>
              {live ? draftWords.takeLive : draftWords.take}
            </Button>
            <Button size="small" onClick={giveUp}>
              {live ? draftWords.dropLive : draftWords.drop}
            </Button>
          </span>
        }
      >
        {live ? draftWords.liveText : text}
      </Banner>
      {merge !== null && <MergeDialog merge={merge} describe={describe} onSettle={settle} onClose={unask} />}
    </>
  );
}
