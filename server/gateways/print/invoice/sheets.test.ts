import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/print/design.ts';
import { fittingSheet, sheetOf } from './sheets.ts';

const SHEET = sheetOf(DEFAULT_DESIGN, 1);

/** Zoom of a print that fills `area` pages at full size and has columns as wide as `room` of the page (1 = all of it). */
const zoomFor = (area: number, room: number): number =>
  fittingSheet(SHEET, ({ zoom }) => ({ pages: Math.ceil(area * zoom * zoom), is_tight: room * zoom > 1 }))
    .zoom;

it.each([
  ['one page, columns with room', 0.8, 0.9, 1],
  ['a page is spared by a little less', 1.05, 0.9, 0.95],
  ['no smaller letters spare a page', 2, 0.9, 1],
  ['columns that need more room than the page has', 0.8, 1.1, 0.9],
  ['columns no sheet has room for', 0.8, 3, 0.82],
  ['columns first, then pages', 1.2, 1.04, 0.9],
])('%s', (_, area, room, zoom) => expect(zoomFor(area, room)).toBe(zoom));
