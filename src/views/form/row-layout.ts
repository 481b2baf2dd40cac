import type { FieldDescriptor } from '#generated/resources/descriptor.ts';
import { choiceShape } from './inputs/choice-input.tsx';
import { counted } from './inputs/input-props.ts';

const wideKinds: readonly FieldDescriptor['kind'][] = ['long_text', 'file', 'image', 'object', 'list'];

/** Whether a field needs the whole width of a form. */
function isWide(field: FieldDescriptor): boolean {
  const isCards = field.kind === 'enum' && !field.many && choiceShape(field) === 'cards';
  return wideKinds.includes(field.kind) || (field.kind === 'enum' && field.many) || isCards;
}

/**
 * The fields that take a row of their own: those whose kind asks for it, those `wanted`, and a name or an address that
 * would else leave half of its row empty. Short codes stay short.
 */
export function wholeRows(
  fields: readonly FieldDescriptor[],
  columns: number,
  wanted: readonly string[],
): ReadonlySet<string> {
  const whole = new Set(
    fields.filter((field) => isWide(field) || wanted.includes(field.source)).map(({ source }) => source),
  );
  let column = 0;
  fields.forEach((field, at) => {
    if (whole.has(field.source)) {
      column = 0;
      return;
    }
    const next = fields[at + 1];
    const isAlone = column === 0 && (next === undefined || whole.has(next.source));
    if (isAlone && field.kind === 'text' && counted(field) !== undefined) whole.add(field.source);
    column = (column + 1) % columns;
  });
  return whole;
}
