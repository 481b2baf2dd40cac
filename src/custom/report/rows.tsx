import { numberText } from '#domain/invoice/shown-name.ts';
import { add, decimalText, parseDecimal, ZERO } from '#domain/money/decimal.ts';
import { useCan } from '#src/providers/account-context.ts';
import { hrefOf, routeOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { rateWordsOf } from '#src/views/values/choice-labels.ts';
import { reportWords as words } from '#src/wording/reports/reports.ts';

/** Where a table beside the menu has no room for every column. */
export const FEW_COLUMNS = '(max-width:1279.95px)';

type Reported = { invoice_id: number; series: string; number: number };

/** An invoice of a row, and the way to it for those who may see it. */
export function InvoiceCell({ invoice_id, series, number }: Reported) {
  const can = useCan();
  const name = `${series} ${numberText(number)}`;
  if (!can(routeOf('invoices.one').access)) return <>{name}</>;
  return <KitLink href={hrefOf('invoices.one', invoice_id)}>{name}</KitLink>;
}

/** What an invoice corrects; '' of one that corrects none. */
export function noteOf({
  nature,
  corrected_number,
}: {
  nature: string;
  corrected_number: string | null;
}): string {
  const what = nature === 'adjust' || nature === 'replace' ? words.notes[nature] : '';
  if (what === '' || corrected_number === null) return what;
  const digits = /^\d+$/.test(corrected_number);
  return words.noteOf(what, digits ? numberText(Number(corrected_number)) : corrected_number);
}

export function rateName(rate: string | null): string {
  if (rate === null) return words.withoutVatRate;
  return rateWordsOf(rate);
}

type Amounts = { revenue: string | null; vat: string | null };

function sumsOf(rows: readonly Amounts[]): { revenue: string; vat: string } {
  const sum = (key: keyof Amounts) =>
    decimalText(rows.map((row) => parseDecimal(row[key] ?? '0')).reduce(add, ZERO));
  return { revenue: sum('revenue'), vat: sum('vat') };
}

type AmountCellsProps = Amounts & {
  /** Where a phone shows the revenue bare, below its heading, its name is there for who hears the page. */
  named?: boolean;
};

/** The two amounts of a row or of a total, as cells. */
export function AmountCells({ revenue, vat, named = false }: AmountCellsProps) {
  return (
    <>
      <td className="k-cell--end" data-column="revenue" data-label={words.columns.revenue}>
        {named && <span className="report__heard">{words.columns.revenue} </span>}
        <Money amount={revenue} unit={false} />
      </td>
      <td className="k-cell--end" data-column="vat" data-label={words.columns.vat}>
        <Money amount={vat} unit={false} />
      </td>
    </>
  );
}

type TotalRowsProps = {
  /** Of this page. */
  rows: readonly Amounts[];
  /** Of the whole report. */
  figures: { revenue: string; vat: string; invoices: number };
  /** Columns before the amounts. */
  span: number;
  /** Whether a column of notes is behind them. */
  noted: boolean;
};

/** The amounts of a page and of the whole report. */
export function TotalRows({ rows, figures, span, noted }: TotalRowsProps) {
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={span}>
          {words.page(formatCount(rows.length))}
        </th>
        <AmountCells {...sumsOf(rows)} />
        {noted && <td />}
      </tr>
      <tr className="report__all">
        <th scope="row" colSpan={span}>
          {words.all(formatCount(figures.invoices))}
        </th>
        <AmountCells {...figures} />
        {noted && <td />}
      </tr>
    </tfoot>
  );
}
