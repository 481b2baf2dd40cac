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
export const galleryPictures = {
  ...{ band, bilingual, classic, compact, half_page, letterhead, minimal, modern, receipt },
} satisfies Record<GalleryKey, string>;
