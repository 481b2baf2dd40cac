import type { DeclarationContent } from './content.ts';
import { BLANK_DECLARATION } from './content.ts';

/** A field of two declarations that differs; `field` is its path, `certificates[5401].valid_to` in a list. */
export type DeclarationChange = {
  field: string;
  before: Value;
  after: Value;
};

/** What a field holds; null where there is nothing, as in a row that only one of them has. */
export type Value = string | boolean | null;

type Facts = ReadonlyMap<string, Value>;

/**
 * What differs between two declarations, in the order of the form: also a draft against what is in force (as changeOf gives it),
 * or nothing before it. Rows of lists are matched by what names them, not by their place. The day it was made is no change.
 */
export function changesBetween(
  before: DeclarationContent | null,
  after: DeclarationContent,
): readonly DeclarationChange[] {
  const old: Facts = before === null ? new Map() : factsOf(before);
  const now = factsOf(after);
  return [...new Set([...now.keys(), ...old.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }))
    .filter((change) => !isAlike(change.before, change.after));
}

/** What is not ticked says as little as what is not there. */
function isAlike(before: Value, after: Value): boolean {
  return saying(before) === saying(after);
}

function saying(value: Value): Value {
  return value === false || value === '' ? null : value;
}

type Lists = {
  [K in keyof DeclarationContent]: DeclarationContent[K] extends readonly (infer Row)[] ? Row : never;
};
type ListName = {
  [K in keyof DeclarationContent]: DeclarationContent[K] extends readonly unknown[] ? K : never;
}[keyof DeclarationContent];

/** Of each list, what names a row and what it says, in the order of the form: records that were stored keep no order. */
const ROWS: {
  readonly [K in ListName]: { key: (row: Lists[K]) => string; fields: readonly (keyof Lists[K])[] };
} = {
  certificates: {
    key: ({ serial }) => serial,
    fields: ['issuer_name', 'serial', 'valid_from', 'valid_to', 'action'],
  },
  delegations: {
    key: (row) => `${row.party_tax_code} ${row.form_no ?? ''}${row.symbol ?? ''}`,
    fields: [
      'invoice_name',
      'form_no',
      'symbol',
      'party_tax_code',
      'party_name',
      'purpose',
      'starts_on',
      'ends_on',
      'payment_method',
      'other_payment_method',
    ],
  },
  solution_providers: organisations(),
  transmission_providers: organisations(),
  dependent_units: organisations(),
  look_up_units: {
    key: ({ tax_code }) => tax_code,
    fields: ['name', 'tax_code', 'scope', 'invoices_from', 'invoices_to', 'starts_on', 'ends_on', 'note'],
  },
  pauses: {
    key: (row) => [row.starts_on, row.certificate_serial ?? row.provider_tax_code ?? ''].join(' ').trim(),
    fields: ['starts_on', 'ends_on', 'provider_name', 'provider_tax_code', 'certificate_serial', 'note'],
  },
  receipt_integrations: {
    key: (row) => `${row.organisation_tax_code} ${row.form_no}${row.symbol}`,
    fields: [
      'invoice_name',
      'form_no',
      'symbol',
      'organisation_name',
      'organisation_tax_code',
      'purpose',
      'starts_on',
      'ends_on',
      'note',
    ],
  },
  business_locations: { key: ({ code }) => code, fields: ['code', 'name', 'address'] },
};

function organisations(): (typeof ROWS)['solution_providers'] {
  return { key: ({ tax_code }) => tax_code, fields: ['name', 'tax_code', 'starts_on', 'ends_on', 'note'] };
}

/** Everything a declaration says but the day it was made, by path. */
function factsOf(content: DeclarationContent): Facts {
  const facts = new Map<string, Value>();
  for (const name of Object.keys(BLANK_DECLARATION) as (keyof DeclarationContent)[]) {
    const value = content[name];
    if (name === 'declared_on') continue;
    if (typeof value === 'string') facts.set(name, value);
    else if (isListName(name)) putRows(facts, name, content);
    else putFields(facts, name, value, Object.keys(BLANK_DECLARATION[name]));
  }
  return facts;
}

function isListName(name: keyof DeclarationContent): name is ListName {
  return name in ROWS;
}

/** Of two rows with one name the second is named by its place. */
function putRows<K extends ListName>(facts: Map<string, Value>, list: K, content: DeclarationContent): void {
  const { key, fields } = ROWS[list];
  const rows = content[list] as unknown as readonly (Lists[K] & object)[];
  const seen = new Map<string, number>();
  for (const row of rows) {
    const name = key(row);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    putFields(
      facts,
      `${list}[${count === 1 ? name : `${name} #${count}`}]`,
      row,
      fields as readonly string[],
    );
  }
}

function putFields(
  facts: Map<string, Value>,
  parent: string,
  record: object,
  fields: readonly string[],
): void {
  const values = record as Readonly<Record<string, Value>>;
  for (const name of fields) facts.set(`${parent}.${name}`, values[name] ?? null);
}
