import { movesGoods } from '#domain/invoice/movement/movement-fields.table.ts';
import { unpublishedProblems } from '#domain/fields/series-symbol.ts';
import { isFormDeclared, seriesNotInForce } from '#domain/registration/series-in-force.ts';
import type { SeriesUse } from '#domain/registration/series-in-force.ts';
import { useListTemplates } from '#generated/client/templates/templates.ts';
import { useSeriesUse } from '#src/providers/series-uses.ts';
import { today } from '#src/providers/today.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import type { InputProps } from '#src/views/form/inputs/input-props.ts';
import { lineInput } from '#src/views/form/inputs/plain-inputs.tsx';
import { declaredWords } from '#src/wording/declared.ts';
import { refusalSentence } from '#src/wording/refusals.ts';
import { newYearWords } from '#src/wording/settings/new-year.ts';
import { useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import './series-inputs.css';

const Line = lineInput({ spellCheck: false, autoComplete: 'off' });
const symbolLength = 6;

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

/** What an offered symbol ends in: letters of the alphabet that are not read as digits. */
const LETTERS = [...'ABCDEGHKLMNPQRSTUVXY'];

/** The symbol with the first last letters that no template has; null where all are taken. */
export function freeSymbol(example: string, taken: readonly string[]): string | null {
  const begin = example.slice(0, -2);
  const all = LETTERS.flatMap((one) => LETTERS.map((other) => `${begin}${one}${other}`));
  return all.find((symbol) => !taken.includes(symbol)) ?? null;
}

const most = 250;

/** A symbol to take with one press, for who has never made one up. */
function SymbolOffer({ example, onTake }: { example: string; onTake: (symbol: string) => void }) {
  const { data } = useListTemplates({ limit: most });
  const free =
    data === undefined
      ? null
      : freeSymbol(
          example,
          data.map(({ symbol }) => symbol),
        );
  if (free === null) return null;
  return (
    <div>
      <Button size="small" onClick={() => onTake(free)}>
        {declaredWords.takeSymbol(free)}
      </Button>
    </div>
  );
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
  const mayBeIssued = form_no !== '' && !!use && isFormDeclared(use, form_no, day);
  const part = useRef<HTMLDivElement>(null);
  const take = (offered: string) => {
    props.onChange(offered);
    part.current?.querySelector('input')?.focus();
  };
  return (
    <div className="series-input" ref={part}>
      <Line {...props} field={{ ...props.field, hint }} />
      {example !== null && symbol === '' && mayBeIssued && !props.readOnly && (
        <SymbolOffer example={example} onTake={take} />
      )}
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
