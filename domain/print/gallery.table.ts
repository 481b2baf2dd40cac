import type { PrintDesign, PrintLayout } from './design.ts';

/** A design one begins with: a layout, its colour, and what differs from the usual options. */
export type GalleryDesign = {
  key: string;
  layout: PrintLayout;
  accent_color: string | null;
  design: Partial<Pick<PrintDesign, 'paper' | 'language' | 'watermark' | 'frame' | 'font' | 'font_size'>>;
};

/** Designs of the gallery, for each form of invoice the same: what VAT asks for is left out where none is computed. */
export const GALLERY = [
  { key: 'classic', layout: 'classic', accent_color: null, design: {} },
  { key: 'modern', layout: 'modern', accent_color: null, design: {} },
  { key: 'bilingual', layout: 'classic', accent_color: '#1f3a5f', design: { language: 'vi_en' } },
  { key: 'band', layout: 'band', accent_color: null, design: {} },
  { key: 'letterhead', layout: 'letterhead', accent_color: null, design: {} },
  { key: 'compact', layout: 'compact', accent_color: null, design: { watermark: 'none' } },
  { key: 'minimal', layout: 'minimal', accent_color: null, design: { watermark: 'none', frame: false } },
  { key: 'half_page', layout: 'compact', accent_color: null, design: { paper: 'a5', watermark: 'none' } },
  { key: 'receipt', layout: 'minimal', accent_color: null, design: { paper: 'roll_80', watermark: 'none' } },
] as const satisfies readonly GalleryDesign[];

export type GalleryKey = (typeof GALLERY)[number]['key'];
