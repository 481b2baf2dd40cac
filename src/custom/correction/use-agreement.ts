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

export type TypedAgreement = readonly [value: Agreement, put: (value: Agreement) => void];

/** The agreement as it is typed: of the page, so that it outlives another answer, and of the page before, where that had one. */
export function useTypedAgreement(): TypedAgreement {
  const { state } = useLocation() as { state: { agreement?: Agreement } | null };
  return useState(state?.agreement ?? NONE);
}

export function isTyped([value]: TypedAgreement): boolean {
  return value !== NONE;
}

/** For the page of another way to correct: number and day stay what they are, a statement is of one way alone. */
export function carried([{ agreement_no, agreement_on }]: TypedAgreement): { agreement: Agreement } {
  return { agreement: { agreement_no, agreement_on } };
}

const mostStatements = 50;

/** What was agreed with the buyer for one remedy, and the invoice's statements about it. */
export type AgreementState = ReturnType<typeof useAgreement>;

/**
 * The agreement of a correction as it is typed. A statement that both sides have signed is taken by itself where nothing else was entered;
 * `isReading` says that it is not known yet whether there is one, so nothing may be sent before. `hasMore`: the page holds more that is typed.
 */
export function useAgreement(
  remedy: Schemas['Remedy'] | undefined,
  matter: Schemas['Matter'],
  [typed, put]: TypedAgreement,
  hasMore: boolean,
) {
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
  const asked = askedOf(remedy, typed);
  const isBare = asked.statement_id === undefined && asked.agreement_no === '' && asked.agreement_on === '';
  const value: Agreement = isBare && first !== undefined ? { ...asked, statement_id: first.id } : asked;
  const isReading = enabled && !isFetchedAfterMount;
  return {
    value,
    put,
    isReading,
    /** Number and day are to be entered. */
    hasPaper: takesPaper(remedy) && !isReading && !value.statement_id,
    error: enabled ? error : null,
    readAgain: () => void refetch(),
    /** Of ours, and open to the account: only then there are statements of it. */
    invoice_id: enabled ? invoice_id : null,
    nature,
    matter,
    hasMore,
    signed,
    open: statements.find(({ state }) => state !== 'signed' && state !== 'withdrawn'),
  };
}

function takesPaper(remedy: Schemas['Remedy'] | undefined): boolean {
  return remedy !== undefined && remedy.agreement !== 'none' && remedy.agreement !== 'notice_or_posting';
}

/** What a remedy does not ask for is kept for one that does, and not sent. */
function askedOf(remedy: Schemas['Remedy'] | undefined, typed: Agreement): Agreement {
  if (takesPaper(remedy)) return typed;
  return natureOf(remedy) === null ? NONE : { ...NONE, statement_id: typed.statement_id };
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
