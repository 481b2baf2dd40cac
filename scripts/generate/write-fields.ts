import { USUAL_FIELD, USUAL_OPTION } from './templates/descriptor.ts';
import type { FieldDescriptor, FieldOption, FilterDescriptor } from './templates/descriptor.ts';

/** Lists of options that a file names once, by what they hold. */
type NamedOptions = ReadonlyMap<string, string>;

type WithOptions = {
  readonly source: string;
  readonly options: readonly FieldOption[] | null;
  readonly fields?: readonly WithOptions[] | null;
};

/** What differs from `usual`. */
function unusual(value: object, usual: object): object {
  const known = new Map<string, unknown>(Object.entries(usual));
  return Object.fromEntries(Object.entries(value).filter(([name, one]) => known.get(name) !== one));
}

/** A list, a line each. */
const listed = (items: readonly string[]): string =>
  items.length === 0 ? '[]' : `[\n${items.map((item) => `${item},\n`).join('')}]`;

const writtenOptions = (options: readonly FieldOption[]): string =>
  listed(options.map((option) => JSON.stringify(unusual(option, USUAL_OPTION))));

/** `field({...})` without what most fields are. */
function writtenField(field: FieldDescriptor, named: NamedOptions): string {
  const { options, fields, ...rest } = field;
  return call('field', [
    ...scalars(unusual(rest, USUAL_FIELD)),
    ...optionsOf(options, named),
    ...(fields === null ? [] : [`fields: ${writtenFields(fields, named)}`]),
  ]);
}

const call = (name: string, properties: readonly string[]): string => `${name}({ ${properties.join(', ')} })`;

const scalars = (value: object): string[] =>
  Object.entries(value).map(([name, one]) => `${name}: ${JSON.stringify(one)}`);

function optionsOf(options: readonly FieldOption[] | null, named: NamedOptions): string[] {
  if (options === null) return [];
  const written = writtenOptions(options);
  return [`options: ${named.get(written) ?? written}`];
}

export const writtenFields = (fields: readonly FieldDescriptor[], named: NamedOptions): string =>
  listed(fields.map((field) => writtenField(field, named)));

export const writtenFilters = (filters: readonly FilterDescriptor[], named: NamedOptions): string =>
  listed(
    filters.map(({ options, ...rest }) =>
      call('filter', [...scalars(unusual(rest, { reference: null })), ...optionsOf(options, named)]),
    ),
  );

/** The lists of options that several fields of a file have, each with a name after the first of these. */
export function namedOptions(fields: readonly WithOptions[]): NamedOptions {
  const found = new Map<string, string[]>();
  const look = ({ source, options, fields }: WithOptions): void => {
    if (options !== null)
      found.set(writtenOptions(options), [...(found.get(writtenOptions(options)) ?? []), source]);
    for (const one of fields ?? []) look(one);
  };
  for (const field of fields) look(field);
  const named = new Map<string, string>();
  const taken = new Set<string>();
  for (const [written, sources] of found) {
    const [first] = sources;
    if (first === undefined || sources.length === 1) continue;
    let name = `OF_${first.toUpperCase()}`;
    while (taken.has(name)) name += '_';
    taken.add(name);
    named.set(written, name);
  }
  return named;
}

/** The declarations of `named`. */
export const writtenOptionLists = (named: NamedOptions): string[] =>
  [...named].map(([written, name]) => `const ${name}: readonly WrittenOption[] = ${written};`);

/** Lines between brackets two spaces further in. */
export function indented(text: string): string {
  let depth = 0;
  return text.replaceAll(/^.*$/gm, (line) => {
    if (/^[\]}]/.test(line)) depth -= 1;
    const written = line === '' ? '' : `${'  '.repeat(depth)}${line}`;
    if (/[[{]$/.test(line)) depth += 1;
    return written;
  });
}
