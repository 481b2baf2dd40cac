import {
  digitsFrom,
  DECIMAL_DIGIT_KEYS,
  DEFAULT_DECIMAL_DIGITS,
  type DecimalDigits,
} from '#domain/money/decimal-digits.ts';
import { moneySettingsFrom, type MoneySettings } from '#domain/settings/tenant-settings.ts';
import type { components } from '#generated/types.ts';
import { DECIMAL_KEY_LABELS } from '#generated/vocabulary.ts';
import type { Handlers, Tx } from '#server/context.ts';
import { Failure } from '#server/platform/http/failure.ts';
import { changeConfigs, readConfigs, refuseDuplicates, type Configs } from './configs.ts';

type DecimalConfiguration = components['schemas']['DecimalConfiguration'];
type Input = components['schemas']['DecimalConfigurationInput'];

function configurationsFrom(configs: Configs): DecimalConfiguration[] {
  return DECIMAL_DIGIT_KEYS.map((key) => ({
    config_key: key,
    config_value: configs.get(key) ?? String(DEFAULT_DECIMAL_DIGITS[key]),
    is_default: !configs.has(key),
  }));
}

/** Số chữ số thập phân that hold where this is chosen. */
function digitsOf(configs: Configs): DecimalDigits {
  return digitsFrom(configurationsFrom(configs));
}

/** Refuses to write over what another user has chosen since the caller read it (409). */
function refuseStale(entries: readonly Input[], now: Configs): void {
  const changed = entries.filter(
    ({ config_key, previous_value }) =>
      previous_value !== undefined && (now.get(config_key) ?? null) !== previous_value,
  );
  if (changed.length === 0) return;
  const names = changed.map(
    ({ config_key }) => `${DECIMAL_KEY_LABELS[config_key]} (${now.get(config_key) ?? 'mặc định'})`,
  );
  const message = `Người khác vừa đổi ${names.join(', ')}. Bấm Lưu lần nữa nếu vẫn muốn dùng giá trị của bạn.`;
  throw new Failure(409, [{ message, code: 'stale_record', fields: [] }], {
    current: { decimal_configurations: configurationsFrom(now) },
    submitted: { decimal_configurations: entries },
  });
}

export const decimalHandlers = {
  listDecimalConfigurations: async (_input, { tenant }) => ({
    decimal_configurations: configurationsFrom(await tenant(readConfigs)),
  }),
  updateDecimalConfigurations: async ({ body }, { tenant, account, clock }) => {
    const entries = body.decimal_configurations;
    refuseDuplicates(entries, 'decimal_configurations');
    const change = {
      entries,
      resource: 'decimal_configurations',
      label: 'Số chữ số thập phân',
      compare: (now: Configs) => refuseStale(entries, now),
    };
    const configs = await tenant((tx) => changeConfigs(tx, change, account, clock));
    return { decimal_configurations: configurationsFrom(configs) };
  },
} satisfies Pick<Handlers, 'listDecimalConfigurations' | 'updateDecimalConfigurations'>;

/** What a company has chosen about the amounts of its invoices. */
export type AmountSettings = { digits: DecimalDigits; money: MoneySettings };

/** Số chữ số thập phân and the choices on tax that hold for the company at hand. */
export async function readAmountSettings(tx: Tx): Promise<AmountSettings> {
  const configs = await readConfigs(tx);
  const chosen = [...configs].map(([config_key, config_value]) => ({ config_key, config_value }));
  return { digits: digitsOf(configs), money: moneySettingsFrom(chosen) };
}
