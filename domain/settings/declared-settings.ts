import type { SeriesUse } from '../registration/series-in-force.ts';
import { methodsOf } from '../rules/registration-rules.table.ts';
import { defaultOf } from './tenant-settings.ts';

/** Settings that a declaration says too (tờ khai 01/ĐKTĐ-HĐĐT parts 1 and 4): the values it declares. */
const DECLARED = {
  invoice_type: ({ invoice_modes: modes }: SeriesUse): readonly string[] => [
    ...(modes.coded || modes.coded_cash_register ? ['INVOICE_WITH_CODE'] : []),
    ...(modes.uncoded || modes.uncoded_cash_register ? ['INVOICE_WITHOUT_CODE'] : []),
  ],
  method_of_tax_calculation: ({ invoice_types }: SeriesUse, day: string): readonly string[] =>
    methodsOf(invoice_types, day),
} as const;

export type DeclaredSetting = keyof typeof DECLARED;

export function isDeclaredSetting(key: string): key is DeclaredSetting {
  return Object.hasOwn(DECLARED, key);
}

/** Values of a setting that what is in force on a day declares; empty where it says nothing of it. */
export function declaredValues(key: DeclaredSetting, use: SeriesUse | null, day: string): readonly string[] {
  return use === null ? [] : DECLARED[key](use, day);
}

/**
 * What holds of a setting on a day: what was chosen, or its default; where the declaration in force knows only the other
 * value, that one, whatever was chosen.
 */
export function settingInForce(
  key: DeclaredSetting,
  chosen: string | undefined,
  use: SeriesUse | null,
  day: string,
): string {
  const value = chosen ?? defaultOf(key);
  const declared = declaredValues(key, use, day);
  return declared.includes(value) ? value : (declared[0] ?? value);
}
