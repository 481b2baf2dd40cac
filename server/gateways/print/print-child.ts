import { printDocument } from './print-document.ts';

/** The module of the child: it reads the fonts' files once and draws one document after another. */
export const start = () => printDocument;
