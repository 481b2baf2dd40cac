import type { PrintLayout } from '#domain/print/design.ts';
import type { Face } from '../text-lines.ts';

type Faces = { text: Face; strong: Face; aside: Face; strong_aside: Face };

export const SERIF: Faces = {
  text: 'source-serif-4-400',
  strong: 'source-serif-4-700',
  aside: 'source-serif-4-400-italic',
  strong_aside: 'source-serif-4-700-italic',
};

export const SANS: Faces = {
  text: 'inter-400',
  strong: 'inter-700',
  aside: 'inter-400',
  strong_aside: 'inter-600',
};

/** How a layout draws the parts of an invoice; lengths in CSS pixels. */
export type Theme = {
  faces: Faces;
  accent: string;
  /** The lines of the table. */
  rule: string;
  margin: number;
  /** Everything drawn larger (above 1) or smaller than the sizes in the code. */
  zoom: number;
  seller: 'beside_logo' | 'under_logo' | 'on_band';
  title: 'centred' | 'left';
  parties: 'rows' | 'two_columns';
  table: 'boxed' | 'ruled' | 'striped';
  totals: 'boxed' | 'column';
  /** What every page carries when the design asks for a frame. */
  edge: 'double_frame' | 'top_band' | 'thin_frame' | 'side_band' | 'none';
};

const FORMAL = { title: 'centred', parties: 'rows', table: 'boxed', totals: 'boxed' } as const;
const OPEN = { title: 'left', parties: 'two_columns', totals: 'column' } as const;

export const THEMES = {
  /** Truyền thống: serif, seal-red, a double frame and a boxed table. */
  classic: {
    ...FORMAL,
    ...{ faces: SERIF, accent: '#9b2226', rule: '#6b6f78', margin: 46, zoom: 1 },
    ...{ seller: 'beside_logo', edge: 'double_frame' },
  },
  /** Hiện đại: a colour band, an open table and an ink-black total. */
  modern: {
    ...OPEN,
    ...{ faces: SANS, accent: '#1b54d0', rule: '#e4e7ed', margin: 48, zoom: 0.96 },
    ...{ seller: 'beside_logo', table: 'ruled', edge: 'top_band' },
  },
  /** Gọn: small letters and narrow margins, for many lines or half a page. */
  compact: {
    ...FORMAL,
    ...{ faces: SANS, accent: '#22405f', rule: '#8a909b', margin: 34, zoom: 0.84 },
    ...{ seller: 'beside_logo', edge: 'thin_frame' },
  },
  /** Dải màu: the seller on a field of colour, a coloured head of the table, every other row tinted. */
  band: {
    ...OPEN,
    ...{ faces: SANS, accent: '#0f6b5c', rule: '#d9dee6', margin: 48, zoom: 0.96 },
    ...{ seller: 'on_band', table: 'striped', edge: 'none' },
  },
  /** Giấy tiêu đề: logo and seller in the middle above a double line, as on the company's own letter paper. */
  letterhead: {
    ...FORMAL,
    ...{ faces: SERIF, accent: '#1f3a5f', rule: '#9aa1ad', margin: 56, zoom: 0.97 },
    ...{ seller: 'under_logo', table: 'ruled', edge: 'none' },
  },
  /** Tối giản: ink alone and much white, cheap to print. */
  minimal: {
    ...OPEN,
    ...{ faces: SANS, accent: '#141a26', rule: '#c9ced7', margin: 52, zoom: 0.94 },
    ...{ seller: 'beside_logo', table: 'ruled', edge: 'side_band' },
  },
} satisfies Record<PrintLayout, Theme>;

export const INK = '#141a26';
export const SOFT_INK = '#555b66';
