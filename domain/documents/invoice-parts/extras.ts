import type { ExtraField } from '../../invoice/particulars.ts';
import type { ExtraValue } from './values.ts';

export function extraValues(extras: readonly ExtraField[] | undefined): readonly ExtraValue[] {
  return extras?.map(({ name, type, value }) => ({ TTruong: name, KDLieu: type, DLieu: value })) ?? NONE;
}

export function extraFields(values: readonly ExtraValue[] | undefined): readonly ExtraField[] {
  return (
    values?.map(({ TTruong, KDLieu, DLieu }) => ({ name: TTruong, type: typeOf(KDLieu), value: DLieu })) ?? []
  );
}

const NONE: readonly ExtraValue[] = [];
const TYPES = ['string', 'numeric', 'dateTime', 'date'] as const satisfies readonly ExtraField['type'][];

/** A type that the format does not have is read as text. */
function typeOf(written: string): ExtraField['type'] {
  return TYPES.find((type) => type === written) ?? 'string';
}
