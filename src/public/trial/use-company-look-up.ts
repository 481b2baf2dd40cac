import { useRef, useState } from 'react';
import { isTaxCode } from '#domain/fields/tax-code.ts';
import { call } from '#src/login/call.ts';
import type { Company } from './register-filling.ts';

type LookUp = { state: 'none' | 'asking' | 'unknown' | 'silent' } | { state: 'found'; company: Company };

/** Asks the business register for a tax code; the answer to an earlier one is dropped. */
export function useCompanyLookUp(onFound: (company: Company) => void) {
  const [look, setLook] = useState<LookUp>({ state: 'none' });
  const request = useRef<AbortController | null>(null);
  const asked = useRef('');

  const ask = async (tax_code: string) => {
    request.current?.abort();
    asked.current = tax_code;
    if (!isTaxCode(tax_code)) return setLook({ state: 'none' });
    const { signal } = (request.current = new AbortController());
    setLook({ state: 'asking' });
    const path = `/api/companies/${encodeURIComponent(tax_code)}`;
    const reply = await call<{ company: Company }>('GET', path, { signal });
    if (signal.aborted) return;
    if (!reply.ok) return setLook({ state: reply.failure.status === 404 ? 'unknown' : 'silent' });
    onFound(reply.body.company);
    setLook({ state: 'found', company: reply.body.company });
  };
  return {
    look,
    ask,
    /** The same code twice is fetched once. */
    askOnce: (tax_code: string) => (tax_code === asked.current ? undefined : void ask(tax_code)),
    forget: () => {
      request.current?.abort();
      asked.current = '';
      setLook({ state: 'none' });
    },
  };
}
