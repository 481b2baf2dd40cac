import { useListStatements } from '#generated/client/statements/statements.ts';
import type { components } from '#generated/types.ts';
import { useMay } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';

type Schemas = components['schemas'];

/**
 * The statement that both sides have signed, or number and day of an agreement on paper; '' for nothing. Without `statement_id` nothing has
 * been chosen; null is the choice of paper.
 */
type Agreement = { agreement_no: string; agreement_on: string; statement_id?: number | null };

const NONE: Agreement = { agreement_no: '', agreement_on: '' };
const mostStatements = 50;

/** What was agreed with the buyer for one remedy, and the invoice's statements about it. */
export type AgreementState = ReturnType<typeof useAgreement>;

/**
 * The agreement of a correction as it is typed. A statement that both sides have signed is taken by itself where nothing else was entered;
 * `isReading` says that it is not known yet whether there is one, so nothing may be sent before.
 */
export function useAgreement(remedy: Schemas['Remedy'] | undefined, matter: Schemas['Matter']) {
  const [typed, setTyped] = useState(NONE);
  const wanted = Number(useSearchParams()[0].get('statement'));
  const invoice_id = useCorrectedId();
  const may = useMay();
  const nature = natureOf(remedy);
  const enabled = invoice_id !== null && nature !== null && may('listStatements');
  const { data, isFetchedAfterMount, error, refetch } = useListStatements(
    { invoice_id: invoice_id ?? 0, sort: '-created_on', limit: mostStatements },
    { query: { enabled, staleTime: 0 } },
  );
  const statements = enabled ? (data ?? []) : [];
  const signed = statements.filter(
    (one) => one.nature === nature && one.state === 'signed' && one.correcting_id === null,
  );
  const first = signed.find(({ id }) => id === wanted) ?? signed[0];
  const isBare = typed.statement_id === undefined && typed.agreement_no === '' && typed.agreement_on === '';
  const value: Agreement = isBare && first !== undefined ? { ...typed, statement_id: first.id } : typed;
  return {
    value,
    put: setTyped,
    isTouched: typed !== NONE,
    isReading: enabled && !isFetchedAfterMount,
    error: enabled ? error : null,
    readAgain: () => void refetch(),
    /** Of ours, and open to the account: only then there are statements of it. */
    invoice_id: enabled ? invoice_id : null,
    nature,
    matter,
    signed,
    open: statements.find(({ state }) => state !== 'signed' && state !== 'withdrawn'),
  };
}

/** As it is sent: null for what is not given. Number and day of a statement are its own. */
export function agreementInput({ agreement_no, agreement_on, statement_id = null }: Agreement) {
  if (statement_id !== null) return { statement_id };
  return { agreement_no: agreement_no.trim() || null, agreement_on: agreement_on || null };
}

/** What a statement about the remedy is for; null where the remedy needs no agreement. */
function natureOf(remedy: Schemas['Remedy'] | undefined): Schemas['StatementNature'] | null {
  if (remedy === undefined || remedy.agreement === 'none') return null;
  return remedy.action === 'adjust' || remedy.action === 'replace' ? remedy.action : null;
}

/** The invoice that the page corrects; null on a page about an invoice that was not issued here. */
function useCorrectedId(): number | null {
  const { pathname } = useLocation();
  const id = Number(useParams()['id']);
  const own = [hrefOf('corrections', id), hrefOf('adjusted_invoices.create', id)];
  return own.includes(pathname.replace(/\/$/, '')) ? id : null;
}
