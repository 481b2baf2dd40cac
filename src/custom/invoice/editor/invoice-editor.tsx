import {
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useCanAccess } from 'react-admin';
import { movementLetter } from '#domain/invoice/movement/movement-fields.table.ts';
import { shownName } from '#domain/invoice/shown-name.ts';
import { PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import { today } from '#src/providers/today.ts';
import { media } from '#src/theme/tokens.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { SaveBar } from '#src/ui/layout/save-bar.tsx';
import { currencyUnit } from '#src/ui/format/number.ts';
import { invoiceKind } from '#src/views/document-kinds/invoice-kind.ts';
import { RefusalBanner } from '#src/views/document/refusal.tsx';
import { DraftBanner } from '#src/views/drafts/draft-banner.tsx';
import { keptNote } from '#src/views/drafts/use-keeper.ts';
import { RefusedMessages } from '#src/views/form/refused-banner.tsx';
import { useHeldStill } from '#src/views/form/use-held-still.ts';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { useWidePage } from '#src/views/pages/page-width.tsx';
import { useAltKey, useKey } from '#src/views/use-key.ts';
import { invoiceActWords } from '#src/wording/desk/invoice-acts.ts';
import { forms } from '#src/wording/forms.ts';
import { invoiceWords } from '#src/wording/invoice.ts';
import { mergeWords } from '#src/wording/desk/invoice-merge.ts';
import { movementWords } from '#src/wording/desk/movement.ts';
import { publishWords } from '#src/wording/desk/invoice-editor.ts';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { invoiceActionPages } from '../action-pages.ts';
import { DueBadge } from '../due-badge.tsx';
import { dueOf } from '../due.ts';
import { backToInvoices, invoiceHref, type InvoiceSide } from '../invoice-side.ts';
import { useIncidents } from '../use-incidents.ts';
import { describeDraftField, useInvoiceAutosave } from './draft/autosave.tsx';
import { BuyerCard } from './buyer/buyer-card.tsx';
import { useLastUsed } from './buyer/use-last-used.ts';
import { copiedDraft } from './draft/copied-draft.ts';
import { seriesOf, type Template } from './draft/draft-content.ts';
import { useOfDraft } from './draft/draft-store.ts';
import { isBlank, type Invoice } from './draft/draft.ts';
import './editor.css';
import { ExtrasCard } from './extras-card.tsx';
import { HeaderCard } from './header-card.tsx';
import { DraftLines } from './lines/draft-lines.tsx';
import { AttachmentsCard, AttachmentsLater } from '../attachments/attachments-card.tsx';
import { EditorAside, useFoldedAside } from './preview/editor-aside.tsx';
import { PrintDrawerButton } from './preview/live-print.tsx';
import { goToStoredFaults, StoredFaultsBanner } from '../stored-faults-banner.tsx';
import { NoSeriesBanner } from './no-series-banner.tsx';
import { NoSeriesOfYear } from '../no-series-of-year.tsx';
import { PublishButton } from './publish-button.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { goTo, goToFirstTask, ReadyCard } from './ready-card.tsx';
import { cellId, fieldId, type Problem } from './problem-places.ts';
import { refusedMarks, useRefusal } from './refusal.ts';
import { lacksOf, useSigningReadiness } from './signing-readiness.tsx';
import { TotalBar } from './total-bar.tsx';
import { TotalsCard } from './totals-card.tsx';
import { useNewerInvoice } from './draft/use-newer-invoice.ts';
import { ConflictBanner, JoinedBanner } from './merge/conflict-banner.tsx';
import { useInvoiceDraft, type SaveInvoice } from './draft/use-invoice-draft.ts';

const MovementCard = lazy(async () => ({
  default: (await import('./movement/movement-card.tsx')).MovementCard,
}));

type InvoiceEditorProps = {
  /** Null while it has never been saved. */
  invoice: Invoice | null;
  /** A new one begins as a copy of this one. */
  copied?: Invoice | null;
  side: InvoiceSide;
  templates: readonly Template[];
  save: SaveInvoice;
  /** Told after a save; `publishing` when the question of publishing comes next. */
  onSaved: (saved: Invoice, publishing: boolean, goes_on: boolean) => void;
  onPublished: (invoice: Invoice, goes_on: boolean) => void;
  /** The question of publishing is open from the start; and once it is answered a new invoice comes next. */
  asksToPublish?: boolean;
  goesOn?: boolean;
  /** A new phiếu xuất kho: only their series are offered. */
  isNote?: boolean;
  actions?: ReactNode;
};

/** A draft: header, buyer, lines, totals, what is missing; saved by Ctrl S, published by Ctrl Enter after asking. */
export function InvoiceEditor({
  invoice,
  copied = null,
  side,
  templates,
  save,
  onSaved,
  onPublished,
  asksToPublish = false,
  goesOn = false,
  isNote = false,
  actions,
}: InvoiceEditorProps) {
  const { canAccess: mayPublish = false } = useCanAccess({ resource: 'invoices', action: 'publishInvoice' });
  const [begin] = useState(() => (copied === null ? null : copiedDraft(copied, today(), templates)));
  const { show } = useToast();
  const editor = useInvoiceDraft(invoice, templates, save, begin);
  const told = useRef<HTMLDivElement>(null);
  const focusBanner = () => told.current?.querySelector<HTMLElement>('.form-refused')?.focus();
  useNewerInvoice(invoice, editor, {
    onNewer: ({ saved_by_name }) => show({ tone: 'success', message: invoiceWords.newer(saved_by_name) }),
    // The banner may be out of view, and the focus stays where something is typed.
    onMet: ({ saved_by_name }) =>
      show({
        tone: 'success',
        message: mergeWords.met(saved_by_name),
        action: { label: mergeWords.show, onPress: focusBanner },
      }),
  });
  const { store, dispatch, head, amounts, has_vat, price_includes_tax, problems, open } = editor;
  const { saving, isDirty, refused, met, joined } = editor;
  const letter = movementLetter(seriesOf(editor.template));
  const moved = letter !== null;
  const last = useLastUsed(head);
  const refusal = useRefusal(invoice);
  const signing = useSigningReadiness(seriesOf(editor.template), head.issued_on);
  const [publishing, setPublishing] = useState<Invoice | null>(asksToPublish ? invoice : null);
  /** A new invoice comes next, once this one is saved or published. */
  const goes_on = useRef(goesOn);
  const [corrected, setCorrected] = useState(false);
  const [unready, setUnready] = useState(false);
  const kept = useInvoiceAutosave(invoice?.id ?? null, side, editor);
  useReportUnsaved(isDirty, kept);
  useWidePage();
  const typed = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState(false);
  useHeldStill(typed, saving && (invoice === null || asking));
  const stops = refused ?? (met?.bySave ? met : null);
  useEffect(() => {
    // The one who saved may be at the other end of a long invoice. What is shown at a field alone has no banner.
    if (stops !== null) told.current?.querySelector<HTMLElement>('.form-refused')?.focus();
  }, [stops]);
  const aside = useFoldedAside();
  const canUndo = useOfDraft(store, (one) => one.canUndo());
  // The bar comes after the frame of the first letter, which it has the whole page laid out for.
  const shows_bar = useDeferredValue(isDirty, false);

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
  const saveDraft = (next = false) => {
    goes_on.current = next;
    return saveBy(() => editor.save(true));
  };
  const goToFirst = (toDo: readonly Problem[]) => {
    const target = toDo.find((problem) => problem.target !== null)?.target;
    if (target) {
      goTo(target);
      return;
    }
    flushSync(() => aside.fold(false));
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
    const saved = isDirty || invoice === null ? await send(() => editor.save(false)) : invoice;
    setAsking(false);
    if (saved === null) return;
    if (saved !== invoice) onSaved(saved, true, next);
    setPublishing(saved);
  };
  useAltKey('m', () => goTo(fieldId('buyer_tax_code')));
  useAltKey('l', () => {
    const { lines } = store.get();
    const next = lines.find(isBlank) ?? lines.at(-1);
    if (next !== undefined) goTo(cellId(next.key, 'name'));
  });
  // Behind a dialog nothing of the invoice may change unseen.
  const step = (type: 'undo' | 'redo') => {
    if (document.querySelector('[role=dialog]') === null) dispatch({ type });
  };
  useKey('z', ({ shiftKey }) => step(shiftKey ? 'redo' : 'undo'), !saving);
  useKey('y', () => step('redo'), !saving);
  const numbered = invoice?.number == null ? null : invoice;
  const mayGoOn = numbered === null;
  useKey('s', ({ shiftKey }) => void saveDraft(shiftKey && mayGoOn), isDirty && !saving);
  useKey(
    'Enter',
    ({ shiftKey }) => void askToPublish(shiftKey && mayGoOn),
    mayPublish && !saving && publishing === null,
  );

  const status = invoice?.status ?? 'draft';
  const toDoCount = open.length + lacksOf(signing.readiness);
  const marks = useMemo(
    () =>
      refusal === null ? problems : { ...refusedMarks(refusal.reasons, head, editor.stored), ...problems },
    [refusal, head, editor.stored, problems],
  );
  const { pathname } = useLocation();
  const card = { draft: head, dispatch, problems: marks };
  const symbol = editor.template?.symbol ?? invoice?.symbol ?? '';
  const due = dueOf({ status, issued_on: head.issued_on, symbol }, today(), useIncidents());
  const print = {
    invoice_id: invoice?.id ?? null,
    store,
    template_id: editor.template?.id ?? null,
    price_includes_tax,
  };
  // On a phone all actions are in the bar of the page; elsewhere this one is in view beside the total, however long the invoice.
  const isPhone = useMediaQuery(media.sheetNavigation);
  const publish = mayPublish && (
    <PublishButton
      busy={saving}
      onPublish={(next) => void askToPublish(next)}
      onSave={isDirty ? () => void saveDraft(true) : null}
      mayGoOn={mayGoOn && !isPhone}
    />
  );
  const unit = currencyUnit(head.currency);
  return (
    <>
      <PageHeader
        title={titleOf(invoice, has_vat, moved || isNote)}
        back={
          numbered
            ? { href: invoiceHref(side, numbered.id), label: invoiceWords.backToInvoice }
            : backToInvoices(side, pathname)
        }
        badges={
          <>
            <Badge tone={PUBLICATION_STATUS_TONES[status]}>{publicationStatusLabels[status]}</Badge>
            <DueBadge status={status} issued_on={head.issued_on} symbol={symbol} />
          </>
        }
        actions={
          <>
            {actions}
            <PrintDrawerButton {...print} />
            {isPhone && publish}
          </>
        }
      />
      <div className="editor__banners" ref={told}>
        <StoredFaultsBanner invoice={invoice} onSave={() => void saveDraft()} />
        <StoredFaultsBanner invoice={copied} onSave={null} isCopied />
        {templates.length === 0 && <NoSeriesBanner isNote={isNote} />}
        <NoSeriesOfYear symbols={templates.map(({ symbol }) => symbol)} day={head.issued_on} />
        <DraftBanner drafting={kept} one={invoiceWords.one} describe={describeDraftField} />
        {copied !== null && isDirty && (
          <Banner tone="info">
            {copied.number === null ? invoiceActWords.copyOfDraft : invoiceActWords.copyOf(shownName(copied))}
          </Banner>
        )}
        {invoice?.related?.note != null && <Banner tone="info">{invoice.related.note}</Banner>}
        {refusal !== null && (
          <RefusalBanner kind={invoiceKind()} actionPages={invoiceActionPages} {...refusal} />
        )}
        {joined !== null && <JoinedBanner joined={joined} onSeen={editor.forgetJoined} />}
        {met !== null && (
          <ConflictBanner
            key={met.saved.lock_version}
            met={met}
            base={editor.stored}
            store={store}
            templates={templates}
            onSettle={(merge, choices) => {
              editor.settle(met, merge, choices);
              if (met.bySave) void saveBy(editor.saveSettled);
            }}
          />
        )}
        {refused !== null && (
          <RefusedMessages
            messages={refused.messages}
            title={refused.publishing ? publishWords.refused : forms.refused}
          />
        )}
        {unready && toDoCount > 0 && <Banner tone="warning">{publishWords.unready(toDoCount)}</Banner>}
      </div>
      <div className={aside.folded ? 'editor editor--folded' : 'editor'} ref={typed}>
        <div className="k-stack">
          <HeaderCard
            {...card}
            templates={templates}
            template={editor.template}
            seriesFixed={numbered !== null}
          />
          {letter === null ? (
            <BuyerCard {...card} last={numbered === null ? last.buyer : null} />
          ) : (
            <Suspense fallback={<Card title={movementWords.title}>{null}</Card>}>
              <MovementCard {...card} letter={letter} />
            </Suspense>
          )}
          <ExtrasCard {...card} template={editor.template} />
          <DraftLines
            store={store}
            lastPrices={last.prices}
            currency={head.currency}
            issued_on={invoice?.related?.issued_on ?? head.issued_on}
            problems={marks}
            amounts={editor.lineAmounts}
            has_vat={has_vat}
            moved={moved}
            percents={editor.percents}
            asked={editor.template?.design.line_fields}
            price_includes_tax={price_includes_tax}
          />
          <TotalsCard
            {...card}
            amounts={amounts}
            has_vat={has_vat}
            form_no={seriesOf(editor.template).form_no}
            moved={moved}
            price_includes_tax={price_includes_tax}
            explain={editor.explainAmounts}
          />
        </div>
        <EditorAside {...aside} print={print}>
          <ReadyCard problems={open} has_vat={has_vat} moved={moved} signing={signing} due={due} />
          {invoice === null ? (
            <AttachmentsLater />
          ) : (
            <AttachmentsCard invoice_id={invoice.id} is_draft={numbered === null} />
          )}
        </EditorAside>
      </div>
      <TotalBar
        {...{ amounts, unit, has_vat, moved }}
        toDoCount={open.length === 0 && signing.readiness === null ? null : toDoCount}
        onToDo={() => goToFirst(open)}
        saysReady={aside.folded}
        publish={!isPhone && publish}
        aboveActions={mayPublish}
      />
      {shows_bar && (
        <SaveBar
          message={invoiceWords.unsaved}
          note={keptNote(kept.keptOn)}
          saveLabel={invoiceWords.saveDraft}
          onSave={() => void saveDraft()}
          onDiscard={editor.discard}
          onUndo={canUndo ? () => step('undo') : null}
          busy={saving}
        />
      )}
      <PublishDialog
        invoice={publishing}
        unchanged={refusal?.asksForChange === true && !corrected}
        onClose={() => setPublishing(null)}
        onPublished={(signed_here) => publishing && onPublished(publishing, goes_on.current && signed_here)}
        onRefused={(error) => {
          setPublishing(null);
          editor.refuse(error, true);
        }}
      />
    </>
  );
}

function titleOf(invoice: Invoice | null, has_vat: boolean, moved: boolean): string {
  if (invoice === null && moved) return movementWords.create;
  if (invoice === null) return has_vat ? invoiceWords.createTitle : invoiceWords.createUntaxedTitle;
  if (invoice.number !== null) return invoiceWords.revise(shownName(invoice));
  return moved ? movementWords.draft : invoiceWords.editTitle;
}
