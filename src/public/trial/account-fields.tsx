import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { trialWords as words } from '#src/wording/public/trial.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import type { ApplicationForm } from './use-application.ts';

/** Who will run the company here. */
export function AccountFields({ form: { typed, field } }: { form: ApplicationForm }) {
  return (
    <FormGrid columns={2}>
      <TextField {...field('full_name')} autoComplete="name" />
      <TextField {...field('phone_number')} type="tel" autoComplete="tel" />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="username"
        spellCheck={false}
        hint={words.email_hint}
      />
      <NewPasswordField {...field('password')} email={typed.email} />
    </FormGrid>
  );
}
