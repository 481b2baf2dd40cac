import type { MovementLetter } from '#domain/invoice/movement/movement-fields.table.ts';
import { DAY_MS } from '#domain/vietnam-time.ts';
import type { components } from '#generated/types.ts';
import type { Db } from '#server/context.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import {
  readCatalogue,
  sendDraft,
  writeDraft,
  type Catalogue,
  type DemoInvoices,
  type Fate,
} from './demo-invoices.ts';
import { pick, type Random } from './random.ts';

type InvoiceInput = components['schemas']['InvoiceInput'];

type PlannedNote = { at: string; letter: MovementLetter; fate: Fate };

/** So many days before the present, oldest first. */
const NOTES: readonly { back: number; letter: MovementLetter; fate: Fate }[] = [
  { back: 16, letter: 'N', fate: 'coded' },
  { back: 12, letter: 'B', fate: 'coded' },
  { back: 9, letter: 'N', fate: 'coded' },
  { back: 5, letter: 'B', fate: 'coded' },
  { back: 2, letter: 'N', fate: 'coded' },
  { back: 1, letter: 'N', fate: 'draft' },
];

/** When the notes were written; none before the year of their series begins. */
export function demoNotePlan(now_ms: number, today: string): PlannedNote[] {
  const year_begins = Date.parse(`${today.slice(0, 4)}-01-01T00:00:00+07:00`);
  return NOTES.map(({ back, letter, fate }) => {
    const at = Math.min(now_ms - 60_000, Math.max(year_begins, now_ms - back * DAY_MS));
    return { at: new Date(at).toISOString(), letter, fate };
  });
}

/** Goods on their way between the company's warehouses and to its agents, sent by the product's own code. */
export async function issueDemoNotes(demo: DemoInvoices, since: string): Promise<void> {
  const { db, account, clock, now_ms, random } = demo;
  const today = vietnamDate(now_ms);
  const series = await giveNoteSeries(db, account.tenant_id, today, since);
  const catalogue = await readCatalogue(demo);
  for (const { at, letter, fate } of demoNotePlan(now_ms, today)) {
    clock.set(at);
    const note = demoNote(random, catalogue, letter, clock.today());
    await sendDraft(demo, await writeDraft(demo, { ...note, template_id: series[letter] }), fate);
  }
  clock.set(new Date(now_ms).toISOString());
}

const WAREHOUSE = 'Kho Hòa Khánh, đường số 4, phường Hòa Khánh, thành phố Đà Nẵng';
const SHOPS = [
  { name: 'Cửa hàng Sơn Trà', address: 'Số 210 đường Ngô Quyền, phường Sơn Trà, thành phố Đà Nẵng' },
  { name: 'Cửa hàng Hội An', address: 'Số 31 đường Trần Hưng Đạo, phường Hội An, thành phố Đà Nẵng' },
];
const DRIVERS = [
  { carrier: 'Phan Văn Tám', vehicle: 'Xe tải 43C-482.19' },
  { carrier: 'Đỗ Minh Khoa', vehicle: 'Xe tải 43C-118.06' },
];
const GOODS = 3;
const LOADS = [5, 10, 20, 50];

/** What a note says: goods for a shop of the company's own without prices, or for an agent with them. */
export function demoNote(
  random: Random,
  { customers, products }: Catalogue,
  letter: MovementLetter,
  issued_on: string,
): InvoiceInput {
  const goods = Array.from({ length: GOODS }, () => pick(random, products));
  const agent = pick(random, customers);
  const shop = pick(random, SHOPS);
  const way = { from_address: WAREHOUSE, handed_out_by: 'Lê Thị Ngọc Bích', ...pick(random, DRIVERS) };
  const year = issued_on.slice(0, 4);
  return {
    issued_on,
    payment_method: 'TM/CK',
    currency: 'VND',
    lines: goods.map(({ id, code, name, unit, unit_price }) => ({
      kind: 'goods',
      product_id: id,
      code,
      name,
      unit,
      quantity: String(pick(random, LOADS)),
      unit_price: letter === 'B' ? unit_price : null,
    })),
    ...(letter === 'B'
      ? {
          customer_id: agent.id,
          buyer_code: agent.code,
          buyer_name: agent.name,
          buyer_tax_code: agent.tax_code,
          buyer_address: agent.address,
          movement: { ...way, contract_no: `HĐĐL 08/${year}`, contract_on: `${year}-01-01` },
        }
      : {
          buyer_name: shop.name,
          buyer_address: shop.address,
          movement: { ...way, order: `LĐĐ ngày ${dayText(issued_on)} của Giám đốc, về việc bổ sung hàng` },
        }),
  };
}

function dayText(day: string): string {
  return day.split('-').toReversed().join('/');
}

async function giveNoteSeries(
  db: Db,
  tenant_id: number,
  today: string,
  created_on: string,
): Promise<Record<MovementLetter, number>> {
  const give = (letter: MovementLetter, name: string): Promise<number> =>
    inTenant(db, tenant_id, async (tx) => {
      const series = { tenant_id, form_no: '6', symbol: `C${today.slice(2, 4)}${letter}AA` };
      await tx.insertInto('series').values(series).execute();
      const look = { layout: 'modern', accent_color: '#0f7a45', is_default: false, status: 'active' };
      const template = { ...series, ...look, name, created_on };
      return (await tx.insertInto('templates').values(template).returning('id').executeTakeFirstOrThrow()).id;
    });
  return {
    N: await give('N', 'Phiếu xuất kho vận chuyển nội bộ'),
    B: await give('B', 'Phiếu xuất kho gửi bán đại lý'),
  };
}
