import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { forms } from '#src/wording/forms.ts';
import { useState } from 'react';
import { frameOf } from './inputs/input-props.ts';
import type { InputProps } from './inputs/input-props.ts';

export function PasswordInput({ field, value, onChange, onBlur, error, readOnly }: InputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...frameOf({ field, error })}
      type={shown ? 'text' : 'password'}
      autoComplete="off"
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      readOnly={readOnly}
      suffix={
        <IconButton
          name={shown ? forms.hidePassword : forms.showPassword}
          icon={shown ? IconEyeOff : IconEye}
          size="small"
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
