import { adjustingLines, type RightLine } from '#domain/invoice/lines/adjusting-lines.ts';
import type { CorrectionMethod } from '#domain/rules/corrections/correction-reasons.table.ts';
import { barToDiscount, barToSeveral, buyerKey } from '#domain/rules/corrections/several-invoices.table.ts';
import { rightedLines } from '#domain/statements/right-lines.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { storedMoneyOptions, type InvoiceRow } from '#server/modules/invoices/index.ts';
import { failure } from '#server/platform/http/failure.ts';
import type { Target } from './target.ts';

type Lines = components['schemas']['InvoiceInput']['lines'];

/** An invoice of a list 01/BK-ĐCTT, with what its lines should have said. */
type Listed = { invoice_id: number; right_lines: readonly RightLine[] };

/** The invoices of the list that a statement is, in its order; null of a statement about one invoice, or of none. */
export async function listedIn(tx: Tx, statement_id: number | null): Promise<readonly Listed[] | null> {
  if (statement_id === null) return null;
  const statement = await tx
    .selectFrom('statements')
    .select(['invoice_id', 'right_lines', 'listed', 'further'])
    .where('id', '=', statement_id)
    .executeTakeFirst();
  const others = othersOf(statement?.listed);
  if (statement === undefined || others.length === 0) return null;
  const { invoice_id, right_lines } = statement;
  // The module of statements alone writes them.
  const further = statement.further as unknown as { right_lines: RightLine[] }[];
  return [
    { invoice_id, right_lines: right_lines as RightLine[] },
    ...others.map((one, at) => ({ ...one, right_lines: further[at]?.right_lines ?? [] })),
  ];
}

/** The invoices of a list beside its first; the module of statements alone writes them. */
export function othersOf(listed: unknown): readonly Pick<Listed, 'invoice_id'>[] {
  return (listed ?? []) as readonly Pick<Listed, 'invoice_id'>[];
}

/** Failure: 422 not_one_list with the reason for invoices that one invoice cannot put right by a list 01/BK-ĐCTT, or discount by a list of the seller's. */
export function refuseUnlistable(
  invoices: readonly InvoiceRow[],
  today: string,
  kind: 'corrections' | 'discount' = 'corrections',
): void {
  const barTo = kind === 'discount' ? barToDiscount : barToSeveral;
  const bar = barTo(
    invoices.map((row) => {
      const { price_includes_tax, invoice_discount } = storedMoneyOptions(row);
      return { ...row, buyer: buyerKey(row), price_includes_tax, discounted: invoice_discount !== null };
    }),
    today,
  );
  if (bar !== null) throw failure(422, 'not_one_list', bar.words, ['further_ids']);
}

/** The lines of the new invoice: those of all invoices as they should have been, or what they change by. */
export async function linesOfList(
  targets: readonly Target[],
  listed: readonly Listed[],
  method: CorrectionMethod,
  today: string,
): Promise<Lines> {
  const all: Lines = [];
  for (const target of targets) {
    const { lines } = await target.input(today);
    const right = listed.find(({ invoice_id }) => invoice_id === target.ref.target_id)?.right_lines ?? [];
    all.push(...(method === 'replace' ? rightedLines(lines, right) : adjustingLines(lines, right)));
  }
  if (all.length === 0)
    throw failure(
      422,
      'list_changes_nothing',
      'Bảng kê không ghi dòng nào khác trước nên không có gì để điều chỉnh. Lập bảng kê khác và ghi số đúng.',
      ['statement_id'],
    );
  return all;
}
