import { useMemo, useState } from 'react';
import { bearsVat } from '#domain/rules/particulars/forms.table.ts';
import { FORMS_OF_SALES } from '#domain/registration/series-in-force.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { useFirstForm } from '#src/providers/first-form.ts';
import type { Side } from '#src/views/drafts/merge-draft.ts';
import { useAmountSettings } from '#src/views/use-amount-settings.ts';
import { relatedOf } from '../../related.ts';
import type { InvoiceMerge } from '../merge/merge-invoice.ts';
import type { Problem } from '../problem-places.ts';
import { useDefaultTemplate } from '../use-templates.ts';
import { seriesOf, type Template } from './draft-content.ts';
import { useOfDraft } from './draft-store.ts';
import { draftOf, inputOf, type Draft, type Invoice, type InvoiceInput } from './draft.ts';
import { savesSame } from './saves-same.ts';
import { NO_PROBLEMS, useDraftBase, type Met } from './use-draft-base.ts';
import { useDraftSaving, type SaveInvoice } from './use-draft-saving.ts';
import { useJudgedDraft } from './use-judged-draft.ts';

const byTarget = (problems: readonly Problem[]) =>
  Object.fromEntries(
    problems.flatMap(({ target, message }) => (target === null ? [] : [[target, message]])),
  ) as Record<string, string>;

/**
 * The invoice being written: what is typed, what it comes to, what stands in its way, and saving it. A refused save
 * keeps everything typed; the lock_version sent is that of the invoice the draft was made from. `begin`: what a new one holds
 * from the start, unsaved.
 */
export function useInvoiceDraft(
  invoice: Invoice | null,
  templates: readonly Template[],
  save: SaveInvoice,
  begin: Draft | null = null,
) {
  const { tenant } = useSignedIn();
  const { digits, settings, isPending } = useAmountSettings(invoice);
  const based = useDraftBase(invoice, begin);
  const { store, base, refused, placed, met, joined } = based;
  const head = useOfDraft(store, ({ head: current }) => current());
  const [revealed, setRevealed] = useState(false);

  const offered = useDefaultTemplate(templates);
  const template = templates.find(({ id }) => id === head.template_id) ?? offered;
  const form_no = useFirstForm(FORMS_OF_SALES).form_no ?? undefined;
  const has_vat = bearsVat(seriesOf(template, form_no));
  const number = invoice?.number ?? null;
  const related = useMemo(() => (invoice === null ? null : relatedOf(invoice)), [invoice]);
  const surroundings = useMemo(
    () => ({ tenant, template, form_no, number, related, digits, settings }),
    [tenant, template, form_no, number, related, digits, settings],
  );
  const judged = useJudgedDraft(store, surroundings);
  // Not behind: a key or a link right after the last letter must know of it.
  const isDirty = useOfDraft(store, ({ get }) => !savesSame(get(), base.draft));
  const shown = revealed ? judged.open : NO_PROBLEMS;
  const problems = useMemo(() => ({ ...byTarget(shown), ...byTarget(placed) }), [shown, placed]);

  const written = (draft: Draft): InvoiceInput => ({
    ...inputOf(draft),
    template_id: template?.id ?? null,
    // What was seen is saved, even when the company's setting changes in between.
    price_includes_tax: draft.price_includes_tax ?? (isPending ? null : settings.price_includes_tax),
  });
  const { saving, saveFrom } = useDraftSaving({ based, written, save });

  return {
    ...judged,
    store,
    dispatch: store.dispatch,
    /** The draft without its lines. */
    head,
    template,
    /** Whether the form of the series names VAT at all. */
    has_vat,
    /** Where no VAT is computed, prices contain none. */
    price_includes_tax: has_vat && (head.price_includes_tax ?? settings.price_includes_tax),
    problems,
    refused,
    refuse: based.refuse,
    saving,
    isDirty,
    /** The invoice as it was saved, in the shape of the draft. */
    stored: base.draft,
    lockVersion: base.lockVersion ?? null,
    reveal: () => setRevealed(true),
    /** `goesOn`: with what another person saved meanwhile, where nothing of it is in conflict; without, that is shown first. */
    save: (goesOn: boolean) => {
      based.forgetJoined();
      return saveFrom(base.lockVersion, goesOn);
    },
    /** What was saved elsewhere and changes what was changed here too: a person chooses. */
    met: met !== null && isDirty && met.saved.lock_version > (base.lockVersion ?? 0) ? met : null,
    meet: (saved: Invoice) => based.meet(saved, false),
    settle: ({ saved }: Met, merge: InvoiceMerge, choices: Readonly<Record<string, Side>>) =>
      based.standOn(saved, choices, merge.theirs),
    saveSettled: () => saveFrom(met?.saved.lock_version, false),
    joined,
    forgetJoined: based.forgetJoined,
    /** Shows an invoice that was saved elsewhere; whether it says anything else than what was saved before. */
    take: (saved: Invoice): boolean => {
      based.fillFrom(saved);
      return !savesSame(draftOf(saved), base.draft);
    },
    discard: () => {
      store.dispatch({ type: 'replace', draft: base.draft });
      based.accept();
    },
  };
}
