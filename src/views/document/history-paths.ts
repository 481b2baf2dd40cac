/** Opens one message beside the list. */
const messageParameter = 'thong-diep';

/** The query of a list with a message opened in it, or none; page, sort and filters stay. */
export function withMessage(search: string, id: number | null): string {
  return withOpened(messageParameter, search, id);
}

/** The id of the message that the address opens; null for none or what is no id. */
export function openedMessage(search: string): number | null {
  return openedIn(messageParameter, search);
}

/** A history with the messages of one document alone; `filter` names its subject, as the list's filter does. */
export function historyOfOne(list: string, filter: Readonly<Record<string, number>>): string {
  return `${list}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
}

/** The query of a list with one of its records opened by this parameter, or none. */
export function withOpened(parameter: string, search: string, id: number | null): string {
  const query = new URLSearchParams(search);
  if (id === null) query.delete(parameter);
  else query.set(parameter, String(id));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export function openedIn(parameter: string, search: string): number | null {
  const value = new URLSearchParams(search).get(parameter) ?? '';
  return /^[1-9]\d{0,15}$/.test(value) ? Number(value) : null;
}
