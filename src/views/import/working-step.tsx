import { Card } from '#src/ui/layout/card.tsx';
import { useSpacedWords } from '#src/ui/progress/use-spaced-words.ts';
import { imports } from '#src/wording/imports.ts';
import type { Import } from './import-calls.ts';
import type { StudioStep } from './import-studio.tsx';
import { ProgressLine } from './progress-line.tsx';
import { RowCounts } from './row-counts.tsx';
import { StudioFrame } from './studio-frame.tsx';

type Work = { step: 'file' | 'check' | 'run'; label: string; hint: string; part: number | null };

/** What the server is at; how far nobody can tell while a file is read. */
function workOf(one: Import): Work {
  const { rows, ready, existing, wrong, held, imported, updated, skipped } = one;
  if (one.state === 'running') {
    const done = imported + updated + skipped;
    const all = rows - wrong - held;
    return { step: 'run', label: imports.running(done, all), hint: imports.runningHint, part: done / all };
  }
  if (one.state === 'checking') {
    const done = ready + existing + wrong + held + skipped;
    return {
      step: 'check',
      label: imports.checking(done, rows),
      hint: imports.checkingHint,
      part: done / rows,
    };
  }
  return { step: 'file', label: imports.reading, hint: imports.readingHint, part: null };
}

/** The server reads, checks or stores rows; the page only looks on, so it may be left. */
export function WorkingStep(step: StudioStep) {
  const { one } = step;
  const work = workOf(one);
  const spoken = useSpacedWords(work.label);
  return (
    <StudioFrame {...step} onBack={undefined} step={work.step}>
      <Card flush>
        <div className="studio-work">
          <ProgressLine label={work.label} part={work.part} />
          <p className="studio-hint">{work.hint}</p>
        </div>
        {one.state !== 'reading' && <RowCounts one={one} unit={step.descriptor.one} />}
        <span className="k-visually-hidden" role="status">
          {spoken}
        </span>
      </Card>
    </StudioFrame>
  );
}
