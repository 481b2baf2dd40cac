import type { components } from '#generated/types.ts';

/** The company's settings by key. */
export function chosenSettings(
  settings: readonly components['schemas']['TenantSetting'][],
): ReadonlyMap<string, string> {
  return new Map(
    settings.flatMap(({ configs }) =>
      configs.map(({ config_key, config_value }) => [config_key, config_value]),
    ),
  );
}
