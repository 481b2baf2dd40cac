import { CODES, type Code, type Severity } from './codes.table.ts';

/** What a schema describes: what a client sends, or what it is answered. Narrower harms the first, wider the second. */
export type Direction = 'request' | 'response';

export type Change = {
  readonly severity: Severity;
  readonly code: Code;
  /** The place: `request CustomerInput.tax_code` within a named schema, `listInvoices query status[]` elsewhere. */
  readonly where: string;
  /** One English sentence. */
  readonly what: string;
  /** Ids of the operations it reaches, as the last release calls them. */
  readonly operations: readonly string[];
};

/** A change, its severity read from its code. */
export function changeAt(code: Code, where: string, what: string): Change {
  return { severity: CODES[code], code, where: where.trimEnd(), what, operations: [] };
}

/** The same change met on the way of several operations is told once, with all of them; breaking ones come first. */
export function gathered(changes: Iterable<Change>): Change[] {
  const by_key = new Map<string, Change>();
  for (const change of changes) {
    const key = `${change.code}\n${change.where}\n${change.what}`;
    const known = by_key.get(key)?.operations ?? [];
    by_key.set(key, { ...change, operations: [...new Set([...known, ...change.operations])] });
  }
  const order: readonly Severity[] = ['breaking', 'risky', 'safe'];
  return [...by_key.values()].sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}
