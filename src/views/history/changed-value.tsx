import type { FieldDescriptor } from '#generated/resources/descriptor.ts';
import { nothing } from '#src/ui/format/number.ts';
import { valueInWords } from './undescribed.ts';
import { FieldValue } from '#src/views/values/field-value.tsx';

type ChangedValueProps = {
  /** What the log holds it under. */
  name: string;
  /** The field as it is described today; none when it is not there any more. */
  field: FieldDescriptor | undefined;
  /** JSON text; null for nothing. */
  text: string | null;
};

/** A long value is cut by the server, and ends so. */
const cut = '…';

const holdsMore: readonly FieldDescriptor['kind'][] = ['object', 'list', 'file', 'image'];

/** Whether a value can be drawn as the field is drawn today: the description may have changed since, or it was cut. */
function fits(field: FieldDescriptor, value: unknown): boolean {
  if (typeof value === 'string' && (value.endsWith(cut) || holdsMore.includes(field.kind))) return false;
  return field.many || field.kind === 'list' ? Array.isArray(value) : !Array.isArray(value);
}

/** A value of the log, drawn as its field is. */
export function ChangedValue({ name, field, text }: ChangedValueProps) {
  if (text === null) return <>{nothing}</>;
  const value: unknown = JSON.parse(text);
  if (field !== undefined && fits(field, value)) return <FieldValue field={field} value={value} />;
  const words = field === undefined ? valueInWords(name, value) : null;
  return <>{words ?? (typeof value === 'string' ? value : text)}</>;
}
