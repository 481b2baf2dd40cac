import { ON_DIFFERENCE } from '#generated/vocabulary.ts';
import type { OnDifference } from '#generated/vocabulary.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { ChoiceCards } from '#src/ui/field/choice/choice-cards.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { imports } from '#src/wording/imports.ts';
import { onDifferenceLabels } from '#src/wording/labels.ts';
import { chosenColumns } from './import-calls.ts';
import type { StudioStep } from './import-studio.tsx';
import { useCall } from './use-call.ts';

/** Asks what to do where the file states amounts other than the computed ones; the rows are checked again by the answer. */
export function DifferenceQuestion({ calls, one, keep }: StudioStep) {
  const chosen = one.on_difference ?? 'ask';
  const choose = useCall(async (on_difference: OnDifference) => {
    keep(
      await calls.map(one.id, { columns: chosenColumns(one), on_existing: one.on_existing, on_difference }),
    );
  });
  const { off_by_rounding = 0, off = 0 } = one.groups ?? {};
  if (one.state !== 'checked' || off_by_rounding + off === 0) return null;
  const open = chosen === 'ask' ? off_by_rounding + off : chosen === 'rounding' ? off : 0;
  return (
    <>
      <Banner
        tone={open === 0 ? 'info' : 'warning'}
        title={imports.differing(off_by_rounding + off, off_by_rounding)}
      />
      {choose.failure !== null && <Banner tone="critical">{choose.failure}</Banner>}
      <Card>
        <ChoiceCards
          label={imports.differenceQuestion}
          value={chosen}
          disabled={choose.busy}
          onChange={(value) => choose.call(value as OnDifference)}
          choices={ON_DIFFERENCE.map((value) => ({
            value,
            label: onDifferenceLabels[value],
            detail: imports.onDifferenceDetail[value],
          }))}
        />
      </Card>
    </>
  );
}
