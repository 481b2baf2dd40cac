import { bytesWithin } from '#src/ui/field/file-bytes.ts';
import { FileField } from '#src/ui/field/file-field.tsx';
import { frameOf } from './inputs/input-props.ts';
import type { InputProps } from './inputs/input-props.ts';

/** What the device offers for a file, by the format its field is named after (`pkcs12_base64`). */
const extensions: Readonly<Record<string, string>> = {
  pkcs12: '.p12,.pfx',
  xml: '.xml',
  xlsx: '.xlsx',
  csv: '.csv',
  pdf: '.pdf',
};

function acceptOf(source: string): string | undefined {
  return Object.entries(extensions).find(([format]) => source.split('_').includes(format))?.[1];
}

/** A file or a picture in base64; the limit of the description counts its characters. */
export function FileInput({ field, error, value, onChange, onBlur, readOnly }: InputProps) {
  return (
    <FileField
      {...frameOf({ field, error })}
      {...{ value, onChange, onBlur }}
      picture={field.kind === 'image'}
      accept={acceptOf(field.source)}
      maxBytes={field.max_length === null ? undefined : bytesWithin(field.max_length)}
      disabled={readOnly}
    />
  );
}
