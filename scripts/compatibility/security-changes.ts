import { changeAt, type Change } from './change.ts';
import { objectOf, sameJson, type Json } from './json.ts';
import type { Operation } from './operations.ts';
import { isWithin } from './sets.ts';

/** Whoever got in must get in still: each old alternative needs a new one that asks for nothing more. */
export function* securityChanges(where: string, before: Operation, after: Operation): Generator<Change> {
  const place = `${where} security`;
  if (before.security.some((one) => one.size === 0)) {
    if (!after.security.some((one) => one.size === 0))
      yield changeAt('security-required', place, `anybody could call it; it asks for ${words(after)} now`);
    return;
  }
  for (const one of before.security) {
    if (after.security.some((other) => isWithin(other, one))) continue;
    const stricter = after.security.find((other) => isWithin(one, other));
    yield stricter === undefined
      ? changeAt('security-alternative-removed', place, `${text(one)} no longer opens it`)
      : changeAt('permission-added', place, `${text(one)} is not enough now, ${text(stricter)} is`);
  }
  for (const one of after.security)
    if (!before.security.some((other) => isWithin(other, one)))
      yield changeAt('security-alternative-added', place, `${text(one)} opens it now`);
}

/** How a client proves who it is: a scheme that went, or changed in anything but its words. */
export function* schemeChanges(before: Json, after: Json): Generator<Change> {
  const is = schemesOf(after);
  for (const [name, was] of Object.entries(schemesOf(before)))
    if (!sameJson(was, is[name]))
      yield changeAt(
        'security-scheme-changed',
        `security scheme ${name}`,
        'proves identity in another way now',
      );
}

function schemesOf(document: Json): Record<string, Json> {
  const schemes = objectOf(objectOf(document['components'])['securitySchemes']);
  return Object.fromEntries(
    Object.entries(schemes).map(([name, value]) => {
      const { description: _words, bearerFormat: _hint, ...rest } = objectOf(value);
      return [name, rest];
    }),
  );
}

const text = (alternative: ReadonlySet<string>): string =>
  alternative.size === 0 ? 'nothing' : [...alternative].join(' and ');
const words = ({ security }: Operation): string => security.map(text).join(', or ');
