import type { components } from '#generated/types.ts';
import { DateField } from '#src/ui/field/date/date-field.tsx';
import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { correctionWords as words } from '#src/wording/correction.ts';
import { StatementChoice } from './statement-choice.tsx';
import type { AgreementState } from './use-agreement.ts';

type Remedy = components['schemas']['Remedy'];

type AgreementFieldsProps = {
  remedy: Remedy;
  today: string;
  agreement: AgreementState;
  /** What comes before the new invoice is said above already. */
  isSaid?: boolean;
  /** Sentences of the server, by field. */
  errors: Readonly<Record<string, string>>;
};

/** What must be agreed with the buyer, or told to them, before the new invoice: by a statement here, or on paper. */
export function AgreementFields(props: AgreementFieldsProps) {
  const { remedy, today, agreement: state, isSaid = false, errors } = props;
  const { agreement, blocking } = remedy;
  const { value, put } = state;
  if (agreement === 'none') return null;
  const choice = <StatementChoice agreement={state} error={errors['statement_id']} />;
  if (agreement === 'notice_or_posting')
    return (
      <>
        {!isSaid && <p className="correction__hint">{words.agreementNotice}</p>}
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
      {!isSaid && <p className="correction__hint">{hint}</p>}
      {choice}
      {state.hasPaper && (
        <FormGrid>
          <TextField
            label={words.agreementNo}
            required={blocking}
            value={value.agreement_no}
            onChange={(agreement_no) => put({ ...value, agreement_no })}
            max={50}
            error={errors['agreement_no']}
          />
          <DateField
            label={words.agreementOn}
            required={blocking}
            value={value.agreement_on}
            onChange={(agreement_on) => put({ ...value, agreement_on })}
            max={today}
            error={errors['agreement_on']}
          />
        </FormGrid>
      )}
    </>
  );
}
