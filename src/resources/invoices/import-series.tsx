import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isOfRegister } from '#domain/invoice/register-code.ts';
import { seriesShown } from '#domain/invoice/shown-name.ts';
import { useListInvoiceCalculatingMachines } from '#generated/client/invoice-calculating-machines/invoice-calculating-machines.ts';
import { useListTemplates } from '#generated/client/templates/templates.ts';
import { useMay } from '#src/providers/account-context.ts';
import { today } from '#src/providers/today.ts';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import type { ImportChoiceProps } from '#src/views/screen.ts';
import { imports } from '#src/wording/imports.ts';
import { REGISTER_PARAMETER } from './register-parameter.ts';

/** Templates that are offered. */
const most = 100;

/** The series of invoices of a file that name none: chosen among the templates, or typed by who may not see those. */
export function ImportSeries(props: ImportChoiceProps) {
  const sees = useMay()('listTemplates');
  return sees ? <ChosenSeries {...props} /> : <TypedSeries {...props} />;
}

/**
 * Begun from the list of cash-register invoices it is one of theirs: the only one of this year by itself, else a person says which; ''
 * until then.
 */
function ChosenSeries({ value, onChange }: ImportChoiceProps) {
  const [search] = useSearchParams();
  const isForRegister = search.has(REGISTER_PARAMETER);
  const { data } = useListTemplates({ status: 'active', limit: most, sort: 'symbol' });
  const year = today().slice(2, 4);
  const inForce = data?.filter(({ symbol }) => symbol.slice(1, 3) === year) ?? [];
  const offered = inForce.filter((one) => !isForRegister || isOfRegister(one));
  const [only, ...others] = offered.map(({ form_no, symbol }) => `${form_no}${symbol}`);
  const wanted = others.length > 0 ? '' : only;
  const begin = useEffectEvent((series: string) => {
    if (value === null) onChange(series);
  });
  useEffect(() => {
    if (isForRegister && wanted !== undefined) begin(wanted);
  }, [isForRegister, wanted]);
  if (only === undefined) return null;
  return (
    <SelectField
      label={imports.usualSeries}
      hint={isForRegister ? imports.usualSeriesOfRegister : imports.usualSeriesHint}
      required={isForRegister}
      value={value ?? ''}
      onChange={(series) => onChange(series === '' && !isForRegister ? null : series)}
      choices={offered.map(({ form_no, symbol, name }) => ({
        value: `${form_no}${symbol}`,
        label: `${form_no}${symbol} · ${name}`,
      }))}
      {...(isForRegister && wanted !== ''
        ? {}
        : { emptyLabel: isForRegister ? imports.chooseSeries : imports.offeredSeries })}
    />
  );
}

/** Of a cash register it begins with that of the newest invoice of one, where those may be seen; '' while what is typed is no series. */
function TypedSeries({ value, onChange }: ImportChoiceProps) {
  const [search] = useSearchParams();
  const isForRegister = search.has(REGISTER_PARAMETER);
  const looks = useMay()('listInvoiceCalculatingMachines') && isForRegister;
  const { data: [newest] = [], isFetching } = useListInvoiceCalculatingMachines(
    { limit: 1, sort: '-issued_on' },
    { query: { enabled: looks } },
  );
  const [typed, setTyped] = useState(value);
  const meansOf = (text: string): string | null => {
    if (text === '') return isForRegister ? '' : null;
    const series = text.length === LETTERS ? seriesShown(text) : null;
    return series !== null && (!isForRegister || isOfRegister(series)) ? text : '';
  };
  const type = (text: string) => {
    const series = text.trim().toUpperCase();
    setTyped(series);
    onChange(meansOf(series));
  };
  const isOfYear = newest?.symbol.slice(1, 3) === today().slice(2, 4);
  const usual = newest !== undefined && isOfYear ? `${newest.form_no}${newest.symbol}` : '';
  const begin = useEffectEvent(() => {
    if (value === null) onChange(meansOf(usual));
  });
  useEffect(() => {
    if (isForRegister && !isFetching) begin();
  }, [isForRegister, isFetching]);
  const shown = typed ?? usual;
  const isWrong = shown !== '' && meansOf(shown) === '';
  return (
    <TextField
      label={imports.usualSeries}
      hint={isForRegister ? imports.typedSeriesOfRegister : imports.typedSeries}
      required={isForRegister}
      value={shown}
      onChange={type}
      autoComplete="off"
      spellCheck={false}
      {...(isWrong && { error: isForRegister ? imports.noSeriesOfRegister : imports.noSeries })}
    />
  );
}

/** Of a form and a symbol: 1C26MAA. */
const LETTERS = 7;
