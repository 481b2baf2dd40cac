/** The part of fontkit that is used here; it brings no types of its own. */
declare module 'fontkit' {
  export type Glyph = {
    readonly id: number;
    readonly advanceWidth: number;
    readonly codePoints: readonly number[];
  };
  /** In units of the font. */
  export type GlyphPosition = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };
  export type GlyphRun = {
    readonly glyphs: Glyph[];
    readonly positions: GlyphPosition[];
    readonly advanceWidth: number;
  };
  export type Font = {
    /** Code points that it has letters for. */
    readonly characterSet: number[];
    readonly unitsPerEm: number;
    getGlyph(id: number, codePoints?: readonly number[]): Glyph;
    /** Features (OpenType) beside the usual ones, or which are on and off. */
    layout(text: string, features?: readonly string[] | Readonly<Record<string, boolean>>): GlyphRun;
  };
  export function create(bytes: Uint8Array): Font;
}
