import type { components } from '#generated/types.ts';
import { optionOf } from '#src/views/values/choice-labels.ts';
import { formatDate, formatInstantDate } from '#src/ui/format/date.ts';
import { registrationWords } from '#src/wording/registration.ts';
import type { FieldDescriptor } from '#generated/resources/descriptor.ts';
import { fields } from './registration-fields.ts';

type Change = components['schemas']['RegistrationChange'];

/** One line of the difference as people read it. */
export type ChangedPart = {
  key: string;
  mark: 'added' | 'changed' | 'removed';
  label: string;
  before: string | null;
  after: string | null;
};

const path = /^(\w+)(?:\[(.*)\])?(?:\.(\w+))?$/;

function shown(field: FieldDescriptor | undefined, value: string | null): string | null {
  if (value === null || field === undefined) return value;
  if (field.kind === 'enum') return optionOf(field, value).label;
  if (field.kind === 'date') return formatDate(value);
  return field.kind === 'date_time' ? formatInstantDate(value) : value;
}

const markOf = ({ before, after }: Pick<Change, 'before' | 'after'>): ChangedPart['mark'] =>
  before === null ? 'added' : after === null ? 'removed' : 'changed';

/**
 * The differences by the labels of the form. A row that comes or goes is one line, whatever it holds; a box says no more than
 * that it is ticked or not any more.
 */
export function changedParts(changes: readonly Change[]): ChangedPart[] {
  const rows = Map.groupBy(changes, ({ field }) => /^\w+\[.*\]/.exec(field)?.[0] ?? field);
  return [...rows].flatMap(([key, all]) => {
    const [, source = '', row, inner] = path.exec(all[0]?.field ?? '') ?? [];
    const part = fields.find((field) => field.source === source);
    // The tax authority in charge is a part of the taxpayer, and a field of its own in the form.
    const own = part ?? fields.find((field) => field.source === inner);
    const label = own?.label ?? registrationWords.taxpayerLabel;
    const marks = new Set(all.map(markOf));
    const [mark] = marks;
    if (row !== undefined && marks.size === 1 && mark !== undefined && mark !== 'changed')
      return [{ key, mark, label, before: mark === 'removed' ? row : null, after: row }];
    return all.map((change): ChangedPart => {
      const name = path.exec(change.field)?.[3] ?? inner;
      const field = part?.fields?.find((one) => one.source === name);
      const isBox = field?.kind === 'boolean';
      return {
        key: change.field,
        mark: markOf(change),
        label: [label, row, field?.label].filter((words) => words !== undefined).join(' · '),
        before: isBox ? null : shown(field ?? part, change.before),
        after: isBox ? null : shown(field ?? part, change.after),
      };
    });
  });
}
