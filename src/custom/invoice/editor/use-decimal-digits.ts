import { digitsFrom, DEFAULT_DECIMAL_DIGITS, type DecimalDigits } from '#domain/money/decimal-digits.ts';
import { useListDecimalConfigurations } from '#generated/client/decimal-configurations/decimal-configurations.ts';

/** The company's decimal places; the defaults until they are here. The server computes with its own. */
export function useDecimalDigits(): DecimalDigits {
  const { data } = useListDecimalConfigurations({ query: { select: digitsFrom } });
  return data ?? DEFAULT_DECIMAL_DIGITS;
}
