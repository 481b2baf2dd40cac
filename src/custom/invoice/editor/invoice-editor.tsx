import { useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import { movementLetter } from '#domain/invoice/movement/movement-fields.table.ts';
import { today } from '#src/providers/today.ts';
import { media } from '#src/theme/tokens.ts';
import { currencyUnit } from '#src/ui/format/number.ts';
import { SaveBar } from '#src/ui/layout/save-bar.tsx';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { keptNote } from '#src/views/drafts/use-keeper.ts';
import { useHeldStill } from '#src/views/form/use-held-still.ts';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { useWidePage } from '#src/views/pages/page-width.tsx';
import { mergeWords } from '#src/wording/desk/invoice-merge.ts';
import { invoiceWords } from '#src/wording/invoice.ts';
import { AttachmentsCard, AttachmentsLater } from '../attachments/attachments-card.tsx';
import { useDue } from '../due-badge.tsx';
import type { InvoiceSide } from '../invoice-side.ts';
import { useInvoiceAutosave } from './draft/autosave.tsx';
import { copiedDraft } from './draft/copied-draft.ts';
import { seriesOf, type Template } from './draft/draft-content.ts';
import { useOfDraft } from './draft/draft-store.ts';
import type { Invoice } from './draft/draft.ts';
import type { SaveInvoice } from './draft/use-draft-saving.ts';
import { useInvoiceDraft } from './draft/use-invoice-draft.ts';
import { useNewerInvoice } from './draft/use-newer-invoice.ts';
import './editor.css';
import { EditorBanners, focusRefused } from './page/editor-banners.tsx';
import { EditorCards } from './page/editor-cards.tsx';
import { EditorHeader } from './page/editor-header.tsx';
import { stepOf, useEditorActs, useEditorKeys } from './page/use-editor-acts.ts';
import { EditorAside, useFoldedAside } from './preview/editor-aside.tsx';
import { PrintDrawerButton } from './preview/live-print.tsx';
import { PublishButton } from './publish-button.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { ReadyCard } from './ready/ready-card.tsx';
import { useRefusal } from './refusal.ts';
import { lacksOf, useSigningReadiness } from './ready/signing-readiness.tsx';
import { TotalBar } from './total-bar.tsx';

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
  const editor = useInvoiceDraft(invoice, templates, save, begin);
  const { store, head, template, amounts, has_vat, price_includes_tax, open, saving, isDirty } = editor;
  const banners = useRef<HTMLDivElement>(null);
  const typed = useRef<HTMLDivElement>(null);
  useToldOfOthers(invoice, editor, () => focusRefused(banners));
  const moved = movementLetter(seriesOf(template)) !== null;
  const refusal = useRefusal(invoice);
  const signing = useSigningReadiness(seriesOf(template), head.issued_on, invoice);
  const kept = useInvoiceAutosave(invoice?.id ?? null, side, editor);
  useReportUnsaved(isDirty, kept);
  useWidePage();
  const aside = useFoldedAside();
  const acts = useEditorActs({
    ...{ invoice, editor, kept, signing, onSaved, asksToPublish, goesOn },
    fold: aside.fold,
  });
  useHeldStill(typed, saving && (invoice === null || acts.asking));
  useEditorKeys({ invoice, editor, acts, mayPublish });
  const toDoCount = open.length + lacksOf(signing.readiness);
  const symbol = template?.symbol ?? invoice?.symbol ?? '';
  const status = invoice?.status ?? 'draft';
  const due = useDue({ status, issued_on: head.issued_on, symbol });
  const print = {
    invoice_id: invoice?.id ?? null,
    store,
    template_id: template?.id ?? null,
    price_includes_tax,
  };
  // On a phone all actions are in the bar of the page; elsewhere this one is in view beside the total, however long the invoice.
  const isPhone = useMediaQuery(media.sheetNavigation);
  const publish = mayPublish && (
    <PublishButton
      busy={saving}
      onPublish={(next) => void acts.askToPublish(next)}
      onSave={isDirty ? () => void acts.saveDraft(true) : null}
      mayGoOn={invoice?.number == null && !isPhone}
    />
  );
  return (
    <>
      <EditorHeader
        {...{ invoice, side, symbol, has_vat }}
        issued_on={head.issued_on}
        moved={moved || isNote}
      >
        {actions}
        <PrintDrawerButton {...print} />
        {isPhone && publish}
      </EditorHeader>
      <EditorBanners
        {...{ invoice, copied, templates, isNote, editor, kept, refusal, acts, toDoCount }}
        place={banners}
      />
      <div className={aside.folded ? 'editor editor--folded' : 'editor'} ref={typed}>
        <EditorCards {...{ invoice, templates, editor, refusal }} />
        <EditorAside {...aside} print={print}>
          <ReadyCard problems={open} has_vat={has_vat} moved={moved} signing={signing} due={due} />
          {invoice === null ? (
            <AttachmentsLater />
          ) : (
            <AttachmentsCard invoice_id={invoice.id} is_draft={invoice.number === null} />
          )}
        </EditorAside>
      </div>
      <TotalBar
        {...{ amounts, has_vat, moved }}
        unit={currencyUnit(head.currency)}
        toDoCount={open.length === 0 && signing.readiness === null ? null : toDoCount}
        onToDo={() => acts.goToFirst(open)}
        saysReady={aside.folded}
        publish={!isPhone && publish}
        aboveActions={mayPublish}
      />
      <UnsavedBar editor={editor} keptOn={kept.keptOn} onSave={() => void acts.saveDraft()} />
      <PublishDialog
        invoice={acts.publishing}
        unchanged={refusal?.asksForChange === true && !acts.corrected}
        onClose={acts.endAsking}
        onPublished={(signed_here) =>
          acts.publishing && onPublished(acts.publishing, acts.goesOnNow() && signed_here)
        }
        onRefused={(error) => {
          acts.endAsking();
          editor.refuse(error, true);
        }}
      />
    </>
  );
}

type Editor = ReturnType<typeof useInvoiceDraft>;

/** Says who else saved the invoice while it is open. */
function useToldOfOthers(invoice: Invoice | null, editor: Editor, onShow: () => void): void {
  const { show } = useToast();
  useNewerInvoice(invoice, editor, {
    onNewer: ({ saved_by_name }) => show({ tone: 'success', message: invoiceWords.newer(saved_by_name) }),
    // The banner may be out of view, and the focus stays where something is typed.
    onMet: ({ saved_by_name }) =>
      show({
        tone: 'success',
        message: mergeWords.met(saved_by_name),
        action: { label: mergeWords.show, onPress: onShow },
      }),
  });
}

type UnsavedBarProps = { editor: Editor; keptOn: string | null; onSave: () => void };

/** The bar of unsaved changes. It comes after the frame of the first letter: the whole page is laid out for it. */
function UnsavedBar({ editor, keptOn, onSave }: UnsavedBarProps) {
  const canUndo = useOfDraft(editor.store, (one) => one.canUndo());
  const isLate = useDeferredValue(editor.isDirty, false);
  if (!isLate || !editor.isDirty) return null;
  return (
    <SaveBar
      message={invoiceWords.unsaved}
      note={keptNote(keptOn)}
      saveLabel={invoiceWords.saveDraft}
      onSave={onSave}
      onDiscard={editor.discard}
      onUndo={canUndo ? () => stepOf(editor, 'undo') : null}
      busy={editor.saving}
    />
  );
}
