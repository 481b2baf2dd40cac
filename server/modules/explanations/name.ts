/** Name of its kind of document. */
export const EXPLANATION = 'explanation';
