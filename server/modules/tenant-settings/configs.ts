import type { Account, Tx } from '#server/context.ts';
import { changesBetween } from '#server/platform/audit/audit-entry.ts';
import { auditChange } from '#server/platform/audit/write-audit.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Failure, type ErrorItem } from '#server/platform/http/failure.ts';

/** What a company has chosen, by key; a key that was never set is not in it. */
export type Configs = ReadonlyMap<string, string>;

export async function readConfigs(tx: Tx): Promise<Configs> {
  const rows = await tx.selectFrom('tenant_configs').select(['config_key', 'config_value']).execute();
  return new Map(rows.map(({ config_key, config_value }) => [config_key, config_value]));
}

/** The same, while no other request can write any: two changes of one company wait for each other. */
async function holdConfigs(tx: Tx): Promise<Configs> {
  await tx.selectFrom('tenant_profiles').select('tenant_id').forUpdate().execute();
  return readConfigs(tx);
}

/** Sets each key to its value; null takes the choice back. */
async function writeConfigs(
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

type Entry = { config_key: string; config_value: string | null };
type Change = {
  entries: readonly Entry[];
  /** What the log calls it. */
  resource: string;
  label: string;
  /** Throws when the entries do not fit what is chosen now; nothing is written then. */
  compare?: (now: Configs) => void;
};

/** Writes the entries and what of them is new into the log; answers all that is chosen now. */
export async function changeConfigs(
  tx: Tx,
  { entries, resource, label, compare }: Change,
  account: Account,
  clock: Clock,
): Promise<Configs> {
  const before = await holdConfigs(tx);
  compare?.(before);
  await writeConfigs(tx, account.tenant_id, entries);
  const after = await readConfigs(tx);
  const keys = entries.map(({ config_key }) => config_key);
  const changes = changesBetween(Object.fromEntries(before), Object.fromEntries(after), keys);
  if (Object.keys(changes).length > 0) {
    await auditChange(tx, account, clock.now(), {
      action: 'update',
      resource,
      record_id: null,
      record_label: label,
      changes,
    });
  }
  return after;
}

/** Refuses a list that names a key twice: which of the two should hold? `place` is where the list is in the body. */
export function refuseDuplicates(entries: readonly Entry[], place: string): void {
  const keys = entries.map(({ config_key }) => config_key);
  const errors = keys.flatMap((key, at): ErrorItem[] =>
    keys.indexOf(key) === at
      ? []
      : [
          {
            message: `Mục ${key} có hai lần. Hãy chỉ gửi một giá trị cho mỗi mục.`,
            code: 'duplicate',
            fields: [`${place}.${at}.config_key`],
          },
        ],
  );
  if (errors.length > 0) throw new Failure(422, errors);
}
