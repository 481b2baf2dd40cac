import type { NumberStyle } from '#domain/numbers/number-style.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Segmented } from '#src/ui/field/choice/segmented.tsx';
import { imports } from '#src/wording/imports.ts';
import { fieldLabel, namedColumn } from './import-fields.ts';
import type { StudioStep } from './import-studio.tsx';
import { useCall } from './use-call.ts';

const styles = ['vietnamese', 'international'] as const;

/** What has to be known before the rows are looked at: which columns fill nothing, which write numbers in two ways, and rows that the sheet hides. */
export function ColumnNotes(step: StudioStep) {
  const { one, onBack } = step;
  const dropped = one.columns.filter(({ field }) => field === null);
  const mixed = one.columns.filter(({ number_style }) => number_style === 'mixed');
  const canChange = one.state === 'checked';
  return (
    <>
      {dropped.length > 0 && (
        <Banner
          title={imports.dropped(dropped.length)}
          action={
            canChange && (
              <Button size="small" onClick={() => onBack('mapping')}>
                {imports.mapAgain}
              </Button>
            )
          }
        >
          {dropped.map(namedColumn).join(', ')}.
        </Banner>
      )}
      <UnreadSheets one={one} />
      {one.hidden_rows > 0 && <Banner title={imports.hidden(one.hidden_rows)}>{imports.hiddenWhat}</Banner>}
      {canChange && mixed.map((column) => <StyleQuestion key={column.index} {...step} column={column} />)}
    </>
  );
}

/** Which sheets of the file are not read. */
export function UnreadSheets({ one: { sheets, sheet } }: Pick<StudioStep, 'one'>) {
  const unread = sheets.filter((name) => name !== sheet);
  if (unread.length === 0) return null;
  return <Banner title={imports.unreadSheets(unread.length)}>{unread.join(', ')}.</Banner>;
}

type StyleQuestionProps = StudioStep & { column: StudioStep['one']['columns'][number] };

/** Asks how the unclear numbers of a column are meant; the rows are judged anew by the answer. */
function StyleQuestion({ descriptor, calls, one, keep, column }: StyleQuestionProps) {
  const choose = useCall(async (style: NumberStyle) => {
    const columns = one.columns.map(({ index, field, unclear_as }) => {
      const chosen = index === column.index ? style : unclear_as;
      return { index, field, ...(chosen !== null && { unclear_as: chosen }) };
    });
    keep(await calls.map(one.id, { columns, on_existing: one.on_existing }));
  });
  return (
    <Banner tone="warning" title={imports.mixed(fieldLabel(descriptor, column.field, one))}>
      {imports.mixedQuestion}{' '}
      <Segmented
        label={imports.mixedQuestion}
        labelHidden
        value={column.unclear_as ?? ''}
        disabled={choose.busy}
        onChange={(style) => style !== '' && choose.call(style)}
        choices={styles.map((value) => ({ value, label: imports.styles[value] }))}
      />
      {choose.failure !== null && <span role="alert">{choose.failure}</span>}
    </Banner>
  );
}
