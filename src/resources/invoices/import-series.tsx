import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { isOfRegister } from '#domain/invoice/register-code.ts';
import { useListTemplates } from '#generated/client/templates/templates.ts';
import { useMay } from '#src/providers/account-context.ts';
import { today } from '#src/providers/today.ts';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import type { ImportChoiceProps } from '#src/views/screen.ts';
import { imports } from '#src/wording/imports.ts';
import { REGISTER_PARAMETER } from './register-parameter.ts';

/** Templates that are offered. */
const most = 100;

/**
 * The series of invoices of a file that name none. Begun from the list of cash-register invoices it is one of theirs: the only one of this
 * year by itself, else a person says which; '' until then.
 */
export function ImportSeries({ value, onChange }: ImportChoiceProps) {
  const [search] = useSearchParams();
  const isForRegister = search.has(REGISTER_PARAMETER);
  const sees = useMay()('listTemplates');
  const { data } = useListTemplates(
    { status: 'active', limit: most, sort: 'symbol' },
    { query: { enabled: sees } },
  );
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
