import { useEffect, type RefObject } from 'react';
import { shownName } from '#domain/invoice/shown-name.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { invoiceKind } from '#src/views/document-kinds/invoice-kind.ts';
import { RefusalBanner } from '#src/views/document/refusal.tsx';
import { DraftBanner } from '#src/views/drafts/draft-banner.tsx';
import type { Drafting } from '#src/views/drafts/use-drafting.ts';
import { RefusedMessages } from '#src/views/form/refused-banner.tsx';
import { KeepingLinks } from '#src/views/guard/keeping-links.tsx';
import { invoiceActWords } from '#src/wording/desk/invoice-acts.ts';
import { publishWords } from '#src/wording/desk/invoice-editor.ts';
import { forms } from '#src/wording/forms.ts';
import { invoiceWords } from '#src/wording/invoice.ts';
import { invoiceActionPages } from '../../action-pages.ts';
import { NoSeriesOfYear } from '../../no-series-of-year.tsx';
import { StoredFaultsBanner } from '../../stored-faults-banner.tsx';
import { describeDraftField } from '../draft/autosave.tsx';
import type { Template } from '../draft/draft-content.ts';
import type { Invoice } from '../draft/draft.ts';
import type { useInvoiceDraft } from '../draft/use-invoice-draft.ts';
import { ConflictBanner, JoinedBanner } from '../merge/conflict-banner.tsx';
import { NoSeriesBanner } from '../no-series-banner.tsx';
import type { useRefusal } from '../refusal.ts';
import type { EditorActs } from './use-editor-acts.ts';

type EditorBannersProps = {
  place: RefObject<HTMLDivElement | null>;
  invoice: Invoice | null;
  copied: Invoice | null;
  templates: readonly Template[];
  isNote: boolean;
  editor: ReturnType<typeof useInvoiceDraft>;
  kept: Drafting;
  refusal: ReturnType<typeof useRefusal>;
  acts: EditorActs;
  toDoCount: number;
};

/** The banner of what was refused, which may be out of view. */
export function focusRefused({ current }: RefObject<HTMLDivElement | null>): void {
  current?.querySelector<HTMLElement>('.form-refused')?.focus();
}

/** What is to be known of the invoice before its fields. */
export function EditorBanners({
  place,
  invoice,
  copied,
  templates,
  isNote,
  editor,
  kept,
  refusal,
  acts,
  toDoCount,
}: EditorBannersProps) {
  const { store, head, met, joined, refused, isDirty } = editor;
  const stops = refused ?? (met?.bySave ? met : null);
  useEffect(() => {
    // The one who saved may be at the other end of a long invoice. What is shown at a field alone has no banner.
    if (stops !== null) focusRefused(place);
  }, [stops, place]);
  return (
    <div className="editor__banners" ref={place}>
      <StoredFaultsBanner invoice={invoice} onSave={() => void acts.saveDraft()} />
      <StoredFaultsBanner invoice={copied} onSave={null} isCopied />
      <KeepingLinks>
        {templates.length === 0 && <NoSeriesBanner isNote={isNote} />}
        <NoSeriesOfYear symbols={templates.map(({ symbol }) => symbol)} day={head.issued_on} />
      </KeepingLinks>
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
            if (met.bySave) void acts.saveSettled();
          }}
        />
      )}
      {refused !== null && (
        <RefusedMessages
          messages={refused.messages}
          title={refused.publishing ? publishWords.refused : forms.refused}
        />
      )}
      {acts.unready && toDoCount > 0 && <Banner tone="warning">{publishWords.unready(toDoCount)}</Banner>}
    </div>
  );
}
