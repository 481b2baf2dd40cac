import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { useState, type KeyboardEvent } from 'react';
import { Icon } from '../display/icon.tsx';
import { passwordFieldWords } from '../words/password.ts';
import './password-field.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'icon' | 'onKeyDown' | 'spellCheck'> & {
  /** What a password manager is to do here: fill one in, or offer a new one. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be looked at, and says when Caps Lock is on. */
export function PasswordField({ hint, onBlur, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const capsLock = useCapsLock();
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      hint={capsLock.on ? passwordFieldWords.capsLock : hint}
      onKeyDown={capsLock.listen}
      onBlur={(event) => {
        capsLock.forget();
        onBlur?.(event);
      }}
      suffix={
        <button
          type="button"
          className="k-eye"
          aria-label={passwordFieldWords.show}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? IconEyeOff : IconEye} size={18} />
        </button>
      }
    />
  );
}

/** Whether Caps Lock is on, as far as the keys pressed in a field tell; unknown counts as off. */
function useCapsLock() {
  const [on, setOn] = useState(false);
  return {
    on,
    // Systems differ in what they tell when the key itself goes down: whoever presses it is putting it right.
    listen: (event: KeyboardEvent) => setOn(event.key !== 'CapsLock' && event.getModifierState('CapsLock')),
    forget: () => setOn(false),
  };
}
