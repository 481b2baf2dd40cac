import type { PaletteItem } from '#src/ui/search/palette-model.ts';

/** Something quick search leads to: a page, or the page of a record of `resource`. */
export type Destination = PaletteItem & { href: string; resource?: string };
