import type { components } from '#generated/types.ts';
import { media } from '#src/theme/tokens.ts';
import { formatDate } from '#src/ui/format/date.ts';
import { formatCount, formatNumber } from '#src/ui/format/number.ts';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { extrasText } from '#src/views/values/extra-text.ts';
import { reportWords as words } from '#src/wording/reports/reports.ts';
import { reportTitles } from '#src/wording/record-lists.ts';
import { Fragment, type ReactNode } from 'react';
import { AmountCells, FEW_COLUMNS, InvoiceCell, noteOf, rateName, TotalRows } from './rows.tsx';

type Report = components['schemas']['InvoiceDetailReport'];

const NUMERIC: readonly string[] = ['quantity', 'price', 'revenue', 'vat'];
const LEADING = [
  'place',
  'number',
  'issuedOn',
  'buyer',
  'goods',
  'unit',
  'quantity',
  'price',
  'rate',
] as const;
/** The columns that a person may leave out. */
export const LINE_CHOICE = [
  ...LEADING.filter((key) => key !== 'number'),
  'extras' as const,
  'note' as const,
].map((key) => ({
  key,
  label: words.columns[key],
}));

type LinesTableProps = { report: Report; hidden: readonly string[] };

/** Said in another cell of the line there: the day under the number, how much under the goods. */
const TOLD_WITHIN: readonly string[] = ['place', 'issuedOn', 'unit', 'quantity', 'price'];

export function LinesTable({ report: { figures, rows }, hidden }: LinesTableProps) {
  const isPhone = useMediaQuery(media.sheetNavigation);
  // A phone has its own cards.
  const isBrief = useMediaQuery(FEW_COLUMNS) && !isPhone;
  const leading = LEADING.filter((key) => !hidden.includes(key) && !(isBrief && TOLD_WITHIN.includes(key)));
  const noted = !hidden.includes('note');
  const stated = (row: Row) =>
    row.extras.length > 0 && !hidden.includes('extras') ? extrasText(row.extras) : null;
  const heads = [...leading, 'revenue' as const, 'vat' as const, ...(noted ? (['note'] as const) : [])];
  // What a line states in fields of the company's own begins under its goods: columns of them would push the amounts out of sight.
  const before = Math.max(0, leading.indexOf('goods'));
  return (
    <div className="k-table-frame" tabIndex={0} role="region" aria-label={reportTitles.details}>
      <table className={`report__table report__table--lines ${isBrief ? 'report__table--brief' : ''}`}>
        <caption className="k-visually-hidden">{reportTitles.details}</caption>
        <thead>
          <tr>
            {heads.map((key) => (
              <th key={key} scope="col" className={endOf(key)}>
                {words.columns[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.place}>
              <tr>
                {leading.map((key) => (
                  <td
                    key={key}
                    data-column={key}
                    data-label={words.columns[key]}
                    className={endOf(key)}
                    title={titleOf(row, key)}
                  >
                    {cellOf(row, key)}
                    {(isBrief || isPhone) && key === 'goods' && stated(row) !== null && (
                      <small className="report__stated">{stated(row)}</small>
                    )}
                    {isBrief && <Within {...{ row, column: key, hidden }} />}
                  </td>
                ))}
                <AmountCells {...row} />
                {noted && <td>{noteOf(row)}</td>}
              </tr>
              {!isBrief && !isPhone && stated(row) !== null && (
                <tr className="report__stated">
                  {before > 0 && <td colSpan={before} />}
                  <td colSpan={heads.length - before}>{stated(row)}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
        <TotalRows {...{ rows, figures, noted }} span={leading.length} />
      </table>
    </div>
  );
}

type Row = Report['rows'][number];
type Leading = (typeof LEADING)[number];

const endOf = (key: string): string | undefined => (NUMERIC.includes(key) ? 'k-cell--end' : undefined);

const goodsOf = ({ kind, name }: Row): string =>
  kind === 'invoice_discount' ? words.invoiceDiscount : (name ?? '');

/** In full where the column is too narrow, or says it in short. */
function titleOf(row: Row, key: Leading): string | undefined {
  if (key === 'buyer') return row.buyer_name ?? undefined;
  if (key === 'goods') return goodsOf(row);
  return key === 'rate' ? rateName(row.vat_rate) : undefined;
}

/** What a line says in a column that has no room of its own, under the one it belongs to. */
function Within({ row, column, hidden }: { row: Row; column: Leading; hidden: readonly string[] }) {
  const told = (key: Leading) => (hidden.includes(key) ? null : cellOf(row, key));
  if (column === 'number') return <small>{told('issuedOn')}</small>;
  if (column !== 'goods') return null;
  const many = [told('quantity'), told('unit')].filter(Boolean).join(' ');
  return <small>{[many, told('price')].filter(Boolean).join(' × ')}</small>;
}

function cellOf(row: Row, key: Leading): ReactNode {
  if (key === 'number') return <InvoiceCell {...row} />;
  const price = row.unit_price === null ? '' : formatNumber(row.unit_price);
  return {
    place: formatCount(row.place),
    issuedOn: formatDate(row.issued_on),
    buyer: row.buyer_name,
    goods: goodsOf(row),
    unit: row.unit,
    quantity: row.quantity === null ? '' : formatNumber(row.quantity),
    price: price !== '' && row.currency !== 'VND' ? `${price} ${row.currency}` : price,
    rate: row.vat_rate,
  }[key];
}
