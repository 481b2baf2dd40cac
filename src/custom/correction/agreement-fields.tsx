import type { components } from '#generated/types.ts';
import { DateField } from '#src/ui/field/date/date-field.tsx';
import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { correctionWords as words } from '#src/wording/correction.ts';
import { StatementChoice } from './statement-choice.tsx';

type Schemas = components['schemas'];
type Remedy = Schemas['Remedy'];

/** The statement that both sides have signed, or number and day of an agreement on paper; '' for nothing. */
export type Agreement = { agreement_no: string; agreement_on: string; statement_id?: number | null };

export const NO_AGREEMENT: Agreement = { agreement_no: '', agreement_on: '' };

/** As it is sent: null for what is not given. Number and day of a statement are its own. */
export function agreementInput({ agreement_no, agreement_on, statement_id = null }: Agreement) {
  if (statement_id !== null) return { statement_id };
  return { agreement_no: agreement_no.trim() || null, agreement_on: agreement_on || null };
}

type AgreementFieldsProps = {
  remedy: Remedy;
  today: string;
  value: Agreement;
  onChange: (value: Agreement) => void;
  /** Sentences of the server, by field. */
  errors: Readonly<Record<string, string>>;
};

/** What must be agreed with the buyer, or told to them, before the new invoice: by a statement here, or on paper. */
export function AgreementFields({ remedy, today, value, onChange, errors }: AgreementFieldsProps) {
  const { agreement, blocking, action } = remedy;
  if (agreement === 'none') return null;
  const nature = action === 'adjust' || action === 'replace' ? action : null;
  const choice = nature !== null && (
    <StatementChoice key={nature} {...{ nature, value, onChange }} error={errors['statement_id']} />
  );
  if (agreement === 'notice_or_posting')
    return (
      <>
        <p className="correction__hint">{words.agreementNotice}</p>
        {choice}
      </>
    );
  const hint = blocking
    ? words.agreementNeeded
    : agreement === 'return_papers'
      ? words.agreementReturn
      : words.agreementOptional;
  return (
    <>
      <p className="correction__hint">{hint}</p>
      {choice}
      {!value.statement_id && (
        <FormGrid>
          <TextField
            label={words.agreementNo}
            required={blocking}
            value={value.agreement_no}
            onChange={(agreement_no) => onChange({ ...value, agreement_no })}
            max={50}
            error={errors['agreement_no']}
          />
          <DateField
            label={words.agreementOn}
            required={blocking}
            value={value.agreement_on}
            onChange={(agreement_on) => onChange({ ...value, agreement_on })}
            max={today}
            error={errors['agreement_on']}
          />
        </FormGrid>
      )}
    </>
  );
}
