/** The form to look an invoice up; behind it, the page of one. */
export const lookUpPath = '/tra-cuu';

/** The key in `/tra-cuu/{key}`, of whatever shape; null for the form. */
export function buyerKeyIn(path: string): string | null {
  return path.slice(lookUpPath.length).replaceAll('/', '') || null;
}

export const pageOfKey = (key: string): string => `${lookUpPath}/${key}`;
