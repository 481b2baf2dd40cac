import { vatRatesOn } from '#domain/rules/tax/vat-rates.ts';
import { today } from '#src/providers/today.ts';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import type { DateRange } from '#src/ui/field/date/date-presets.ts';
import { Checkbox } from '#src/ui/field/choice/choice-controls.tsx';
import { DateRangeField } from '#src/ui/field/date/date-range-field.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { Popover } from '#src/ui/overlay/popover.tsx';
import { useTyped } from '#src/views/list/use-typed.ts';
import { reportWords as words } from '#src/wording/reports/reports.ts';
import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs';
import { useState } from 'react';
import { isReportDay, type ReportFilter } from './report-state.ts';
import { rateName } from './rows.tsx';
import type { ReportView } from './use-report.ts';

/** A column that may be left out. */
export type OptionalColumn = { key: string; label: string };

type ReportToolsProps = {
  view: ReportView;
  filters: readonly (keyof ReportFilter)[];
  columns: readonly OptionalColumn[];
};

/** What a report shows: its period, its filters, its columns. */
export function ReportTools({ view, filters, columns }: ReportToolsProps) {
  const { state, show } = view;
  const { filter, hidden } = state;
  const put = (name: keyof ReportFilter) => (value: string) => show({ filter: { ...filter, [name]: value } });
  return (
    <div className="report__tools">
      <PeriodField period={state.period} onPeriod={(period) => show({ period })} />
      {filters.includes('series') && (
        <FilterText label={words.filters.series} value={filter.series} onPut={put('series')} max={10} />
      )}
      {filters.includes('buyer') && (
        <FilterText label={words.filters.buyer} value={filter.buyer} onPut={put('buyer')} max={100} />
      )}
      {filters.includes('vat_rate') && (
        <SelectField
          label={words.filters.vat_rate}
          value={filter.vat_rate}
          onChange={put('vat_rate')}
          choices={rateChoices(filter.vat_rate)}
          emptyLabel={words.filters.anyRate}
        />
      )}
      {columns.length > 0 && (
        <ColumnChoice columns={columns} hidden={hidden} onChange={(next) => show({ hidden: next })} />
      )}
    </div>
  );
}

/** The rates of today, without one, and the one of the address, which may be of another day. */
function rateChoices(chosen: string): { value: string; label: string }[] {
  const rates = vatRatesOn(today()).map(({ rate }) => rate);
  const named = new Set([...rates.filter((rate) => rate !== 'KHAC'), chosen]);
  named.delete('');
  named.delete('none');
  return [
    ...[...named].map((rate) => ({ value: rate, label: rateName(rate) })),
    { value: 'none', label: words.withoutVatRate },
  ];
}

type FilterTextProps = { label: string; value: string; onPut: (value: string) => void; max: number };

function FilterText({ label, value, onPut, max }: FilterTextProps) {
  const { text, type, now } = useTyped(value, onPut);
  return (
    <TextField
      label={label}
      value={text}
      onChange={(next) => type(next.slice(0, max))}
      onBlur={now}
      onKeyDown={({ key }) => key === 'Enter' && now()}
      autoComplete="off"
    />
  );
}

type PeriodFieldProps = { period: DateRange; onPeriod: (period: DateRange) => void };

/**
 * A period that is half typed is not read, and a year that is (0202 on the way to 2026) is none; what is typed stays in its field. One that ends
 * before it begins is what the report is of, which then says so: the rows of the period before would seem to be its own.
 */
function PeriodField({ period, onPeriod }: PeriodFieldProps) {
  const [typed, setTyped] = useState(period);
  const shown = `${period.from} ${period.to}`;
  const [read, setRead] = useState(shown);
  // The address changed: by what was typed, or by going back.
  if (shown !== read) {
    setRead(shown);
    setTyped(period);
  }
  const change = (next: DateRange) => {
    setTyped(next);
    if (isReportDay(next.from) && isReportDay(next.to)) onPeriod(next);
  };
  return (
    <div className="report__period">
      <DateRangeField label={words.period} value={typed} onChange={change} today={today()} />
    </div>
  );
}

type ColumnChoiceProps = {
  columns: readonly OptionalColumn[];
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
};

/** Columns of the screen; files have all. */
function ColumnChoice({ columns, hidden, onChange }: ColumnChoiceProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        name={words.chooseColumns}
        icon={IconColumns}
        bordered
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Popover title={words.chooseColumns} anchor={anchor} onClose={() => setAnchor(null)}>
        <div className="report__columns">
          {columns.map(({ key, label }) => (
            <Checkbox
              key={key}
              label={label}
              checked={!hidden.includes(key)}
              onChange={(on) => onChange(on ? hidden.filter((one) => one !== key) : [...hidden, key])}
            />
          ))}
          <p>{words.columnsHint}</p>
        </div>
      </Popover>
    </>
  );
}
