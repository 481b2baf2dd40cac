import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhotoUp.mjs';
import { useRef, useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { createTemplateLogo, getTemplateLogo } from '#generated/client/templates/templates.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { failureText } from '#src/views/failure-text.ts';
import type { InputProps } from '#src/views/form/inputs/input-props.ts';
import { printDesignWords as words } from '#src/wording/settings/print-design.ts';

/** Wide enough for print at the largest size, and small enough to be stored with every template. */
const MAX_SIDE = 800;

/** The picture as PNG of at most 800 pixels a side, without its data prefix; null where the browser cannot read it. */
async function shrunk(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const png = canvas.toDataURL('image/png');
  // A photograph is many times smaller as JPEG; only PNG keeps what is see-through.
  const url = png.length > 500_000 ? canvas.toDataURL('image/jpeg', 0.9) : png;
  return url.slice(url.indexOf(',') + 1);
}

/** The logo of a design: chosen from a file, stored at once, shown; the design holds which one it is. */
export function LogoInput({ field, value, onChange, error, readOnly }: InputProps) {
  const input = useRef<HTMLInputElement>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (picture_base64: string) => createTemplateLogo({ template_logo: { picture_base64 } }),
  });
  const [problem, setProblem] = useState<string | null>(null);
  const id = Number(value);
  const { data } = useQuery({
    queryKey: ['template_logo', id],
    queryFn: () => getTemplateLogo(id),
    enabled: value !== '',
    staleTime: Infinity,
  });
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setProblem(null);
    const picture_base64 = await shrunk(file);
    if (picture_base64 === null) return setProblem(words.logoUnread(file.name));
    try {
      const logo = await mutateAsync(picture_base64);
      onChange(String(logo.id));
    } catch (failure) {
      setProblem(failureText(failure));
    }
  };
  return (
    <Field
      label={field.label}
      hint={words.logoHint}
      {...((problem ?? error) && { error: problem ?? error })}
      group
    >
      {(aria) => (
        <div className="design-logo" id={aria.id}>
          {data !== undefined && value !== '' && (
            <img src={`data:${data.media_type};base64,${data.picture_base64}`} alt={words.logoAlt} />
          )}
          <input
            ref={input}
            type="file"
            hidden
            accept="image/png,image/jpeg,image/webp"
            aria-label={words.chooseLogo}
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          {!readOnly && (
            <Button size="small" icon={IconPhoto} busy={isPending} onClick={() => input.current?.click()}>
              {isPending ? words.logoSaving : words.chooseLogo}
            </Button>
          )}
          {!readOnly && value !== '' && (
            <Button size="small" tone="plain" onClick={() => onChange('')}>
              {words.removeLogo}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
