import type { Choice } from '../field/choice/select-field.tsx';

export type FileColumn = {
  key: string;
  /** Its letter in the sheet ("B"). */
  letter: string;
  header: string;
  /** The first values under it. */
  samples: readonly string[];
  /** What has to be known of it before it is matched. */
  note?: string;
};

export type TargetField = { key: string; label: string; required?: boolean };

/** The field each file column goes to, by the column's key; null and absent: not taken in. */
export type Mapping = Readonly<Record<string, string | null>>;

/** Required fields no column goes to. */
export function missingFields(fields: readonly TargetField[], mapping: Mapping): TargetField[] {
  const taken = new Set(Object.values(mapping));
  return fields.filter(({ key, required }) => required && !taken.has(key));
}

/** The fields a column may go to: one that another column has is shown but cannot be taken twice. */
export function fieldChoices(fields: readonly TargetField[], mapping: Mapping, column: string): Choice[] {
  const others = new Set(
    Object.entries(mapping)
      .filter(([key]) => key !== column)
      .map(([, field]) => field),
  );
  return fields.map(({ key, label, required }) => ({
    value: key,
    label: required ? `${label} *` : label,
    disabled: others.has(key),
  }));
}
