import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { vatRatesOn } from '#domain/rules/tax/vat-rates.ts';
import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { useMay } from '#src/providers/account-context.ts';
import type { Job } from '#src/providers/jobs.ts';
import { today } from '#src/providers/today.ts';
import { rateWordsOf } from '#src/views/values/choice-labels.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { SelectionBar, type SelectionAction } from '#src/ui/list/selection-bar.tsx';
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx';
import { common } from '#src/wording/common.ts';
import { lists } from '#src/wording/lists.ts';
import type { BulkAction } from '#src/views/screen.ts';
import type { Exporting } from '#src/views/list/export/use-export.ts';
import { useListState } from '#src/views/list/use-list-state.ts';
import { ChosenSum, type ChosenSumProps } from './chosen-sum.tsx';
import { useBulk } from './use-bulk.ts';
import type { ListSelection } from './use-selection.ts';

type SelectionLineProps = {
  descriptor: ResourceDescriptor;
  selection: ListSelection;
  exporting: Exporting;
  onJob: (job: Job) => void;
  bulkActions: readonly BulkAction[];
  onBulk: (action: BulkAction) => void;
  /** The ticked rows that add up to something; null where they do not, or not all of them have been seen. */
  sum: ChosenSumProps | null;
};

/** What may be done with the rows that are chosen, as the description and the account's permissions have it. */
export function SelectionLine(props: SelectionLineProps) {
  const { descriptor, selection, exporting, onJob, bulkActions, onBulk, sum } = props;
  const resource = descriptor.name;
  const { canAccess: mayUpdateMany } = useCanAccess({ resource, action: 'bulk_update' });
  const { canAccess: mayDeleteMany } = useCanAccess({ resource, action: 'bulk_delete' });
  const may = useMay();
  const { total = 0, filterValues } = useListState();
  const { busy, start } = useBulk(descriptor, selection, onJob);
  const [question, setQuestion] = useState<ManyQuestion | null>(null);
  const { ids, whole } = selection;
  const things = lists.things(formatCount(whole ? total : ids.size), descriptor.one);
  const isDeletedView = filterValues['deleted'] === 'true';

  const changeOf = ({ label, values }: BulkChoice): SelectionAction => ({
    label,
    busy,
    onSelect: () =>
      setQuestion({
        title: lists.jobs.update(things),
        text: lists.changeManyAsk(label, things),
        critical: false,
        onConfirm: () => void start('bulk_update', values),
      }),
  });
  const choices = mayUpdateMany && !isDeletedView ? bulkChoices(descriptor) : [];
  // Rates are six, and wanted when the law changes: they come after what is used daily.
  const isRate = ({ values }: BulkChoice) => 'vat_rate' in values;
  const exports: SelectionAction[] = exporting.formats.map((format) => ({
    label: lists.exportAs[format],
    icon: IconFile,
    disabled: exporting.busy,
    onSelect: () => void exporting.start(format, whole ? null : [...ids]),
  }));
  const removal: SelectionAction = {
    label: common.remove,
    icon: IconTrash,
    critical: true,
    onSelect: () =>
      setQuestion({
        title: lists.deleteMany(things),
        text: lists.deleteManyAsk(things),
        critical: true,
        onConfirm: () => void start('bulk_delete'),
      }),
  };
  const own: SelectionAction[] = bulkActions
    .filter(({ operation }) => may(operation))
    .map((action) => ({
      label: action.label(),
      icon: action.icon,
      critical: action.critical ?? false,
      onSelect: () => onBulk(action),
      why: whole ? action.notWhole?.() : undefined,
    }));
  const actions = [
    ...own,
    ...choices.filter((choice) => !isRate(choice)).map(changeOf),
    ...exports,
    ...choices.filter(isRate).map(changeOf),
    ...(mayDeleteMany && !isDeletedView ? [removal] : []),
  ];
  return (
    <>
      <SelectionBar
        count={ids.size}
        sum={whole || sum === null ? undefined : <ChosenSum {...sum} />}
        whole={{
          total,
          things: lists.many(descriptor.one),
          chosen: whole,
          onChoose: selection.chooseWhole,
          onRelease: selection.release,
        }}
        actions={actions}
        onClear={selection.clear}
      />
      <ConfirmManyDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}

/** The rates of today that need no figure to be typed. */
const writtenRates = (): string[] =>
  vatRatesOn(today())
    .map(({ rate }) => rate)
    .filter((rate) => rate !== 'KHAC');

type BulkChoice = { label: string; values: Readonly<Record<string, unknown>> };

/** What may be set on many records at once: each value of each field the description offers for it. */
export function bulkChoices({ fields, bulk_fields }: ResourceDescriptor): BulkChoice[] {
  return fields
    .filter(({ source }) => bulk_fields.includes(source))
    .flatMap(({ source, label, kind, options }): BulkChoice[] => {
      const set = (value: unknown, said: string) => ({
        label: lists.setTo(label, said),
        values: { [source]: value },
      });
      if (kind === 'boolean') return [true, false].map((value) => set(value, value ? common.yes : common.no));
      if (kind === 'vat_rate') return writtenRates().map((rate) => set(rate, rateWordsOf(rate)));
      return (options ?? []).map((option) => ({
        label: lists.changeTo(option.label),
        values: { [source]: option.value },
      }));
    });
}

/** What is about to be done to many records; title and text name their number. */
type ManyQuestion = { title: string; text: string; critical: boolean; onConfirm: () => void };

type ConfirmManyDialogProps = { question: ManyQuestion | null; onClose: () => void };

/** Asked before many records are changed or go. */
function ConfirmManyDialog({ question, onClose }: ConfirmManyDialogProps) {
  if (question === null) return null;
  const { title, text, critical, onConfirm } = question;
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <ConfirmDialog
      title={title}
      action={title}
      tone={critical ? 'critical' : 'primary'}
      onAct={confirm}
      onClose={onClose}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
