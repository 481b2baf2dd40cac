import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs';
import IconWritingSign from '@tabler/icons-react/dist/esm/icons/IconWritingSign.mjs';
import { PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { mistakeKind } from '#src/views/document-kinds/mistake-kind.ts';
import { RefusalBanner } from '#src/views/document/refusal.tsx';
import { useFormDraft } from '#src/views/form/form-autosave.tsx';
import { FormFrame } from '#src/views/form/form-frame.tsx';
import type { RecordData } from '#src/views/form/form-values.ts';
import { refusedBy } from '#src/views/form/refused-banner.tsx';
import type { Refused } from '#src/views/form/refused-banner.tsx';
import { useRecordForm } from '#src/views/form/use-record-form.ts';
import { backToList } from '#src/views/list/list-place.ts';
import { useKey } from '#src/views/use-key.ts';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { mistakeTitles } from '#src/wording/record-lists.ts';
import { mistakeWords } from '#src/wording/mistake.ts';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { mistakeActionPages } from './outcome.tsx';
import { LinesCard } from './lines-card.tsx';
import { descriptor, fields, messageTypeOf } from './mistake-fields.ts';
import type { InvoiceMistake, MistakenInvoice } from './mistake-fields.ts';
import { OriginCard } from './origin-card.tsx';
import { MistakePdfButton } from './mistake-files.tsx';
import { NoticePreview } from './notice-preview.tsx';
import { ReviewBanner } from './review-banner.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import './mistake.css';

type MistakeEditorProps = {
  /** Null while it has never been saved. */
  notice: InvoiceMistake | null;
  /** What the form is filled from. */
  record: RecordData;
  title?: string;
  /** Saves what is typed; `submits` when the question of sending comes next. */
  save: (record: Record<string, unknown>, submits: boolean) => Promise<RecordData>;
  /** It was signed and sent. */
  onSent?: () => void;
  /** The question of sending comes up by itself. */
  asksToSubmit?: boolean;
  actions?: ReactNode;
};

/** A notice being written: what it answers, and its invoices with the reason of each. */
export function MistakeEditor(props: MistakeEditorProps) {
  const { notice, record, title = mistakeTitles.title, save, onSent, asksToSubmit = false, actions } = props;
  const id = notice?.id ?? null;
  const submits = useRef(false);
  const state = useRecordForm(fields, record, (typed) => save(typed, submits.current));
  const { form, isDirty, isSubmitting } = state;
  const draft = useFormDraft(descriptor, id, state);
  const [isAsking, setAsking] = useState(asksToSubmit);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isCorrected, setCorrected] = useState(false);
  const saveThen = (submitsNext: boolean) => {
    submits.current = submitsNext;
    setRefused(null);
    state.submit(() => {
      draft.clear();
      setCorrected(true);
      // A new one goes on at its own page.
      if (submitsNext && id !== null) setAsking(true);
    });
  };
  const submit = () => saveThen(false);
  const askToSubmit = () => {
    if (id === null || isDirty) return saveThen(true);
    setRefused(null);
    form.clearErrors();
    setAsking(true);
  };
  const refuse = (error: unknown) => {
    const refusal = refusedBy(error, fields);
    for (const [name, message] of Object.entries(refusal.byField))
      form.setError(name, { type: 'server', message });
    const count = Object.keys(refusal.byField).length;
    const counted = count === 0 ? [] : [mistakeWords.submit.unready(count)];
    setRefused({ ...refusal, messages: [...counted, ...refusal.messages] });
    setAsking(false);
  };
  useKey('Enter', askToSubmit, !isSubmitting && !isAsking);
  const status = notice?.status ?? 'draft';
  const isRefused = notice?.status_error === true;
  const invoices = useWatch({ control: form.control, name: 'invoices' }) as readonly MistakenInvoice[];
  return (
    <>
      <PageHeader
        title={title}
        back={backToList(hrefOf('invoice_mistakes'), descriptor.label)}
        badges={<Badge tone={PUBLICATION_STATUS_TONES[status]}>{publicationStatusLabels[status]}</Badge>}
        facts={mistakeWords.form(invoices.length, messageTypeOf(invoices))}
        actions={
          <>
            {actions}
            {notice !== null && <MistakePdfButton notice={notice} unsaved={isDirty} />}
            {/* Once something is typed the bar of unsaved changes saves. */}
            {notice === null && !isDirty && (
              <Button icon={IconDeviceFloppy} shortcut="Ctrl S" busy={isSubmitting} onClick={submit}>
                {mistakeWords.save}
              </Button>
            )}
            <Button
              tone="primary"
              icon={IconWritingSign}
              shortcut="Ctrl ⏎"
              busy={isSubmitting}
              onClick={askToSubmit}
            >
              {isRefused ? mistakeWords.submit.again : mistakeWords.submit.button}
            </Button>
          </>
        }
      />
      <FormFrame
        {...{ descriptor, state, draft }}
        onSave={submit}
        canSave={isDirty || id === null}
        held={isSubmitting}
        sending={{ refused, title: mistakeWords.submit.refused }}
        banners={
          <>
            {notice !== null && <ReviewBanner notice={notice} />}
            {isRefused && (
              <RefusalBanner
                actionPages={mistakeActionPages}
                kind={mistakeKind()}
                status={status}
                reasons={notice.reasons}
              />
            )}
          </>
        }
      >
        <div className="mistake__desk">
          <div className="k-stack">
            <OriginCard />
            <LinesCard />
            <Banner tone="info" title={mistakeWords.remedyTitle}>
              {mistakeWords.remedy}
            </Banner>
          </div>
          <NoticePreview notice={notice} />
        </div>
      </FormFrame>
      {isAsking && notice !== null && (
        <SubmitDialog
          notice={notice}
          unchanged={isRefused && status !== 'signature_failed' && !isCorrected}
          onClose={() => setAsking(false)}
          onSent={() => onSent?.()}
          onRefused={refuse}
        />
      )}
    </>
  );
}
