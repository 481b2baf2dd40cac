import { ON_EXISTING } from '#generated/vocabulary.ts';
import type { OnExisting } from '#generated/vocabulary.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { ChoiceCards } from '#src/ui/field/choice/choice-cards.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { MappingTable } from '#src/ui/import/mapping-table.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { imports } from '#src/wording/imports.ts';
import { onExistingLabels } from '#src/wording/labels.ts';
import { Suspense, useState } from 'react';
import { fileColumns, keyLabel, mappingOf, targetFields } from './import-fields.ts';
import type { StudioStep } from './import-studio.tsx';
import { SheetChoice } from './sheet-choice.tsx';
import { StudioFrame } from './studio-frame.tsx';
import { useCall } from './use-call.ts';

/** Which column fills which field, and what happens to records that are there already. */
export function MappingStep(step: StudioStep) {
  const { descriptor, overlay, calls, one, keep, onBack } = step;
  const { ImportChoice } = overlay;
  const [mapping, setMapping] = useState(() => mappingOf(one));
  const [onExisting, setOnExisting] = useState<OnExisting>(one.on_existing);
  const [usual_series, setUsualSeries] = useState(one.usual_series ?? null);
  const matched = Object.values(mapping).filter((field) => field !== null);
  const key = keyLabel(descriptor);
  const hasKey = descriptor.import_key === null || matched.includes(descriptor.import_key);
  const series = ImportChoice === undefined ? {} : { usual_series };
  const check = useCall(async () => {
    const columns = one.columns.map(({ index, unclear_as }) => ({
      index,
      field: mapping[String(index)] ?? null,
      ...(unclear_as !== null && { unclear_as }),
    }));
    keep(await calls.map(one.id, { columns, on_existing: onExisting, ...series }));
    onBack('check');
  });
  const choices = ON_EXISTING.map((value) => ({
    value,
    label: onExistingLabels[value],
    detail: imports.onExistingDetail[value],
  }));
  return (
    <StudioFrame
      {...step}
      step="mapping"
      actions={
        <Button
          tone="primary"
          busy={check.busy}
          disabled={!hasKey || usual_series === '' || one.rows === 0}
          onClick={() => check.call()}
        >
          {imports.check(one.rows)}
        </Button>
      }
    >
      {one.imported_before_on !== null && (
        <Banner tone="warning" title={imports.importedBefore(formatDateTime(one.imported_before_on))}>
          {imports.importedBeforeHint}
        </Banner>
      )}
      {one.sheets.length > 1 && (
        <SheetChoice {...step} chosen={{ on_existing: onExisting, ...(usual_series !== '' && series) }} />
      )}
      {one.rows === 0 && <Banner tone="warning">{imports.emptySheet(one.sheet)}</Banner>}
      {check.failure !== null && (
        <Banner tone="critical" title={imports.mappingRefused}>
          {check.failure}
        </Banner>
      )}
      <Card title={imports.mapping} note={imports.mappingNote(matched.length, one.columns.length)} flush>
        <MappingTable
          columns={fileColumns(one)}
          fields={targetFields(descriptor, one)}
          value={mapping}
          onChange={setMapping}
        />
        {ImportChoice !== undefined && (
          <div className="studio-choice">
            <Suspense fallback={null}>
              <ImportChoice value={usual_series} onChange={setUsualSeries} />
            </Suspense>
          </div>
        )}
        {descriptor.import_key !== null && (
          <div className="studio-choice">
            <ChoiceCards
              label={imports.onExisting(key)}
              value={onExisting}
              onChange={(value) => setOnExisting(value as OnExisting)}
              choices={choices}
            />
          </div>
        )}
      </Card>
    </StudioFrame>
  );
}
