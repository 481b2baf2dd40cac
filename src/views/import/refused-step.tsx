import { Button } from '#src/ui/action/button.tsx';
import { ReasonCard } from '#src/ui/display/reason-card.tsx';
import { imports } from '#src/wording/imports.ts';
import type { StudioStep } from './import-studio.tsx';
import { StudioFrame } from './studio-frame.tsx';

/** A file that could not be read: why, and what to do about it. */
export function RefusedStep(step: StudioStep) {
  const { one, paths } = step;
  return (
    <StudioFrame {...step} step="file">
      <ReasonCard
        question={imports.refused}
        reason={one.message ?? ''}
        actions={
          <Button tone="primary" href={paths.import ?? paths.list}>
            {imports.chooseOther}
          </Button>
        }
      />
    </StudioFrame>
  );
}
