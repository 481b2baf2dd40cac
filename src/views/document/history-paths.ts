/** Opens one message beside the list. */
const messageParameter = 'thong-diep';

/** The query of a list with a message opened in it, or none; page, sort and filters stay. */
export function withMessage(search: string, id: number | null): string {
  const query = new URLSearchParams(search);
  if (id === null) query.delete(messageParameter);
  else query.set(messageParameter, String(id));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The id of the message that the address opens; null for none or what is no id. */
export function openedMessage(search: string): number | null {
  const value = new URLSearchParams(search).get(messageParameter) ?? '';
  return /^[1-9]\d{0,15}$/.test(value) ? Number(value) : null;
}
