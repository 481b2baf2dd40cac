import type { components } from '#generated/types.ts';

export type Company = components['schemas']['Company'];

/** The fields that the register knows. */
const fillable = ['company_name', 'address'] as const;
type CompanyTexts = Record<(typeof fillable)[number], string>;

/** What the register filled in, field by field, as it was put there. */
export type Filled = Partial<CompanyTexts>;

const textsOf = ({ name, address }: Company): CompanyTexts => ({
  company_name: name,
  address: address ?? '',
});

const comparable = (text: string) => text.trim().normalize('NFC').toLowerCase();

const pick = (texts: CompanyTexts, fields: readonly (keyof CompanyTexts)[]): Filled =>
  Object.fromEntries(fields.map((field) => [field, texts[field]]));

/** What may be filled in: fields that are empty, or still as an earlier answer filled them. */
export function fillingOf(company: Company, typed: CompanyTexts, filled: Filled): Filled {
  const said = textsOf(company);
  return pick(
    said,
    fillable.filter((field) => said[field] !== '' && ['', filled[field]].includes(typed[field].trim())),
  );
}

/** What the register says otherwise than the form does. */
export function differenceFrom(company: Company, typed: CompanyTexts): Filled {
  const said = textsOf(company);
  return pick(
    said,
    fillable.filter((field) => said[field] !== '' && comparable(said[field]) !== comparable(typed[field])),
  );
}

/** Empties what was filled in and not changed since: it belongs to another tax code. */
export function emptied(typed: CompanyTexts, filled: Filled): Filled {
  const untouched = fillable.filter((field) => filled[field] !== undefined && typed[field] === filled[field]);
  return Object.fromEntries(untouched.map((field) => [field, '']));
}
