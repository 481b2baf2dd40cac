import type { Paper, Sheet } from './paper.ts';

/** A paper of the same measures on which nothing is drawn: how many pages a print takes on a sheet is known before the first is opened. */
export function measuringPaper(paper: Paper, sheet: Sheet): Paper {
  let pages = 1;
  const nothing = (): void => undefined;
  return {
    page: () => ({ width: sheet.width / sheet.zoom, height: sheet.height / sheet.zoom }),
    begin: nothing,
    text: (runs, box) => paper.height(runs, box.width, box.line_height),
    height: paper.height,
    width: paper.width,
    fitted: paper.fitted,
    line: nothing,
    fill: nothing,
    frame: nothing,
    curve: nothing,
    squares: nothing,
    image: nothing,
    slanted: nothing,
    add_page: () => void (pages += 1),
    page_count: () => pages,
    go_to_page: nothing,
    finish: () => Promise.reject(new Error('nothing was drawn')),
  };
}
