import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { forms } from '#src/wording/forms.ts';
import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import './file-input.css';
import { frameOf } from './input-props.ts';
import type { InputProps } from './input-props.ts';

/** The bytes of a file as base64 text: so a PKCS#12 travels in JSON. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

export function FileInput({ field, value, onChange, onBlur, error, readOnly }: InputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (!file) return;
    setName(file.name);
    onChange(await base64Of(file));
    onBlur();
  };
  return (
    <Field {...frameOf({ field, error })}>
      {(aria) => (
        <div className="file-input">
          <input
            {...aria}
            ref={input}
            type="file"
            accept=".p12,.pfx"
            className="k-visually-hidden"
            disabled={readOnly}
            onChange={(event) => void choose(event)}
          />
          <Button
            icon={IconFile}
            tabIndex={-1}
            aria-hidden
            disabled={readOnly}
            onClick={() => input.current?.click()}
          >
            {value === '' ? forms.fileChoose : forms.fileChange}
          </Button>
          <span className="file-input__name">{value === '' ? forms.fileNone : name}</span>
        </div>
      )}
    </Field>
  );
}
