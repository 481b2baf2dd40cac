import type { Tx } from '#server/context.ts';

/** What a company has chosen, by key; a key nobody has set is not in it. */
export type Configs = ReadonlyMap<string, string>;

export async function readConfigs(tx: Tx): Promise<Configs> {
  const rows = await tx.selectFrom('tenant_configs').select(['config_key', 'config_value']).execute();
  return new Map(rows.map(({ config_key, config_value }) => [config_key, config_value]));
}

/** The same, while nobody else can write any: two changes of one company wait for each other. */
export async function holdConfigs(tx: Tx): Promise<Configs> {
  await tx.selectFrom('tenant_profiles').select('tenant_id').forUpdate().execute();
  return readConfigs(tx);
}

/** Sets each key to its value; null takes the choice back. */
export async function writeConfigs(
  tx: Tx,
  tenant_id: number,
  entries: readonly { config_key: string; config_value: string | null }[],
): Promise<void> {
  for (const { config_key, config_value } of entries) {
    if (config_value === null) {
      await tx.deleteFrom('tenant_configs').where('config_key', '=', config_key).execute();
      continue;
    }
    await tx
      .insertInto('tenant_configs')
      .values({ tenant_id, config_key, config_value })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'config_key']).doUpdateSet({ config_value }))
      .execute();
  }
}
