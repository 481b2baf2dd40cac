import { useRef, useState } from 'react';
import { isTaxCode } from '#domain/fields/tax-code.ts';
import { getRegisteredCompany } from '#generated/client/registered-companies/registered-companies.ts';
import type { components } from '#generated/types.ts';
import { useMay } from '#src/providers/account-context.ts';

type RegisteredCompany = components['schemas']['RegisteredCompany'];

/** What a form says of a business beside its tax code. */
type CompanyTexts = { name: string; address: string };

type LookUp = { tax_code: string } & (
  | { state: 'asking' }
  | { state: 'found'; company: RegisteredCompany }
  | { state: 'failed'; error: unknown }
);

const same = (one: string, other: string) =>
  one.trim().normalize('NFC').toLowerCase() === other.trim().normalize('NFC').toLowerCase();

function textsOf({ name, address }: RegisteredCompany): Partial<CompanyTexts> {
  return { name, ...(address !== null && { address }) };
}

/** What the register says of fields that are empty, and whether it says something else of one that is not. */
function comparedWith(company: RegisteredCompany, typed: CompanyTexts) {
  const said = Object.entries(textsOf(company)) as [keyof CompanyTexts, string][];
  return {
    missing: Object.fromEntries(
      said.filter(([field]) => typed[field].trim() === ''),
    ) as Partial<CompanyTexts>,
    differs: said.some(([field, text]) => typed[field].trim() !== '' && !same(typed[field], text)),
  };
}

type Filling = {
  /** As it is in the form now. */
  tax_code: string;
  typed: CompanyTexts;
  fill: (texts: Partial<CompanyTexts>) => void;
};

/**
 * Asks the register of businesses for a tax code, and fills in what is empty; where something else was typed, that is asked
 * about. An answer for a code that has been changed meanwhile is dropped.
 */
export function useCompanyFilling(form: Filling) {
  const may = useMay()('getRegisteredCompany');
  const latest = useRef(form);
  latest.current = form;
  const [look, setLook] = useState<LookUp | null>(null);
  const [question, setQuestion] = useState<RegisteredCompany | null>(null);
  const request = useRef<AbortController | null>(null);
  const { tax_code } = form;

  const take = (company: RegisteredCompany) => {
    const { typed, fill } = latest.current;
    const { missing, differs } = comparedWith(company, typed);
    if (differs) setQuestion(company);
    else if (Object.keys(missing).length > 0) fill(missing);
  };
  const ask = async () => {
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    setQuestion(null);
    setLook({ tax_code, state: 'asking' });
    try {
      const company = await getRegisteredCompany(encodeURIComponent(tax_code), { signal });
      if (signal.aborted || latest.current.tax_code !== tax_code) return;
      setLook({ tax_code, state: 'found', company });
      take(company);
    } catch (error) {
      if (!signal.aborted) setLook({ tax_code, state: 'failed', error });
    }
  };
  const ofThisCode = look?.tax_code === tax_code ? look : null;
  return {
    /** Null where there is nothing to ask, or the account may not. */
    ask: may && isTaxCode(tax_code) ? () => void ask() : null,
    look: ofThisCode,
    question: question !== null && ofThisCode?.state === 'found' ? question : null,
    keep: () => setQuestion(null),
    replace: () => {
      if (question !== null) form.fill(textsOf(question));
      setQuestion(null);
    },
  };
}

export type CompanyFilling = ReturnType<typeof useCompanyFilling>;
