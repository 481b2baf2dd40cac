import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { imports } from '#src/wording/imports.ts';
import { keyLabel } from './import-fields.ts';
import type { StudioStep } from './import-studio.tsx';
import { rowsToRun } from './row-sums.ts';

/** What came of the rows and what to do next, in a sentence; nothing where the numbers say it all. */
export function CheckVerdict({ one, descriptor, paths }: StudioStep) {
  if (one.state === 'done') {
    return (
      <Banner
        tone={one.wrong > 0 ? 'warning' : 'success'}
        title={imports.done(one.imported, one.updated, one.skipped)}
        action={rowsToRun(one) > 0 && <KitLink href={paths.list}>{imports.list}</KitLink>}
      >
        {one.wrong > 0 && imports.left(one.wrong)}
      </Banner>
    );
  }
  if (rowsToRun(one) > 0) return null;
  return (
    <Banner tone="warning" title={imports.nothingToRun}>
      {one.existing > 0 ? imports.allExisting(keyLabel(descriptor)) : imports.allWrong}
    </Banner>
  );
}
