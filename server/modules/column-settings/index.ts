import type { components } from '#generated/types.ts';
import type { Handlers } from '#server/context.ts';

type ColumnSetting = components['schemas']['ColumnSetting'];

const UNTOUCHED: ColumnSetting = { columns: [], density: 'normal' };

/** Cách bày cột: what an account has chosen for a list, on whatever machine it signs in. */
export const columnSettingHandlers = {
  getColumnSetting: async ({ path }, { tenant, account }) => {
    const row = await tenant((tx) =>
      tx
        .selectFrom('column_settings')
        .select(['columns', 'density'])
        .where('user_id', '=', account.user_id)
        .where('type', '=', path.type)
        .executeTakeFirst(),
    );
    // Only updateColumnSetting writes the table, and the description has judged what it was given.
    return { column_setting: (row as ColumnSetting | undefined) ?? UNTOUCHED };
  },
  updateColumnSetting: async ({ path, body }, { tenant, account }) => {
    const { density } = body.column_setting;
    const columns = JSON.stringify(body.column_setting.columns);
    const { tenant_id, user_id } = account;
    await tenant((tx) =>
      tx
        .insertInto('column_settings')
        .values({ tenant_id, user_id, type: path.type, columns, density })
        .onConflict((conflict) =>
          conflict.columns(['tenant_id', 'user_id', 'type']).doUpdateSet({ columns, density }),
        )
        .execute(),
    );
    return { column_setting: body.column_setting };
  },
} satisfies Pick<Handlers, 'getColumnSetting' | 'updateColumnSetting'>;
