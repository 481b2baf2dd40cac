import { movesGoods } from '#domain/invoice/movement/movement-fields.table.ts';
import { unpublishedProblems } from '#domain/fields/series-symbol.ts';
import { isFormDeclared, seriesNotInForce } from '#domain/registration/series-in-force.ts';
import type { SeriesUse } from '#domain/registration/series-in-force.ts';
import { useSeriesUse } from '#src/providers/series-uses.ts';
import { today } from '#src/providers/today.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { ChoiceInput } from '#src/views/form/inputs/choice-input.tsx';
import type { InputProps } from '#src/views/form/inputs/input-props.ts';
import { lineInput } from '#src/views/form/inputs/plain-inputs.tsx';
import { declaredWords } from '#src/wording/declared.ts';
import { refusalSentence } from '#src/wording/refusals.ts';
import { newYearWords } from '#src/wording/settings/new-year.ts';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import './series-inputs.css';

const Line = lineInput({ spellCheck: false, autoComplete: 'off' });
const symbolLength = 6;

/** The kind of invoice: those that no accepted declaration names say so. */
export function FormInput(props: InputProps) {
  const use = useSeriesUse();
  const { field } = props;
  const options = (field.options ?? []).map((option) =>
    !use || isFormDeclared(use, option.value, today())
      ? option
      : { ...option, label: declaredWords.undeclared(option.label) },
  );
  return <ChoiceInput {...props} field={{ ...field, options }} />;
}

/** A symbol of a form that may be issued by what is in force; null where either letter may, and where that is not known. */
export function exampleSymbol(use: SeriesUse | null | undefined, day: string, form_no = '1'): string | null {
  if (!use) return null;
  const { coded, coded_cash_register, uncoded, uncoded_cash_register } = use.invoice_modes;
  const isCoded = coded || coded_cash_register;
  if (isCoded === (uncoded || uncoded_cash_register)) return null;
  const ordinary = movesGoods({ form_no }) ? 'N' : 'T';
  const letter = (isCoded ? coded : uncoded) || movesGoods({ form_no }) ? ordinary : 'M';
  return `${isCoded ? 'C' : 'K'}${day.slice(2, 4)}${letter}AA`;
}

/** Which numbers the series has given and which comes next; nothing of a template that is not saved yet. */
function SeriesNumbers() {
  const last = useRecordContext<{ id: number; last_number?: number }>()?.last_number;
  if (last === undefined) return null;
  const shown = last === 0 ? newYearWords.unused : newYearWords.used(formatCount(last));
  return (
    <p className="series-input__numbers">
      {shown}
      <b>{String(last + 1).padStart(NUMBER_DIGITS, '0')}</b>
    </p>
  );
}

/** As numbers are printed on invoices. */
const NUMBER_DIGITS = 8;

/** The symbol, and why invoices of the series could not be published: the product cannot, or no accepted declaration names it. */
export function SymbolInput(props: InputProps) {
  const use = useSeriesUse();
  const form_no = String(useWatch({ name: 'form_no' }) ?? '');
  const day = today();
  const example = exampleSymbol(use, day, form_no);
  const symbol = props.value.trim().toUpperCase();
  const isWhole = symbol.length === symbolLength && form_no !== '';
  const unpublished = isWhole ? unpublishedProblems(form_no, symbol) : [];
  // A declaration would not help a series that the product cannot publish.
  const asksToDeclare = use && isWhole && unpublished.length === 0;
  const undeclared = asksToDeclare ? seriesNotInForce(use, { form_no, symbol }, day) : [];
  const hint = example === null ? props.field.hint : declaredWords.symbolHint(example);
  return (
    <div className="series-input">
      <Line {...props} field={{ ...props.field, hint }} />
      <SeriesNumbers />
      {use === null && (
        <Banner title={declaredWords.nothingAccepted}>{declaredWords.nothingAcceptedText}</Banner>
      )}
      {[...unpublished, ...undeclared].map((one) => (
        <Banner key={one.code} tone="warning">
          {refusalSentence(one)}
        </Banner>
      ))}
    </div>
  );
}
