import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { trialWords as words } from '#src/wording/trial.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import type { ApplicationForm } from './use-application.ts';

/** Who will run the company here. */
export function AccountFields({ form }: { form: ApplicationForm }) {
  const { typed, change, leave, errorOf } = form;
  return (
    <FormGrid columns={2}>
      <TextField
        id="full_name"
        name="full_name"
        label={words.full_name}
        required
        autoComplete="name"
        value={typed.full_name}
        onChange={(full_name) => change({ full_name })}
        onBlur={() => leave('full_name')}
        error={errorOf('full_name')}
      />
      <TextField
        id="phone_number"
        name="phone_number"
        label={words.phone_number}
        required
        type="tel"
        autoComplete="tel"
        value={typed.phone_number}
        onChange={(phone_number) => change({ phone_number })}
        onBlur={() => leave('phone_number')}
        error={errorOf('phone_number')}
      />
      <TextField
        id="email"
        name="email"
        label={words.email}
        required
        type="email"
        autoComplete="username"
        spellCheck={false}
        hint={words.email_hint}
        value={typed.email}
        onChange={(email) => change({ email })}
        onBlur={() => leave('email')}
        error={errorOf('email')}
      />
      <NewPasswordField
        id="password"
        label={words.password}
        value={typed.password}
        email={typed.email}
        onChange={(password) => change({ password })}
        onBlur={() => leave('password')}
        error={errorOf('password')}
      />
    </FormGrid>
  );
}
