import { Banner } from '#src/ui/display/banner.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { imports } from '#src/wording/imports.ts';
import { UnreadSheets } from './column-notes.tsx';
import type { ImportUpdate } from './import-calls.ts';
import type { StudioStep } from './import-studio.tsx';
import { useCall } from './use-call.ts';

type SheetChoiceProps = StudioStep & {
  /** What was chosen for the whole file, which another sheet of it takes over. */
  chosen: Pick<ImportUpdate, 'on_existing' | 'usual_series'>;
};

/** Which sheet of a file of several is taken in, and which are not read. Another one is read by the server as the first was. */
export function SheetChoice({ calls, one, keep, chosen }: SheetChoiceProps) {
  const choose = useCall(async (sheet: string) => {
    keep(await calls.map(one.id, { columns: [], ...chosen, sheet }));
  });
  return (
    <>
      <Card>
        <SelectField
          label={imports.sheet}
          hint={imports.sheetHint}
          value={one.sheet}
          disabled={choose.busy}
          onChange={(sheet) => choose.call(sheet)}
          choices={one.sheets.map((name) => ({ value: name, label: name }))}
        />
      </Card>
      {choose.failure !== null && <Banner tone="critical">{choose.failure}</Banner>}
      <UnreadSheets one={one} />
    </>
  );
}
