import type { Worded } from '#src/language/language.ts';

export const draftPrintWords = {
  title: 'Print',
  drawing: 'drawing',
  upToDate: 'as it is written now',
  notDrawn: 'This could not be drawn as a print yet.',
  again: 'Draw again',
  openPdf: 'Open the PDF in a new tab',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageOf: (page: number, pages: number) => `Page ${page}/${pages}`,
} satisfies Worded<typeof import('../../desk/draft-print.ts').draftPrintWords>;
