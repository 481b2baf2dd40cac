import { useState } from 'react';
import { ApiFailure } from '#generated/client/http.ts';
import { today } from '#src/providers/today.ts';
import type { Side } from '#src/views/drafts/merge-draft.ts';
import { refusedBy } from '#src/views/form/refused-banner.tsx';
import { newerRecord } from '#src/views/newer-record.ts';
import { joining, mergeInvoice, type MergePlace } from '../merge/merge-invoice.ts';
import { placeOf, type Problem } from '../problem-places.ts';
import { createDraftStore } from './draft-store.ts';
import { draftOf, newDraft, type Draft, type Invoice } from './draft.ts';

/** What was refused and is shown at no field; `publishing`: not the save but the publication. */
type RefusedDraft = { messages: readonly string[]; publishing: boolean };

/** An invoice that was saved elsewhere while something is typed here; `bySave`: saving was refused for it. */
export type Met = { saved: Invoice; bySave: boolean };

/** What another person saved and was merged into what is typed here. */
export type Joined = { saved: Invoice; places: readonly MergePlace[] };

type Base = { draft: Draft; lockVersion: number | undefined };

/** A stable empty list: a new one each time would render every card again. */
export const NO_PROBLEMS: readonly Problem[] = [];

function serverProblems(error: ApiFailure, draft: Draft): Problem[] {
  return error.errors.map(({ message, fields }) => ({ message, ...placeOf(fields[0] ?? null, draft) }));
}

/**
 * The draft, the saved invoice it is a change of, and what the server and other people say to it. `begin`: what a new one holds
 * from the start, unsaved.
 */
export function useDraftBase(invoice: Invoice | null, begin: Draft | null) {
  const [base, setBase] = useState<Base>(() => ({
    draft: invoice === null ? newDraft(today()) : draftOf(invoice),
    lockVersion: invoice?.lock_version,
  }));
  const [store] = useState(() => createDraftStore(begin ?? base.draft));
  const [refused, setRefused] = useState<RefusedDraft | null>(null);
  const [placed, setPlaced] = useState<readonly Problem[]>(NO_PROBLEMS);
  const [met, setMet] = useState<Met | null>(null);
  const [joined, setJoined] = useState<Joined | null>(null);
  const { dispatch } = store;

  function accept(): void {
    setRefused(null);
    setPlaced(NO_PROBLEMS);
  }

  function fillFrom(saved: Invoice, keepsTyped = false): void {
    const next = draftOf(saved);
    setBase({ draft: next, lockVersion: saved.lock_version });
    if (!keepsTyped) dispatch({ type: 'replace', draft: next });
    accept();
  }

  /** What is typed here, with the steps that led to it, is from now on a change of an invoice that was saved elsewhere. */
  function standOn(
    saved: Invoice,
    choices: Readonly<Record<string, Side>>,
    places: readonly MergePlace[],
  ): void {
    const theirs = draftOf(saved);
    setBase({ draft: theirs, lockVersion: saved.lock_version });
    dispatch({ type: 'rebase', onto: joining(base.draft, theirs, choices) });
    accept();
    setJoined({ saved, places });
  }

  /** Merges it where no field was changed both here and there; whether it did. */
  function join(saved: Invoice): boolean {
    const { contested, theirs } = mergeInvoice(base.draft, store.get(), draftOf(saved));
    if (contested.length > 0) return false;
    standOn(saved, {}, theirs);
    return true;
  }

  function meet(saved: Invoice, bySave: boolean): void {
    if (join(saved)) return;
    const isSame = met?.saved.lock_version === saved.lock_version;
    setMet({ saved, bySave: bySave || (isSame && met.bySave) });
  }

  /** `publishing`: the draft is saved, and its publication was refused. */
  function refuse(error: unknown, publishing = false): void {
    const newer = newerRecord<Invoice>(error);
    if (newer !== null) {
      meet(newer, true);
      return;
    }
    const found = error instanceof ApiFailure ? serverProblems(error, store.get()) : [];
    setPlaced(found.filter(({ target }) => target !== null));
    const { messages } = refusedBy(error, []);
    setRefused({ messages, publishing });
  }

  return {
    ...{ store, base, refused, placed, met, joined },
    ...{ setRefused, setPlaced, accept, fillFrom, standOn, join, meet, refuse },
    forgetJoined: () => setJoined(null),
  };
}
