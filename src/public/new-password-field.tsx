import { PasswordField } from '#src/ui/field/password-field.tsx';
import { newPasswordWords as words } from '#src/wording/public/new-password.ts';
import { expectPassword, leastLength, passwordProblem } from './password-problem.ts';

type NewPasswordFieldProps = {
  id: string;
  label: string;
  value: string;
  /** The address of the account: the password may not contain it. */
  email: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string;
};

/** A password to be chosen: counts toward the least length, then says whether it will do. */
export function NewPasswordField({ value, email, error, ...field }: NewPasswordFieldProps) {
  const length = [...value].length;
  const weak = passwordProblem(value, email);
  const hint =
    length === 0 ? words.hint : length < leastLength ? words.short(length, leastLength) : (weak ?? undefined);
  return (
    <PasswordField
      {...field}
      name="password"
      onFocus={() => void expectPassword()}
      required
      autoComplete="new-password"
      value={value}
      error={error}
      hint={hint}
      success={error === undefined && weak === null ? words.good : undefined}
    />
  );
}
