import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhotoUp.mjs';
import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { Button } from '../action/button.tsx';
import { Icon } from '../display/icon.tsx';
import { apart, Field, type FieldFrame } from './field.tsx';
import { base64Of, bytesOf, limitText, pictureUrl, sizeText } from './file-bytes.ts';
import { fieldWords } from '../words/field.ts';
import './file-field.css';

type FileFieldProps = FieldFrame & {
  /** Base64, '' for nothing. */
  value: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** Is shown, and only pictures are taken. */
  picture?: boolean;
  /** Extensions or types the device offers (`.p12,.pfx`). */
  accept?: string;
  /** Most bytes taken. */
  maxBytes?: number;
  disabled?: boolean;
};

const pictureTypes = 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml';

/** Why a file cannot be taken: what it is and what is wanted; null when it can. */
function refusal(file: File, base64: string, { picture, maxBytes }: FileFieldProps): string | null {
  if (maxBytes !== undefined && file.size > maxBytes)
    return fieldWords.file.tooBig(limitText(maxBytes), file.name, sizeText(file.size));
  if (file.size === 0) return fieldWords.file.empty(file.name);
  if (picture && pictureUrl(base64) === null) return fieldWords.file.noPicture(file.name);
  return null;
}

/** A file chosen or dropped, stored as base64; a picture is shown before it is sent. */
export function FileField(props: FileFieldProps) {
  const { frame, control } = apart(props);
  const { value, onChange, onBlur, picture = false, maxBytes, disabled = false } = control;
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file || disabled) return;
    const tooBig = maxBytes !== undefined && file.size > maxBytes;
    const base64 = tooBig ? '' : await base64Of(file);
    const problem = refusal(file, base64, props);
    setRefused(problem);
    if (problem === null) {
      setName(file.name);
      onChange?.(base64);
    }
    onBlur?.();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const url = picture && value !== '' ? pictureUrl(value) : null;
  const limit =
    maxBytes === undefined ? frame.hint : (frame.hint ?? fieldWords.file.most(limitText(maxBytes)));
  return (
    <Field {...frame} hint={limit} error={refused ?? frame.error}>
      {(aria) => (
        <div
          className={`k-file${over ? ' k-file--over' : ''}`}
          data-invalid={aria['aria-invalid']}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(!disabled);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <input
            {...aria}
            ref={input}
            type="file"
            accept={picture ? pictureTypes : control.accept}
            className="k-visually-hidden"
            disabled={disabled}
            onChange={(event) => {
              void take(event.target.files?.[0]);
              // The same file chosen again must be heard again.
              event.target.value = '';
            }}
          />
          {url !== null ? (
            <img className="k-file__picture" src={url} alt={frame.label} />
          ) : (
            <Icon of={picture ? IconPhoto : IconFile} size={20} />
          )}
          <span className="k-file__words">
            {value === '' ? (
              disabled ? (
                fieldWords.file.none
              ) : (
                fieldWords.file.drop
              )
            ) : (
              <>
                {name || (picture ? fieldWords.file.pictureInUse : fieldWords.file.chosen)}{' '}
                <span className="k-file__size">{sizeText(bytesOf(value))}</span>
              </>
            )}
          </span>
          {!disabled && (
            <span className="k-file__tools">
              <Button size="small" tabIndex={-1} aria-hidden onClick={() => input.current?.click()}>
                {value === '' ? fieldWords.file.choose : fieldWords.file.chooseOther}
              </Button>
              {value !== '' && (
                <Button
                  size="small"
                  tone="plain"
                  aria-label={fieldWords.without(frame.label.toLocaleLowerCase('vi'))}
                  onClick={() => {
                    setRefused(null);
                    setName('');
                    onChange?.('');
                    input.current?.focus();
                  }}
                >
                  {fieldWords.file.remove}
                </Button>
              )}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
