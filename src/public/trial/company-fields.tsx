import { TextField } from '#src/ui/field/text-field.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { trialWords as words } from '#src/wording/public/trial.ts';
import { tidied } from './application.ts';
import type { ApplicationForm } from './use-application.ts';
import { useRegisterFilling } from './use-register-filling.ts';

type Filling = ReturnType<typeof useRegisterFilling>;

const notes = {
  none: words.tax_code_hint,
  asking: words.asking,
  unknown: words.unknown,
  silent: words.silent,
};

/** Tax code, name and address; the register fills in what it knows of the code. */
export function CompanyFields({ form }: { form: ApplicationForm }) {
  const { typed, field, refused } = form;
  const filling = useRegisterFilling(form);
  const { look } = filling;
  const ofTaxCode = field('tax_code');
  return (
    <>
      <div className="pb-tax-code" aria-live="polite">
        <TextField
          {...ofTaxCode}
          autoComplete="off"
          inputMode="numeric"
          onChange={filling.changeCode}
          onBlur={() => {
            ofTaxCode.onBlur();
            filling.askOnce();
          }}
          // The server refuses a well-formed code only when a company has it.
          labelAction={
            refused.tax_code && (
              <a href={`/invitation?tax_code=${tidied(typed).tax_code}`}>{words.ask_invitation}</a>
            )
          }
          {...noteOf(filling)}
        />
      </div>
      {look.state === 'found' && look.company.is_active === false && (
        <Banner tone="warning">{words.inactive(look.company.status ?? '')}</Banner>
      )}
      <TextField {...field('company_name')} autoComplete="organization" />
      <TextField {...field('address')} autoComplete="street-address" />
    </>
  );
}

/** Under the tax code: what the register says, and what can be done about it. */
function noteOf({ look, difference, isFilled, ask, takeDifference }: Filling) {
  if (look.state !== 'found') {
    const again = look.state === 'silent' && <NoteAction action={ask}>{words.ask_again}</NoteAction>;
    return {
      hint: (
        <>
          {notes[look.state]} {again}
        </>
      ),
    };
  }
  const said = Object.values(difference);
  if (said.length > 0)
    return {
      hint: (
        <>
          {words.differs(said.join(' · '))} <NoteAction action={takeDifference}>{words.take}</NoteAction>
        </>
      ),
    };
  const note = isFilled ? words.filled : words.same;
  return look.company.is_active === false ? { hint: note } : { success: note };
}

function NoteAction({ action, children }: { action: () => void; children: string }) {
  return (
    <button type="button" onClick={action}>
      {children}
    </button>
  );
}
