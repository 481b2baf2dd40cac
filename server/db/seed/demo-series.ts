import type { Db } from '#server/context.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';

/** The coded series and the one of the cash register, for the year of today. Answers the id of the coded one. */
export async function giveSeries(db: Db, tenant_id: number, year: string, now: string): Promise<number> {
  const common = { tenant_id, form_no: '1', layout: 'modern', status: 'active', created_on: now };
  const digits = year.slice(2, 4);
  return inTenant(db, tenant_id, async (tx) => {
    const coded = {
      ...common,
      name: 'Hóa đơn GTGT có mã',
      symbol: `C${digits}TAA`,
      accent_color: '#1b54d0',
      is_default: true,
    };
    const cash = {
      ...common,
      name: 'Hóa đơn từ máy tính tiền',
      symbol: `C${digits}MAA`,
      accent_color: '#0f7a45',
      is_default: false,
    };
    for (const { symbol, form_no } of [coded, cash])
      await tx.insertInto('series').values({ tenant_id, form_no, symbol }).execute();
    const rows = await tx.insertInto('templates').values([coded, cash]).returning(['id', 'symbol']).execute();
    const row = rows.find((one) => one.symbol === coded.symbol);
    if (row === undefined) throw new Error('the coded series was not made');
    return row.id;
  });
}
