import { MOVEMENT_FIELD_NAMES, movementField } from '#domain/invoice/movement/movement-fields.table.ts';
import { worthOfLines } from '#domain/money/invoice-amounts.ts';
import { Money } from '#src/ui/display/money.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { Card, Facts } from '#src/ui/layout/card.tsx';
import { currencyUnit } from '#src/ui/format/number.ts';
import { movementWords } from '#src/wording/desk/movement.ts';
import type { Invoice } from '../editor/draft/draft.ts';

/** What the goods of a phiếu xuất kho are worth. */
export function MovementWorth({ invoice }: { invoice: Invoice }) {
  return (
    <Card order={3}>
      <div className="invoice__label">{movementWords.goodsSum}</div>
      <Money
        amount={worthOfLines(invoice.written_lines)}
        unit={currencyUnit(invoice.currency)}
        weight="bold"
        size="display"
      />
    </Card>
  );
}

/** How its goods go, as it says it. */
export function MovementFacts({ invoice }: { invoice: Invoice }) {
  const { movement, buyer_name, buyer_tax_code, buyer_address, buyer_email } = invoice;
  const fieldsOf = (side: 'from' | 'to') =>
    MOVEMENT_FIELD_NAMES.filter((field) => movementField(field).editor.side === side).map((field) => {
      const value = movement?.[field] ?? null;
      const isDay = movementField(field).editor.date === true;
      return { term: movementWords[field], value: value !== null && isDay ? formatDate(value) : value };
    });
  const facts = [
    ...fieldsOf('from'),
    { term: movementWords.buyer_name, value: buyer_name },
    { term: movementWords.buyer_tax_code, value: buyer_tax_code },
    { term: movementWords.buyer_address, value: buyer_address },
    ...fieldsOf('to'),
    { term: movementWords.buyer_email, value: buyer_email },
  ];
  return (
    <Card order={4} title={movementWords.title}>
      <Facts facts={facts.filter(({ value }) => value !== null)} />
    </Card>
  );
}
