import { useRef, useState } from 'react';
import { ApiFailure } from '#generated/client/http.ts';
import { newerRecord } from '#src/views/newer-record.ts';
import { unreadProblems } from '../number-limits.ts';
import type { Draft, Invoice, InvoiceInput } from './draft.ts';
import { NO_PROBLEMS, type useDraftBase } from './use-draft-base.ts';

type SentInvoice = InvoiceInput & { lock_version?: number | undefined };
export type SaveInvoice = (input: SentInvoice) => Promise<Invoice>;

/** The server has decided: nothing of it can still arrive. */
function isAnswered(error: unknown): boolean {
  return error instanceof ApiFailure && error.status >= 400 && error.status < 500;
}

type Saving = {
  based: ReturnType<typeof useDraftBase>;
  /** What would be saved. */
  written: (draft: Draft) => InvoiceInput;
  save: SaveInvoice;
};

/** Saves the draft. What is refused keeps everything typed; the reasons are then on the page. */
export function useDraftSaving({ based, written, save }: Saving) {
  const { store, setRefused, setPlaced, fillFrom, join, refuse } = based;
  const [saving, setSaving] = useState(false);
  // What was sent and got no answer. Sent again unchanged it is the same request, though settings may have arrived since: the server
  // then makes no second invoice.
  const unanswered = useRef<{ draft: Draft; input: SentInvoice } | null>(null);

  async function send(draft: Draft, lockVersion: number | undefined): Promise<Invoice> {
    const before = unanswered.current;
    const isSentBefore =
      before !== null && before.draft === draft && before.input.lock_version === lockVersion;
    const input = isSentBefore ? before.input : { ...written(draft), lock_version: lockVersion };
    unanswered.current = { draft, input };
    const saved = await save(input);
    unanswered.current = null;
    return saved;
  }

  /**
   * The saved invoice, or null when it was refused. `goesOn`: where another person saved meanwhile and nothing is in conflict, both
   * are saved.
   */
  async function saveFrom(lockVersion: number | undefined, goesOn: boolean): Promise<Invoice | null> {
    setPlaced(NO_PROBLEMS);
    const draft = store.get();
    const unread = unreadProblems(draft);
    if (unread.length > 0) {
      setRefused({ messages: unread.map(({ message }) => message), publishing: false });
      return null;
    }
    setSaving(true);
    setRefused(null);
    try {
      const saved = await send(draft, lockVersion);
      // What was typed while the answer was on its way stays, and is still to be saved.
      fillFrom(saved, store.get() !== draft);
      return saved;
    } catch (error) {
      if (isAnswered(error)) unanswered.current = null;
      const newer = newerRecord<Invoice>(error);
      if (newer !== null && goesOn && join(newer)) return await saveFrom(newer.lock_version, false);
      refuse(error);
      return null;
    } finally {
      setSaving(false);
    }
  }

  return { saving, saveFrom };
}
