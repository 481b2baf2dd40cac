import { DEFAULT_DECIMAL_DIGITS, type DecimalDigitKey, type DecimalDigits } from './decimal-digits.ts';

type Configuration = { readonly config_key: DecimalDigitKey; readonly config_value: string };

/** The digits that entries of the configuration say; what they leave out is the default. */
export function digitsFrom(configurations: readonly Configuration[]): DecimalDigits {
  const chosen = configurations.map(
    ({ config_key, config_value }) => [config_key, Number(config_value)] as const,
  );
  return { ...DEFAULT_DECIMAL_DIGITS, ...Object.fromEntries<number>(chosen) };
}
