import type { ExtraFieldRow, GivenExtra } from '#domain/invoice/extras/extra-fields.ts';
import { askedFields } from '#domain/invoice/extras/extra-fields.ts';

/** The column of a field of the company's own. */
export type OwnColumn = `own_${string}`;

/** A field of the company's own that every line has, and its column. */
export type OwnField = ExtraFieldRow & { column: OwnColumn };

type Stating = { extras: readonly GivenExtra[] };

/** What a line states where it states nothing: always the same list, so that such lines are not drawn again. */
export const NO_EXTRAS: readonly GivenExtra[] = [];

/** The column of a field by its name, spelled with the letters that an id and a style sheet take. */
export function ownColumn(name: string): OwnColumn {
  return `own_${[...name].map((letter) => letter.codePointAt(0)?.toString(36)).join('_')}`;
}

export function isOwnColumn(column: string | undefined): column is OwnColumn {
  return column?.startsWith('own_') ?? false;
}

/** The fields that lines state and the template does not ask for, as one value for useOfDraft; '' for none. */
export function statedBeside(lines: readonly Stating[], asked: readonly ExtraFieldRow[]): string {
  const beside = new Map<string, ExtraFieldRow>();
  for (const { extras } of lines)
    for (const { name, type } of extras)
      if (!asked.some((one) => one.name.trim() === name)) beside.set(name, { name, type });
  return beside.size === 0 ? '' : JSON.stringify([...beside.values()]);
}

/** The fields that have a column: those of the template, then those that lines state besides (`statedBeside`). */
export function ownFields(asked: readonly ExtraFieldRow[], beside: string): OwnField[] {
  const stated = beside === '' ? [] : (JSON.parse(beside) as ExtraFieldRow[]);
  return askedFields(asked, stated).map((field) => ({ ...field, column: ownColumn(field.name) }));
}

/** What a line states in a column of the company's own; null for nothing. */
export function statedIn({ extras }: Stating, column: OwnColumn): GivenExtra | null {
  return extras.find(({ name }) => ownColumn(name) === column) ?? null;
}

/** What is stated with one field written, in the order of the fields; one that was emptied keeps its place and is not sent. */
export function withExtra(
  extras: readonly GivenExtra[],
  fields: readonly ExtraFieldRow[],
  { name, value }: Pick<GivenExtra, 'name' | 'value'>,
): GivenExtra[] {
  return fields.flatMap((field) => {
    const own = { name: field.name, type: field.type };
    const before = extras.find((one) => one.name === field.name)?.value ?? '';
    if (field.name === name) return [{ ...own, value }];
    return before === '' ? [] : [{ ...own, value: before }];
  });
}

/** The same with several of them written over what is there. */
export function withExtras(
  extras: readonly GivenExtra[],
  written: readonly GivenExtra[],
): readonly GivenExtra[] {
  if (written.length === 0) return extras;
  const byName = new Map([...extras, ...written].map((one) => [one.name, one]));
  return [...byName.values()];
}

/** The same with fields emptied. */
export function withoutValues(
  extras: readonly GivenExtra[],
  columns: readonly OwnColumn[],
): readonly GivenExtra[] {
  return extras.map((one) => (columns.includes(ownColumn(one.name)) ? { ...one, value: '' } : one));
}
