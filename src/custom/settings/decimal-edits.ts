import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import type { DecimalDigitKey } from '#domain/money/decimal-digits.ts';
import type { components } from '#generated/types.ts';

type Saved = components['schemas']['DecimalConfiguration'];
type Input = components['schemas']['DecimalConfigurationInput'];

/** What is wanted for a key and not saved: a number of digits, or null for the default. */
export type DecimalEdits = ReadonlyMap<DecimalDigitKey, number | null>;

export const noDecimalEdits: DecimalEdits = new Map();

export type DecimalRow = { key: DecimalDigitKey; digits: number; isDefault: boolean; isEdited: boolean };

/** How a key stands with its edit. */
export function rowOf({ config_key, config_value, is_default }: Saved, edits: DecimalEdits): DecimalRow {
  const edit = edits.get(config_key);
  const isEdited = edit !== undefined;
  return {
    key: config_key,
    digits: edit === undefined ? Number(config_value) : (edit ?? DEFAULT_DECIMAL_DIGITS[config_key]),
    isDefault: isEdited ? edit === null : is_default,
    isEdited,
  };
}

/** The edits with one more; one that asks for what is saved is none. */
export function editDigits(saved: Saved, edits: DecimalEdits, wanted: number | null): DecimalEdits {
  const { config_key, config_value, is_default } = saved;
  const isSaved = wanted === null ? is_default : !is_default && wanted === Number(config_value);
  const isBackAtDefault = is_default && wanted === Number(config_value);
  const next = new Map(edits);
  if (isSaved || isBackAtDefault) next.delete(config_key);
  else next.set(config_key, wanted);
  return next;
}

export function inputsOf(edits: DecimalEdits): Input[] {
  return [...edits].map(([config_key, digits]) => ({
    config_key,
    config_value: digits === null ? null : String(digits),
  }));
}
