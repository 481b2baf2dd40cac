import type { ApiErrorItem } from '#generated/client/http.ts';

export type PlacedErrors = { byField: Readonly<Record<string, string>>; rest: readonly string[] };

/** The fields a server error names, without the record's own key (`customer.tax_code` is `tax_code`). */
function ownField(path: string, known: ReadonlySet<string>): string | null {
  const parts = path.split('.');
  return parts.find((part) => known.has(part)) ?? null;
}

/** Server errors laid on the inputs they name, the first one for each; what names none of them goes to the banner. */
export function placeErrors(errors: readonly ApiErrorItem[], fields: readonly string[]): PlacedErrors {
  const known = new Set(fields);
  const byField: Record<string, string> = {};
  const rest: string[] = [];
  for (const { message, fields: named } of errors) {
    const own = named.map((path) => ownField(path, known)).filter((field) => field !== null);
    if (own.length === 0) rest.push(message);
    for (const field of own) byField[field] ??= message;
  }
  return { byField, rest };
}
