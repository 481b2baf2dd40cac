import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Checkbox } from '#src/ui/field/choice/choice-controls.tsx';
import { pasteWords } from '#src/wording/desk/invoice-editor.ts';
import { labelOf } from './column-label.ts';
import type { PastedColumn } from './pasted-heading.ts';
import { totalsOf, type PasteInto, type Region } from './pasted-region.ts';

type LeftOutProps = {
  region: Region;
  setRegion: (region: Region) => void;
  into: PasteInto;
  take: (at: number, column: PastedColumn) => void;
};

/** What of a region is not pasted by itself, and why: each is taken after all by one press. */
export function LeftOut({ region, setRegion, into, take }: LeftOutProps) {
  const { columns, misfits, has_heading, keeps_totals } = region;
  const totals = totalsOf(region);
  const open = misfits.filter(({ at, column }) => columns[at] === 'skipped' && !columns.includes(column));
  return (
    <>
      {has_heading &&
        open.map(({ at, heading, column, why }) => {
          const label = labelOf(column, into.own);
          return (
            <Banner
              key={at}
              tone="warning"
              title={pasteWords.misfit(heading, pasteWords.misfits[why](into.currency))}
              action={<Button onClick={() => take(at, column)}>{pasteWords.takeAs(label)}</Button>}
            >
              {pasteWords.misfitHint(label)}
            </Banner>
          );
        })}
      {totals !== null && (
        <Banner
          tone="info"
          action={
            <Checkbox
              label={pasteWords.keep}
              checked={keeps_totals}
              onChange={(keeps) => setRegion({ ...region, keeps_totals: keeps })}
            />
          }
        >
          {keeps_totals ? pasteWords.totalsKept(totals) : pasteWords.totals(totals)}
        </Banner>
      )}
    </>
  );
}
