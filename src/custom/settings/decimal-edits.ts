import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import type { DecimalDigitKey } from '#domain/money/decimal-digits.ts';
import type { components } from '#generated/types.ts';

type Saved = components['schemas']['DecimalConfiguration'];
type Input = components['schemas']['DecimalConfigurationInput'];

/** What is wanted for a key and not saved, and what was saved when the edit began: digits, or null for the default. */
type DecimalEdit = { wanted: number | null; previous: string | null };
export type DecimalEdits = ReadonlyMap<DecimalDigitKey, DecimalEdit>;

export const noDecimalEdits: DecimalEdits = new Map();

export type DecimalRow = { key: DecimalDigitKey; digits: number; isDefault: boolean; isEdited: boolean };

/** How a key stands with its edit. */
export function rowOf({ config_key, config_value, is_default }: Saved, edits: DecimalEdits): DecimalRow {
  const edit = edits.get(config_key);
  if (edit === undefined)
    return { key: config_key, digits: Number(config_value), isDefault: is_default, isEdited: false };
  return {
    key: config_key,
    digits: edit.wanted ?? DEFAULT_DECIMAL_DIGITS[config_key],
    isDefault: edit.wanted === null,
    isEdited: true,
  };
}

function chosenIn({ config_value, is_default }: Saved): string | null {
  return is_default ? null : config_value;
}

/** The edits with one more; one that asks for what is saved is none. */
export function editDigits(saved: Saved, edits: DecimalEdits, wanted: number | null): DecimalEdits {
  const { config_key, config_value, is_default } = saved;
  const isSaved = wanted === null ? is_default : !is_default && wanted === Number(config_value);
  const isBackAtDefault = is_default && wanted === Number(config_value);
  const next = new Map(edits);
  if (isSaved || isBackAtDefault) next.delete(config_key);
  else
    next.set(config_key, {
      wanted,
      previous: (edits.get(config_key) ?? { previous: chosenIn(saved) }).previous,
    });
  return next;
}

/** The same edits over newer values: what is sent next was decided in their sight. */
export function editsOver(newer: readonly Saved[], edits: DecimalEdits): DecimalEdits {
  return newer.reduce((all, saved) => {
    const edit = all.get(saved.config_key);
    if (edit === undefined) return all;
    const others = new Map([...all].filter(([key]) => key !== saved.config_key));
    return editDigits(saved, others, edit.wanted);
  }, edits);
}

export function inputsOf(edits: DecimalEdits): Input[] {
  return [...edits].map(([config_key, { wanted, previous }]) => ({
    config_key,
    config_value: wanted === null ? null : String(wanted),
    previous_value: previous,
  }));
}
