import { digitsFrom } from '#domain/money/chosen-digits.ts';
import {
  DECIMAL_DIGIT_KEYS,
  DEFAULT_DECIMAL_DIGITS,
  type DecimalDigits,
} from '#domain/money/decimal-digits.ts';
import type { components } from '#generated/types.ts';
import type { Handlers } from '#server/context.ts';
import { changeConfigs, refuseDuplicates } from './change.ts';
import { readConfigs, type Configs } from './configs.ts';

type DecimalConfiguration = components['schemas']['DecimalConfiguration'];

function configurationsFrom(configs: Configs): DecimalConfiguration[] {
  return DECIMAL_DIGIT_KEYS.map((key) => ({
    config_key: key,
    config_value: configs.get(key) ?? String(DEFAULT_DECIMAL_DIGITS[key]),
    is_default: !configs.has(key),
  }));
}

/** Số chữ số thập phân that hold where this is chosen. */
export function digitsOf(configs: Configs): DecimalDigits {
  return digitsFrom(configurationsFrom(configs));
}

export const decimalHandlers = {
  listDecimalConfigurations: async (_input, { tenant }) => ({
    decimal_configurations: configurationsFrom(await tenant(readConfigs)),
  }),
  updateDecimalConfigurations: async ({ body }, { tenant, account, clock }) => {
    const entries = body.decimal_configurations;
    refuseDuplicates(entries, 'decimal_configurations');
    const change = { entries, resource: 'decimal_configurations', label: 'Số chữ số thập phân' };
    const configs = await tenant((tx) => changeConfigs(tx, change, account, clock));
    return { decimal_configurations: configurationsFrom(configs) };
  },
} satisfies Pick<Handlers, 'listDecimalConfigurations' | 'updateDecimalConfigurations'>;
