import { useRef, useState } from 'react';
import { TextField } from '#src/ui/field/text-field.tsx';
import { trialWords as words } from '#src/wording/public/trial.ts';
import { tidied } from './application.ts';
import type { ApplicationForm } from './use-application.ts';
import type { components } from '#generated/types.ts';
import { isTaxCode } from '#domain/fields/tax-code.ts';
import { call } from '#src/login/call.ts';

const NOTHING = { company_name: '', address: '' };
const fillable = ['company_name', 'address'] as const;

/**
 * Tax code, name and address. The register fills in the two that are empty or that it filled in itself; what it filled
 * in goes with the tax code that it was of.
 */
export function CompanyFields({ form }: { form: ApplicationForm }) {
  const { typed, change, field, refused } = form;
  const filled = useRef(NOTHING);
  const latest = useRef(typed);
  latest.current = typed;

  const lookUp = useCompanyLookUp(({ name, address }) => {
    const found = { company_name: name, address: address ?? '' };
    const mayFill = (field: keyof typeof found) =>
      found[field] !== '' && ['', filled.current[field]].includes(latest.current[field].trim());
    change(Object.fromEntries(fillable.filter(mayFill).map((field) => [field, found[field]])));
    filled.current = found;
  });
  const unfilled = () => {
    const untouched = fillable.filter((field) => latest.current[field] === filled.current[field]);
    filled.current = NOTHING;
    return Object.fromEntries(untouched.map((field) => [field, '']));
  };
  const notes = {
    none: words.tax_code_hint,
    asking: words.asking,
    found: undefined,
    unknown: words.unknown,
    silent: words.silent,
  };
  const { tax_code } = tidied(typed);
  const ofTaxCode = field('tax_code');
  const again = lookUp.state === 'silent' && (
    <button type="button" onClick={() => void lookUp.ask(tax_code)}>
      {words.ask_again}
    </button>
  );

  return (
    <>
      <div className="pb-tax-code" aria-live="polite">
        <TextField
          {...ofTaxCode}
          autoComplete="off"
          inputMode="numeric"
          onChange={(value) => {
            lookUp.forget();
            change({ tax_code: value, ...unfilled() });
          }}
          onBlur={() => {
            ofTaxCode.onBlur();
            lookUp.askOnce(tax_code);
          }}
          // The server refuses a well-formed code only when a company has it.
          labelAction={
            refused.tax_code && <a href={`/invitation?tax_code=${tax_code}`}>{words.ask_invitation}</a>
          }
          success={lookUp.state === 'found' ? words.found : undefined}
          hint={
            <>
              {notes[lookUp.state]} {again}
            </>
          }
        />
      </div>
      <TextField {...field('company_name')} autoComplete="organization" />
      <TextField {...field('address')} autoComplete="street-address" />
    </>
  );
}

type Company = components['schemas']['Company'];

type LookUp = 'none' | 'asking' | 'found' | 'unknown' | 'silent';

/** Asks the business register for a tax code; the answer to an earlier one is dropped. */
function useCompanyLookUp(onFound: (company: Company) => void) {
  const [state, setState] = useState<LookUp>('none');
  const request = useRef<AbortController | null>(null);
  const asked = useRef('');

  const ask = async (tax_code: string) => {
    request.current?.abort();
    asked.current = tax_code;
    if (!isTaxCode(tax_code)) return setState('none');
    const { signal } = (request.current = new AbortController());
    setState('asking');
    const path = `/api/companies/${encodeURIComponent(tax_code)}`;
    const reply = await call<{ company: Company }>('GET', path, { signal });
    if (signal.aborted) return;
    if (reply.ok) onFound(reply.body.company);
    setState(reply.ok ? 'found' : reply.failure.status === 404 ? 'unknown' : 'silent');
  };
  return {
    state,
    ask,
    /** The same code twice is fetched once. */
    askOnce: (tax_code: string) => (tax_code === asked.current ? undefined : void ask(tax_code)),
    forget: () => {
      request.current?.abort();
      asked.current = '';
      setState('none');
    },
  };
}
