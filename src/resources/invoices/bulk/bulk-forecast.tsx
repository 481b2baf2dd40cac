import { numberText } from '#domain/invoice/shown-name.ts';
import type { components } from '#generated/types.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Checkbox } from '#src/ui/field/choice/choice-controls.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { nothing } from '#src/ui/format/number.ts';
import { bulkPublishWords } from '#src/wording/bulk-publish.ts';
import './bulk.css';
import type { InvoiceRow } from './bulk-tally.ts';

type Forecast = components['schemas']['PublicationForecast'];

const isLate = ({ warnings }: Forecast) => warnings.length > 0;

/** The numbers there will be when those that have to be confirmed are left out: the ones after them move up. */
export function withoutLate(forecasts: readonly Forecast[], rows: readonly InvoiceRow[]): Forecast[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const left = new Map<string, number>();
  return forecasts.map((one) => {
    const row = byId.get(one.invoice_id);
    if (row === undefined || row.number !== null) return one;
    const series = row.form_no + row.symbol;
    const before = left.get(series) ?? 0;
    if (isLate(one)) left.set(series, before + 1);
    return isLate(one) ? one : { ...one, expected_number: one.expected_number - before };
  });
}

type BulkForecastProps = {
  rows: readonly InvoiceRow[];
  forecasts: readonly Forecast[];
  confirmed: boolean;
  onConfirm: (confirmed: boolean) => void;
};

/** What each of them is expected to get, those that have to be confirmed first and with the reason. */
export function BulkForecast({ rows, forecasts, confirmed, onConfirm }: BulkForecastProps) {
  const shown = confirmed ? forecasts : withoutLate(forecasts, rows);
  const late = shown.filter(isLate);
  const sorted = [...late, ...shown.filter((one) => !isLate(one))];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (
    <div className="bulk-progress bulk-forecast">
      {late.length > 0 && (
        <>
          <Banner tone="warning" title={bulkPublishWords.late(late.length)}>
            {bulkPublishWords.lateNote}
          </Banner>
          <Checkbox
            label={bulkPublishWords.confirmLate(late.length)}
            checked={confirmed}
            onChange={onConfirm}
          />
        </>
      )}
      <ul className="bulk-progress__rows" aria-label={bulkPublishWords.forecast} tabIndex={0}>
        {sorted.map(({ invoice_id, issued_on, line_count, expected_number, warnings }) => {
          const row = byId.get(invoice_id);
          const facts = [
            formatDate(issued_on),
            bulkPublishWords.lineCount(line_count),
            ...(warnings.length === 0 || confirmed
              ? [bulkPublishWords.expected(numberText(expected_number))]
              : []),
          ];
          return (
            <li key={invoice_id}>
              <span>
                {row?.buyer_name ?? row?.buyer_person ?? nothing}
                <small>{`${row ? `${row.form_no}${row.symbol} · ` : ''}${facts.join(' · ')}`}</small>
              </span>
              {warnings.length > 0 && <Badge tone="warning">{bulkPublishWords.needsConfirming}</Badge>}
              {warnings.length > 0 && (
                <p className="bulk-forecast__why">{warnings.map(({ message }) => message).join(' ')}</p>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
