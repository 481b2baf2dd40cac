import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useController, useWatch } from 'react-hook-form';
import { designColumns, type PrintColumn } from '#domain/print/columns.ts';
import type { PrintDesign } from '#domain/print/design.ts';
import { templates } from '#generated/resources/templates.ts';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { Switch } from '#src/ui/field/choice/choice-controls.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { printDesignWords as words } from '#src/wording/settings/print-design.ts';

type Row = { key: PrintColumn['key']; shown: boolean; label: string; field: string };
type OwnRow = PrintDesign['line_fields'][number];

const MAX_LABEL = 40;

/** The names of columns as the description has them. */
const NAMES = new Map<string, string>(
  templates.form_fields
    .flatMap((field) => (field.source === 'design' ? (field.fields ?? []) : []))
    .flatMap((field) => (field.source === 'columns' ? (field.fields ?? []) : []))
    .flatMap((field) => (field.source === 'key' ? (field.options ?? []) : []))
    .map(({ value, label }) => [value, label]),
);

type ColumnsInputProps = {
  name: string;
  /** Where the form has the fields of the company's own that each line asks for. */
  ownName: string;
  readOnly: boolean;
};

/** Which columns are printed, in which order and under which names. */
export function ColumnsInput({ name, ownName, readOnly }: ColumnsInputProps) {
  const { field } = useController({ name });
  const own = (useWatch({ name: ownName }) ?? []) as readonly OwnRow[];
  const stored = ((field.value ?? []) as readonly Row[]).map((row) => ({ ...row, label: row.label || null }));
  const columns = designColumns({
    columns: stored,
    line_fields: own.filter((row) => row.name.trim() !== ''),
  });
  const write = (next: readonly PrintColumn[]) =>
    field.onChange(
      next.map((column): Row => ({
        key: column.key,
        shown: column.shown,
        label: column.label ?? '',
        field: column.field ?? '',
      })),
    );
  const change = (id: string, changed: Partial<PrintColumn>) =>
    write(columns.map((column) => (column.id === id ? { ...column, ...changed } : column)));
  const move = (from: number, to: number) =>
    write(columns.toSpliced(from, 1).toSpliced(to, 0, ...columns.slice(from, from + 1)));
  return (
    <Field label={words.columns} hint={words.columnsHint} group>
      {(aria) => (
        <ol className="design-columns" id={aria.id}>
          {columns.map(({ id, key, field: own_field, shown, locked, label }, at) => {
            const title = own_field ?? NAMES.get(key) ?? key;
            return (
              <li key={id} className="design-column">
                {locked ? (
                  <span className="design-column__lock" role="img" aria-label={words.columnLocked(title)}>
                    <Icon of={IconLock} size={16} />
                  </span>
                ) : (
                  <Switch
                    label={words.columnShown(title)}
                    labelHidden
                    checked={shown}
                    disabled={readOnly}
                    onChange={(checked) => change(id, { shown: checked })}
                  />
                )}
                <TextField
                  label={words.columnName(title)}
                  labelHidden
                  placeholder={title}
                  value={label ?? ''}
                  readOnly={readOnly}
                  onChange={(text) => change(id, { label: text === '' ? null : text.slice(0, MAX_LABEL) })}
                  onBlur={field.onBlur}
                />
                {!readOnly && (
                  <>
                    <IconButton
                      size="small"
                      name={words.columnUp(title)}
                      icon={IconArrowUp}
                      disabled={at === 0}
                      onClick={() => move(at, at - 1)}
                    />
                    <IconButton
                      size="small"
                      name={words.columnDown(title)}
                      icon={IconArrowDown}
                      disabled={at === columns.length - 1}
                      onClick={() => move(at, at + 1)}
                    />
                  </>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </Field>
  );
}
