import type { InvoiceContent, InvoiceSeller } from '#domain/invoice/content.ts';
import { sellerOf, invoiceFromInput } from '#domain/invoice/invoice-from-input.ts';
import type { RelatedInvoice } from '#domain/invoice/particulars.ts';
import type { NumberStyle } from '#domain/numbers/number-style.ts';
import { wholeDesign, type PrintDesign, type PrintLayout } from '#domain/print/design.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import {
  extrasOf,
  feesOf,
  movementOf,
  placeOf,
  specialOf,
  storedFaultItems,
  storedDigits,
  storedMoneyOptions,
  linesOf,
  type InvoiceRow,
  type StoredSettings,
  type LineRow,
} from '#server/modules/invoices/index.ts';
import { readNumberStyle } from '#server/modules/tenant-settings/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { Failure } from '#server/platform/http/failure.ts';

type LineInput = components['schemas']['InvoiceLineInput'];

/** The invoice as it is in the tables, as the law code reads it. */
export async function storedContent(tx: Tx, row: InvoiceRow): Promise<InvoiceContent> {
  return contentFrom(row, await linesOf(tx, row.id), sellerIn(await sellersOf(tx, [row]), row));
}

/** Failure: 422 where part of it cannot be read. */
export function contentFrom(
  row: InvoiceRow,
  lines: readonly LineRow[],
  seller: InvoiceSeller,
): InvoiceContent {
  const faults = storedFaultItems(row, lines);
  if (faults.length > 0) throw new Failure(422, faults);
  const kinds = lines.map((line) => ({
    ...line,
    kind: line.kind as LineInput['kind'],
    special: specialOf(line),
    extras: extrasOf(line),
  }));
  const input = {
    ...row,
    fees: feesOf(row),
    buyer_place: placeOf(row),
    movement: movementOf(row),
    extras: extrasOf(row),
    lines: kinds,
  };
  // The module of invoices alone writes it.
  const related = row.related as RelatedInvoice | null;
  return invoiceFromInput(input, row, seller, row.number, related);
}

/** How an invoice is printed, and how its amounts are computed: frozen beside its content when it is sealed. */
export type Design = {
  layout: PrintLayout;
  accent_color: string | null;
  number_style: NumberStyle;
  /** Left out of invoices sealed before templates had designs. */
  print?: PrintDesign;
} & StoredSettings;

/** Who sells by these invoices today, by the ids of their templates: the company, where the series of each is written. */
export async function sellersOf(
  tx: Tx,
  rows: readonly Pick<InvoiceRow, 'template_id'>[],
): Promise<ReadonlyMap<number, InvoiceSeller>> {
  const company = await readTenant(tx);
  const ids = [...new Set(rows.map(({ template_id }) => template_id))];
  const templates = ids.length === 0 ? [] : await selectPlaces(tx, ids);
  return new Map(templates.map((template) => [template.id, sellerOf(company, template)]));
}

export function sellerIn(
  sellers: ReadonlyMap<number, InvoiceSeller>,
  { id, template_id }: Pick<InvoiceRow, 'id' | 'template_id'>,
): InvoiceSeller {
  const seller = sellers.get(template_id);
  if (seller === undefined) throw new Error(`no template ${template_id} of invoice ${id}`);
  return seller;
}

function selectPlaces(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom('templates')
    .select(['id', 'location_code', 'location_name', 'location_address'])
    .where('id', 'in', [...ids])
    .execute();
}

/** The designs these invoices have today, by their ids. */
export async function designsOf(tx: Tx, rows: readonly InvoiceRow[]): Promise<ReadonlyMap<number, Design>> {
  if (rows.length === 0) return new Map();
  const templates = await tx
    .selectFrom('templates')
    .select(['id', 'layout', 'accent_color', 'design'])
    .where('id', 'in', [...new Set(rows.map(({ template_id }) => template_id))])
    .execute();
  const number_style = await readNumberStyle(tx);
  return new Map(
    rows.map((row) => {
      const template = templates.find(({ id }) => id === row.template_id);
      if (template === undefined) throw new Error(`no template ${row.template_id} of invoice ${row.id}`);
      return [
        row.id,
        {
          layout: template.layout as PrintLayout,
          accent_color: template.accent_color,
          print: wholeDesign(template.design as Partial<PrintDesign> | null),
          number_style,
          decimal_digits: storedDigits(row),
          money_options: storedMoneyOptions(row),
        },
      ];
    }),
  );
}

export async function designOf(tx: Tx, row: InvoiceRow): Promise<Design> {
  return designIn(await designsOf(tx, [row]), row);
}

export function designIn(designs: ReadonlyMap<number, Design>, { id }: Pick<InvoiceRow, 'id'>): Design {
  const design = designs.get(id);
  if (design === undefined) throw new Error(`no design of invoice ${id}`);
  return design;
}
