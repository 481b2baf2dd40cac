import { useRef, useState } from 'react';
import type { components } from '#generated/types.ts';
import { isTaxCode } from '#domain/fields/tax-code.ts';
import { call } from '#src/login/call.ts';

type Company = components['schemas']['Company'];

export type LookUp = 'none' | 'asking' | 'found' | 'unknown' | 'silent';

/** Asks the business register for a tax code; the answer to an earlier one is dropped. */
export function useCompanyLookUp(onFound: (company: Company) => void) {
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
