import type { components } from '#generated/types.ts';
import { DateField } from '#src/ui/field/date/date-field.tsx';
import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { correctionWords as words } from '#src/wording/correction.ts';

type Remedy = components['schemas']['Remedy'];

/** Number and day of the written agreement; '' for nothing. */
export type Agreement = { agreement_no: string; agreement_on: string };

export const NO_AGREEMENT: Agreement = { agreement_no: '', agreement_on: '' };

/** As it is sent: null for what is not given. */
export function agreementInput({ agreement_no, agreement_on }: Agreement) {
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

/** What must be agreed with the buyer, or told to them, before the new invoice. */
export function AgreementFields({ remedy, today, value, onChange, errors }: AgreementFieldsProps) {
  const { agreement, blocking } = remedy;
  if (agreement === 'none') return null;
  if (agreement === 'notice_or_posting') return <p className="correction__hint">{words.agreementNotice}</p>;
  const hint = blocking
    ? words.agreementNeeded
    : agreement === 'return_papers'
      ? words.agreementReturn
      : words.agreementOptional;
  return (
    <>
      <p className="correction__hint">{hint}</p>
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
    </>
  );
}
