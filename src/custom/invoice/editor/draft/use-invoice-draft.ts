import { useCallback, useMemo, useRef, useState } from 'react';
import type { InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import type { LineAmounts } from '#domain/money/line-amounts.ts';
import { bearsVat } from '#domain/rules/particulars/forms.table.ts';
import {
  revenuePercentsOn,
  revenueReliefOn,
  statesRevenueRelief,
} from '#domain/rules/tax/revenue-percentages.table.ts';
import { ApiFailure } from '#generated/client/http.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { today } from '#src/providers/today.ts';
import { refusedBy } from '#src/views/form/refused-banner.tsx';
import { newerRecord } from '#src/views/newer-record.ts';
import { relatedOf } from '../../related.ts';
import { joining, mergeInvoice, type InvoiceMerge, type MergePlace } from '../merge/merge-invoice.ts';
import type { Side } from '#src/views/drafts/merge-draft.ts';
import { assess, explain, seriesOf, type Surroundings, type Template } from './draft-content.ts';
import { savesSame } from './saves-same.ts';
import { createDraftStore, useOfDraft, useRestingDraft } from './draft-store.ts';
import {
  draftOf,
  inputOf,
  newDraft,
  writtenLines,
  type Draft,
  type Invoice,
  type InvoiceInput,
} from './draft.ts';
import { unreadProblems } from '../number-limits.ts';
import { fieldId, placeOf, problemsOf, type Problem } from '../problem-places.ts';
import { invoiceWords } from '#src/wording/invoice.ts';
import { useAmountSettings } from '#src/views/use-amount-settings.ts';
import { useDefaultTemplate } from '../use-templates.ts';

type SentInvoice = InvoiceInput & { lock_version?: number | undefined };
export type SaveInvoice = (input: SentInvoice) => Promise<Invoice>;

/** Up to so many lines amounts follow each key; of longer invoices they follow once typing pauses. */
const MAX_LINES_AT_ONCE = 60;
/** Longer than between two keys of a quick hand, so that nothing of it comes between them. */
const PAUSE_MS = 400;

const pauseFor = ({ lines }: Draft) => (lines.length > MAX_LINES_AT_ONCE ? PAUSE_MS : 0);

/** The server has decided: nothing of it can still arrive. */
function isAnswered(error: unknown): boolean {
  return error instanceof ApiFailure && error.status >= 400 && error.status < 500;
}

function serverProblems(error: ApiFailure, draft: Draft): Problem[] {
  return error.errors.map(({ message, fields }) => ({ message, ...placeOf(fields[0] ?? null, draft) }));
}

function amountsAt({ lines }: InvoiceAmounts, key: number, at: number): [number, LineAmounts][] {
  const of_line = lines[at];
  return of_line === undefined ? [] : [[key, of_line]];
}

/** The same list each time, so that what is computed anew draws no card again while no problem is shown. */
const NO_PROBLEMS: readonly Problem[] = [];

const byTarget = (problems: readonly Problem[]) =>
  Object.fromEntries(
    problems.flatMap(({ target, message }) => (target === null ? [] : [[target, message]])),
  ) as Record<string, string>;

/** Amounts, and what is between a draft and its publication. */
export function judge(
  draft: Draft,
  surroundings: Surroundings,
): { amounts: InvoiceAmounts; open: readonly Problem[] } {
  const { amounts, refusals } = assess(draft, surroundings, today());
  const unread = unreadProblems(draft);
  const targets = new Set(unread.map(({ target }) => target));
  // What cannot be read is not missing as well.
  const others = problemsOf(refusals, draft).filter(({ target }) => !targets.has(target));
  if (surroundings.template !== null) return { amounts, open: [...unread, ...others] };
  // Without a series what its symbol lacks says nothing: one is to be made.
  const target = fieldId('template_id');
  const missing = { message: invoiceWords.noTemplate, target, line: null };
  return { amounts, open: [...unread, missing, ...others.filter((one) => one.target !== target)] };
}

/** What was refused and is shown at no field; `publishing`: not the save but the publication. */
export type RefusedDraft = { messages: readonly string[]; publishing: boolean };

type Base = { draft: Draft; lockVersion: number | undefined };

/** An invoice that was saved elsewhere while something is typed here; `bySave`: saving was refused for it. */
export type Met = { saved: Invoice; bySave: boolean };

/** What another person saved and was merged into what is typed here. */
export type Joined = { saved: Invoice; places: readonly MergePlace[] };

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
  const [base, setBase] = useState<Base>(() => ({
    draft: invoice === null ? newDraft(today()) : draftOf(invoice),
    lockVersion: invoice?.lock_version,
  }));
  const [store] = useState(() => createDraftStore(begin ?? base.draft));
  const { dispatch } = store;
  const head = useOfDraft(store, ({ head: current }) => current());
  const [refused, setRefused] = useState<RefusedDraft | null>(null);
  const [placed, setPlaced] = useState<readonly Problem[]>(NO_PROBLEMS);
  const [revealed, setRevealed] = useState(false);
  const [saving, setSaving] = useState(false);
  const [met, setMet] = useState<Met | null>(null);
  const [joined, setJoined] = useState<Joined | null>(null);
  // What was sent and got no answer. Sent again unchanged it is the same request, though settings may have arrived since: the server
  // then makes no second invoice.
  const unanswered = useRef<{ draft: Draft; input: SentInvoice } | null>(null);

  const offered = useDefaultTemplate(templates);
  const template = templates.find(({ id }) => id === head.template_id) ?? offered;
  const { form_no } = seriesOf(template);
  const has_vat = bearsVat(seriesOf(template));
  // What amounts are computed from, so that a key is never late.
  const settled = useRestingDraft(store, pauseFor);
  const { issued_on } = settled;
  const has_chosen = writtenLines(settled).some(({ revenue_percent }) => revenue_percent !== '');
  // The same list while nothing of it changes, so that lines are not drawn again.
  const percents = useMemo(
    () => reducedPercents({ form_no, issued_on, has_chosen }),
    [form_no, issued_on, has_chosen],
  );
  const number = invoice?.number ?? null;
  const related = useMemo(() => (invoice === null ? null : relatedOf(invoice)), [invoice]);
  const surroundings = useMemo(
    () => ({ tenant, template, number, related, digits, settings }),
    [tenant, template, number, related, digits, settings],
  );
  const { amounts, open } = useMemo(() => judge(settled, surroundings), [settled, surroundings]);
  const lineAmounts = useMemo(
    () => new Map(writtenLines(settled).flatMap(({ key }, at) => amountsAt(amounts, key, at))),
    [settled, amounts],
  );
  const explainAmounts = useCallback(() => explain(settled, surroundings), [settled, surroundings]);
  // Not behind: a key or a link right after the last letter must know of it.
  const isDirty = useOfDraft(store, ({ get }) => !savesSame(get(), base.draft));
  const shown = revealed ? open : NO_PROBLEMS;
  const problems = useMemo(() => ({ ...byTarget(shown), ...byTarget(placed) }), [shown, placed]);

  function fillFrom(saved: Invoice, keepsTyped = false) {
    const next = draftOf(saved);
    setBase({ draft: next, lockVersion: saved.lock_version });
    if (!keepsTyped) dispatch({ type: 'replace', draft: next });
    setRefused(null);
    setPlaced(NO_PROBLEMS);
  }

  /** What is typed here, with the steps that led to it, is from now on a change of an invoice that was saved elsewhere. */
  function standOn(saved: Invoice, choices: Readonly<Record<string, Side>>, places: readonly MergePlace[]) {
    const theirs = draftOf(saved);
    setBase({ draft: theirs, lockVersion: saved.lock_version });
    dispatch({ type: 'rebase', onto: joining(base.draft, theirs, choices) });
    setRefused(null);
    setPlaced(NO_PROBLEMS);
    setJoined({ saved, places });
  }

  /** Merges it where no field was changed both here and there; whether it did. */
  function join(saved: Invoice): boolean {
    const { contested, theirs } = mergeInvoice(base.draft, store.get(), draftOf(saved));
    if (contested.length > 0) return false;
    standOn(saved, {}, theirs);
    return true;
  }

  function meet(saved: Invoice, bySave: boolean) {
    if (join(saved)) return;
    const isSame = met?.saved.lock_version === saved.lock_version;
    setMet({ saved, bySave: bySave || (isSame && met.bySave) });
  }

  /** `publishing`: the draft is saved, and its publication was refused. */
  function refuse(error: unknown, publishing = false) {
    const newer = newerRecord<Invoice>(error);
    if (newer !== null) {
      meet(newer, true);
      return;
    }
    const found = error instanceof ApiFailure ? serverProblems(error, store.get()) : [];
    const targets = found.filter(({ target }) => target !== null);
    setPlaced(targets);
    const { messages } = refusedBy(error, []);
    setRefused({ messages, publishing });
  }

  /** What would be saved. */
  const written = (draft: Draft): InvoiceInput => ({
    ...inputOf(draft),
    template_id: template?.id ?? null,
    // What was seen is saved, even when the company's setting changes in between.
    price_includes_tax: draft.price_includes_tax ?? (isPending ? null : settings.price_includes_tax),
  });

  /**
   * The saved invoice, or null when it was refused: the reasons are then on the page. `goesOn`: where another person saved meanwhile
   * and nothing is in conflict, both are saved.
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
      const before = unanswered.current;
      const isSentBefore =
        before !== null && before.draft === draft && before.input.lock_version === lockVersion;
      const input = isSentBefore ? before.input : { ...written(draft), lock_version: lockVersion };
      unanswered.current = { draft, input };
      const saved = await save(input);
      unanswered.current = null;
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

  return {
    store,
    dispatch,
    /** The draft without its lines. */
    head,
    template,
    amounts,
    /** Of each line by its key. */
    lineAmounts,
    /** Whether the form of the series names VAT at all. */
    has_vat,
    /** Percentages on revenue a line can have reduced; null where there are none. */
    percents,
    /** Where no VAT is computed, prices contain none. */
    price_includes_tax: has_vat && (head.price_includes_tax ?? settings.price_includes_tax),
    explainAmounts,
    /** Everything between the draft and its publication. */
    open,
    /** The same for what stands there this very moment. */
    openNow: () => judge(store.get(), surroundings).open,
    problems,
    refused,
    refuse,
    saving,
    isDirty,
    /** The invoice as it was saved, in the shape of the draft. */
    stored: base.draft,
    lockVersion: base.lockVersion ?? null,
    reveal: () => setRevealed(true),
    /** `goesOn`: with what another person saved meanwhile, where nothing of it is in conflict; without, that is shown first. */
    save: (goesOn: boolean) => {
      setJoined(null);
      return saveFrom(base.lockVersion, goesOn);
    },
    /** What was saved elsewhere and changes what was changed here too: a person chooses. */
    met: met !== null && isDirty && met.saved.lock_version > (base.lockVersion ?? 0) ? met : null,
    meet: (saved: Invoice) => meet(saved, false),
    settle: ({ saved }: Met, merge: InvoiceMerge, choices: Readonly<Record<string, Side>>) =>
      standOn(saved, choices, merge.theirs),
    saveSettled: () => saveFrom(met?.saved.lock_version, false),
    joined,
    forgetJoined: () => setJoined(null),
    /** Shows an invoice that was saved elsewhere; whether it says anything else than what was saved before. */
    take: (saved: Invoice): boolean => {
      fillFrom(saved);
      return !savesSame(draftOf(saved), base.draft);
    },
    discard: () => {
      dispatch({ type: 'replace', draft: base.draft });
      setRefused(null);
      setPlaced(NO_PROBLEMS);
    },
  };
}

type Choosing = {
  form_no: string;
  /** Ngày lập, YYYY-MM-DD. */
  issued_on: string;
  /** Whether a line names a percentage already. */
  has_chosen: boolean;
};

/**
 * The percentages on revenue a line can choose to have reduced; null where there is nothing to choose. What was chosen
 * before the day was changed to one without reduction can still be seen and taken back.
 */
export function reducedPercents({ form_no, issued_on, has_chosen }: Choosing): readonly string[] | null {
  if (!statesRevenueRelief(form_no)) return null;
  if (revenueReliefOn(issued_on) !== null) return revenuePercentsOn(issued_on);
  return has_chosen ? [] : null;
}
