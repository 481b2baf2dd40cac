import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { useState } from 'react';
import { Icon } from '#src/ui/display/icon.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';

type PasswordFieldProps = {
  value: string;
  onChange: (value: string) => void;
  error?: string;
  forgotHref: string;
};

export function PasswordField({ value, onChange, error, forgotHref }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      id="password"
      label="Mật khẩu"
      required
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      value={value}
      onChange={onChange}
      error={error}
      labelAction={<a href={forgotHref}>Quên mật khẩu?</a>}
      suffix={
        <button
          type="button"
          className="lg-eye"
          aria-label="Hiện mật khẩu"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? IconEyeOff : IconEye} size={18} />
        </button>
      }
    />
  );
}
