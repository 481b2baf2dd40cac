import { Banner } from '#src/ui/display/banner.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { imports } from '#src/wording/imports.ts';
import { UnreadSheets } from './column-notes.tsx';
import type { StudioStep } from './import-studio.tsx';
import { useCall } from './use-call.ts';

/** Which sheet of a file of several is taken in, and which are not read. Another one is read by the server as the first was. */
export function SheetChoice({ calls, one, keep }: StudioStep) {
  const choose = useCall(async (sheet: string) => {
    keep(await calls.map(one.id, { columns: [], on_existing: one.on_existing, sheet }));
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
