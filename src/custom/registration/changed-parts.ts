import { LIST_TITLES, PART_TITLES } from '#domain/registration/fields.table.ts';
import type { components } from '#generated/types.ts';
import { optionOf } from '#src/views/values/choice-labels.ts';
import { formatDate, formatInstantDate } from '#src/ui/format/date.ts';
import { registrationWords } from '#src/wording/registration.ts';
import type { FieldDescriptor } from '#generated/resources/descriptor.ts';
import { fields, type RegistrationInput } from './registration-fields.ts';

type Change = components['schemas']['RegistrationChange'];

/** One line of the difference as people read it. */
type ChangedLine = {
  key: string;
  mark: 'added' | 'changed' | 'removed';
  label: string;
  before: string | null;
  after: string | null;
};

/** The lines of one part of the form. */
type ChangedPart = { key: string; title: string; lines: readonly ChangedLine[] };

const path = /^(\w+)(?:\[(.*)\])?(?:\.(\w+))?$/;

const titles: Readonly<Record<string, string>> = { ...PART_TITLES, ...LIST_TITLES };

function shown(field: FieldDescriptor | undefined, value: string | null): string | null {
  if (value === null || field === undefined) return value;
  if (field.kind === 'enum') return optionOf(field, value).label;
  if (field.kind === 'date') return formatDate(value);
  return field.kind === 'date_time' ? formatInstantDate(value) : value;
}

const markOf = ({ before, after }: Pick<Change, 'before' | 'after'>): ChangedLine['mark'] =>
  before === null ? 'added' : after === null ? 'removed' : 'changed';

/** The differences part by part, in the order of the form and by its labels. */
export function changedParts(changes: readonly Change[]): readonly ChangedPart[] {
  const parts = Map.groupBy(changes, ({ field }) => path.exec(field)?.[1] ?? field);
  return [...parts].map(([source, all]) => {
    const part = fields.find((field) => field.source === source);
    // As the form numbers it; the head has no numbers.
    const number = /^\d+a?\. /.exec(titles[source] ?? '')?.[0] ?? '';
    return {
      key: source,
      title: number + (part?.label ?? registrationWords.taxpayerLabel),
      lines: source === 'taxpayer' ? taxpayerLines(all) : linesOf(part, all),
    };
  });
}

/** How many lines there are in all. */
export const countOf = (parts: readonly ChangedPart[]): number =>
  parts.reduce((sum, { lines }) => sum + lines.length, 0);

/** The code of the tax authority goes with its name, and is told where the code alone is another. */
function taxpayerLines(changes: readonly Change[]): readonly ChangedLine[] {
  const labels: Readonly<Record<string, string>> = registrationWords.taxpayerFields;
  const isNamed = changes.some(({ field }) => field === 'taxpayer.tax_authority_name');
  return changes
    .filter(({ field }) => !isNamed || field !== 'taxpayer.tax_authority_code')
    .map((change) => ({
      key: change.field,
      mark: markOf(change),
      label: labels[change.field.replace('taxpayer.', '')] ?? change.field,
      before: change.before,
      after: change.after,
    }));
}

/** A row that comes or goes is one line with all that it says; a box says no more than that it is ticked or not any more. */
function linesOf(part: FieldDescriptor | undefined, changes: readonly Change[]): readonly ChangedLine[] {
  const rows = Map.groupBy(changes, ({ field }) => /^\w+\[.*\]/.exec(field)?.[0] ?? field);
  return [...rows].flatMap(([key, all]) => {
    const row = path.exec(key)?.[2];
    const told = all.map((change) => {
      const name = path.exec(change.field)?.[3];
      return { change, field: part?.fields?.find(({ source }) => source === name) };
    });
    const [mark, ...others] = new Set(all.map(markOf));
    if (row !== undefined && others.length === 0 && mark !== undefined && mark !== 'changed') {
      const words = told.map(({ change, field }) => shown(field, change.after ?? change.before)).join(' · ');
      return [{ key, mark, label: words, before: null, after: null }];
    }
    return told.map(({ change, field }): ChangedLine => {
      const isBox = field?.kind === 'boolean';
      return {
        key: change.field,
        mark: markOf(change),
        label: [row, field?.label ?? part?.label].filter((words) => words !== undefined).join(' · '),
        before: isBox ? null : shown(field ?? part, change.before),
        after: isBox ? null : shown(field ?? part, change.after),
      };
    });
  });
}

/** The declaration of who may use uncoded invoices no more (105, case 2): each of them with a code instead. */
export function withCodesAlone<Declared extends Pick<RegistrationInput, 'invoice_modes'>>(
  declared: Declared,
): Declared {
  const { coded, coded_cash_register, uncoded_cash_register, uncoded } = declared.invoice_modes;
  return {
    ...declared,
    invoice_modes: {
      coded: coded || uncoded,
      coded_cash_register: coded_cash_register || uncoded_cash_register,
      uncoded_cash_register: false,
      uncoded: false,
    },
  };
}
