import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAltKey, useKey } from '#src/views/use-key.ts';
import type { Drafting } from '#src/views/drafts/use-drafting.ts';
import { goToStoredFaults } from '../../stored-faults-banner.tsx';
import { isBlank, type Invoice } from '../draft/draft.ts';
import type { useInvoiceDraft } from '../draft/use-invoice-draft.ts';
import { cellId, fieldId, type Problem } from '../problem-places.ts';
import { goTo, goToFirstTask } from '../ready/ready-card.tsx';
import { lacksOf, type useSigningReadiness } from '../ready/signing-readiness.tsx';

type Acting = {
  invoice: Invoice | null;
  editor: ReturnType<typeof useInvoiceDraft>;
  kept: Drafting;
  signing: ReturnType<typeof useSigningReadiness>;
  /** Folds what is beside the form, or opens it. */
  fold: (folded: boolean) => void;
  onSaved: (saved: Invoice, publishing: boolean, goes_on: boolean) => void;
  asksToPublish: boolean;
  goesOn: boolean;
};

export type EditorActs = ReturnType<typeof useEditorActs>;

/** Saving the invoice and asking to publish it, and where both lead. */
export function useEditorActs({
  invoice,
  editor,
  kept,
  signing,
  fold,
  onSaved,
  asksToPublish,
  goesOn,
}: Acting) {
  const [publishing, setPublishing] = useState<Invoice | null>(asksToPublish ? invoice : null);
  /** A new invoice comes next, once this one is saved or published. */
  const goes_on = useRef(goesOn);
  const [corrected, setCorrected] = useState(false);
  const [unready, setUnready] = useState(false);
  const [asking, setAsking] = useState(false);

  const send = async (sending: () => Promise<Invoice | null>) => {
    const saved = await sending();
    if (saved !== null) {
      kept.clear();
      setCorrected(true);
    }
    return saved;
  };
  const saveBy = async (sending: () => Promise<Invoice | null>) => {
    const saved = await send(sending);
    if (saved !== null) onSaved(saved, false, goes_on.current);
  };
  const goToFirst = (toDo: readonly Problem[]) => {
    const target = toDo.find((problem) => problem.target !== null)?.target;
    if (target) {
      goTo(target);
      return;
    }
    flushSync(() => fold(false));
    goToFirstTask();
  };
  const askToPublish = async (next = false) => {
    goes_on.current = next;
    // Saving would write it anew without what could not be read: a person looks at that first.
    if (goToStoredFaults(invoice)) return;
    editor.reveal();
    const toDo = editor.openNow();
    const lacks = toDo.length > 0 ? 0 : lacksOf(await signing.again());
    setUnready(toDo.length + lacks > 0);
    if (toDo.length + lacks > 0) {
      goToFirst(toDo);
      return;
    }
    setAsking(true);
    const saved = editor.isDirty || invoice === null ? await send(() => editor.save(false)) : invoice;
    setAsking(false);
    if (saved === null) return;
    if (saved !== invoice) onSaved(saved, true, next);
    setPublishing(saved);
  };
  return {
    saveDraft: (next = false) => {
      goes_on.current = next;
      return saveBy(() => editor.save(true));
    },
    saveSettled: () => saveBy(editor.saveSettled),
    askToPublish,
    goToFirst,
    /** What the question of publishing is about; null while it is not put. */
    publishing,
    endAsking: () => setPublishing(null),
    /** Whether a new invoice comes next. */
    goesOnNow: () => goes_on.current,
    /** It is saved to be published. */
    asking,
    /** It was to be published, and something is missing. */
    unready,
    /** It was saved since it was opened. */
    corrected,
  };
}

type Keys = Pick<Acting, 'invoice' | 'editor'> & { acts: EditorActs; mayPublish: boolean };

/** Takes back the last step or does it again. Behind a dialog nothing of the invoice may change unseen. */
export function stepOf({ dispatch }: Acting['editor'], type: 'undo' | 'redo'): void {
  if (document.querySelector('[role=dialog]') === null) dispatch({ type });
}

/** Ctrl S saves, Ctrl Enter publishes, Ctrl Z takes back; Alt M leads to the buyer, Alt L to the lines, Alt N past them to the note. */
export function useEditorKeys({ invoice, editor, acts, mayPublish }: Keys): void {
  const { store, saving, isDirty } = editor;
  const mayGoOn = invoice?.number == null;
  useAltKey('m', () => goTo(fieldId('buyer_tax_code')));
  useAltKey('n', () => goTo(fieldId('internal_note')));
  useAltKey('l', () => {
    const { lines } = store.get();
    const next = lines.find(isBlank) ?? lines.at(-1);
    if (next !== undefined) goTo(cellId(next.key, 'name'));
  });
  useKey('z', ({ shiftKey }) => stepOf(editor, shiftKey ? 'redo' : 'undo'), !saving);
  useKey('y', () => stepOf(editor, 'redo'), !saving);
  useKey('s', ({ shiftKey }) => void acts.saveDraft(shiftKey && mayGoOn), isDirty && !saving);
  useKey(
    'Enter',
    ({ shiftKey }) => void acts.askToPublish(shiftKey && mayGoOn),
    mayPublish && !saving && acts.publishing === null,
  );
}
