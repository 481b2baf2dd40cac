import type { StatementContent, StatementLine } from '#domain/statements/content.ts';
import type { components } from '#generated/types.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { fieldAtPlace, inputFields } from '#src/views/form/form-values.ts';
import { hrefOf } from '#src/routes.ts';
import { pageTitles } from '#src/wording/record-lists.ts';

type Schemas = components['schemas'];
export type Statement = Schemas['Statement'];

export const descriptor = descriptorOf('statements');

/** Every field of the form. */
export const fields = inputFields(descriptor.form_fields);

/** A field of the statement, or of its lines by its own name (`right_lines.quantity`). */
export const fieldAt = (place: string) => fieldAtPlace(fields, place);

/** What each line should have said; as long as nothing was stated, what it says. Of a list those of every invoice. */
export function statedLines(
  { right_lines, further = [] }: Pick<Statement, 'right_lines' | 'further'>,
  content: StatementContent,
): Required<Pick<Statement, 'right_lines' | 'further'>> {
  return {
    right_lines: rightLines(right_lines, content),
    further: (content.further ?? []).map((invoice, at) => ({
      right_lines: rightLines(further[at]?.right_lines ?? [], invoice),
    })),
  };
}

function rightLines(
  stated: Statement['right_lines'],
  { lines_before }: Pick<StatementContent, 'lines_before'>,
): Statement['right_lines'] {
  return lines_before.map((line, at) => ({
    ...{ quantity: line.quantity, unit_price: line.unit_price, vat_rate: line.vat_rate },
    ...(isStatedAlone(line) && { amount: line.amount }),
    ...stated[at],
  }));
}

/** Whether a line states its amount without quantity and price. A discount does so too, with a minus before it, and is not put right. */
export function isStatedAlone({ quantity, unit_price, amount }: StatementLine): boolean {
  return quantity === null && unit_price === null && amount !== null && !amount.startsWith('-');
}

/** The page of a statement is that of the invoices it leads to (specification, point 2). */
export function statementHref({ id, nature }: Pick<Statement, 'id' | 'nature'>): string {
  return hrefOf(nature === 'adjust' ? 'adjusted_invoices.statement' : 'replaced_invoices.statement', id);
}

/** `Biên bản thay thế 12/2026/BBTT`, `Bảng kê thay thế 13/2026/BKTT`. */
export function statementName({
  nature,
  label,
  listed,
}: Pick<Statement, 'nature' | 'label' | 'listed'>): string {
  const titles = listed.length > 0 ? pageTitles.lists : pageTitles.statements;
  return `${titles[nature]} ${label}`;
}
