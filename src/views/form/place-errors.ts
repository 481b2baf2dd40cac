import type { ApiErrorItem } from '#generated/client/http.ts';
import type { FieldDescriptor } from '#generated/resources/descriptor.ts';

type PlacedErrors = { byField: Readonly<Record<string, string>>; rest: readonly string[] };

type Known = Pick<FieldDescriptor, 'source' | 'kind'> & { fields: readonly Known[] | null };

/** How far a path leads into a field: `lines.2.name` to the name in the third row, as far as the description knows. */
function within(field: Known, rest: readonly string[]): string {
  const [first, ...more] = rest;
  if (first === undefined || field.fields === null) return field.source;
  if (field.kind === 'list' && /^\d+$/.test(first))
    return `${field.source}.${first}${leading('.', field.fields, more)}`;
  return `${field.source}${leading('.', field.fields, rest)}`;
}

function leading(joint: string, fields: readonly Known[], parts: readonly string[]): string {
  const field = fields.find(({ source }) => source === parts[0]);
  return field === undefined ? '' : `${joint}${within(field, parts.slice(1))}`;
}

/** The input a server error names, without the record's own key (`customer.tax_code` is `tax_code`). */
function ownInput(path: string, fields: readonly Known[]): string | null {
  const parts = path.split(/[.[\]/]+/).filter((part) => part !== '');
  const at = parts.findIndex((part) => fields.some(({ source }) => source === part));
  return at < 0 ? null : leading('', fields, parts.slice(at));
}

/**
 * Server errors laid on the inputs they name, the first one for each; what names none of them goes to the banner. One
 * in a row that has no such input stands at the row's list.
 */
export function placeErrors(errors: readonly ApiErrorItem[], fields: readonly Known[]): PlacedErrors {
  const byField: Record<string, string> = {};
  const rest: string[] = [];
  for (const { message, fields: named } of errors) {
    const own = named.map((path) => ownInput(path, fields)).filter((field) => field !== null);
    if (own.length === 0) rest.push(message);
    for (const field of own) byField[inputOf(field)] ??= message;
  }
  return { byField, rest };
}

/** A path that ends at a row is the list's own. */
function inputOf(path: string): string {
  return path.replace(/\.\d+$/, '');
}

/** Brings what is marked as the field of a place (`data-field="contact.email"`) into view, or what it belongs to, and puts the focus there. */
export function goToField(place: string): void {
  const parts = place.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const slot = document.querySelector(`[data-field="${parts.slice(0, length).join('.')}"]`);
    if (slot === null) continue;
    slot.scrollIntoView({ block: 'center' });
    slot.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
    return;
  }
}
