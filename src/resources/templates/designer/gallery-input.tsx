import { useFormContext, useWatch } from 'react-hook-form';
import { DEFAULT_DESIGN } from '#domain/print/design.ts';
import { GALLERY, type GalleryDesign } from '#domain/print/gallery.table.ts';
import { Field } from '#src/ui/field/field.tsx';
import type { InputProps } from '#src/views/form/inputs/input-props.ts';
import { printDesignWords as words } from '#src/wording/settings/print-design.ts';
import type { GalleryKey } from '#domain/print/gallery.table.ts';
import band from './gallery/band.png';
import bilingual from './gallery/bilingual.png';
import classic from './gallery/classic.png';
import compact from './gallery/compact.png';
import half_page from './gallery/half_page.png';
import letterhead from './gallery/letterhead.png';
import minimal from './gallery/minimal.png';
import modern from './gallery/modern.png';
import receipt from './gallery/receipt.png';

/** First pages of the designs, made by `node tests/golden/print/write-gallery.ts` from the PDF writer. */
const galleryPictures = {
  ...{ band, bilingual, classic, compact, half_page, letterhead, minimal, modern, receipt },
} satisfies Record<GalleryKey, string>;

/** What choosing a design sets: the options in which designs of the gallery differ. */
const SET_BY_GALLERY = ['paper', 'language', 'watermark', 'frame', 'font', 'font_size'] as const;

type Shown = Record<(typeof SET_BY_GALLERY)[number], unknown>;

function isChosen({ layout, design }: GalleryDesign, current: { layout: string; design: Shown }): boolean {
  const { paper, language } = { ...DEFAULT_DESIGN, ...design };
  return layout === current.layout && paper === current.design.paper && language === current.design.language;
}

/** The layout of a template, chosen among pictures of whole designs. */
export function GalleryInput({ value, error, readOnly }: InputProps) {
  const { setValue } = useFormContext();
  const design = useWatch({ name: 'design' }) as Shown;
  const choose = ({ layout, accent_color, design: chosen }: GalleryDesign) => {
    const options = { shouldDirty: true };
    setValue('layout', layout, options);
    setValue('accent_color', accent_color ?? '', options);
    for (const key of SET_BY_GALLERY)
      setValue(`design.${key}`, { ...DEFAULT_DESIGN, ...chosen }[key], options);
  };
  return (
    <Field label={words.gallery} hint={words.galleryHint} {...(error !== undefined && { error })} group>
      {(aria) => (
        <div className="design-gallery" id={aria.id} role="radiogroup" aria-label={words.gallery}>
          {GALLERY.map((one) => (
            <label key={one.key} className="design-gallery__one">
              <input
                type="radio"
                name="gallery"
                value={one.key}
                checked={isChosen(one, { layout: value, design })}
                disabled={readOnly}
                onChange={() => choose(one)}
              />
              <img src={galleryPictures[one.key]} alt="" loading="lazy" />
              <span>{words.designs[one.key]}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
