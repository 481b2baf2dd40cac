import { useUnsavedGuard } from '#src/views/guard/unsaved-context.ts';
import { useCreateRecord } from '#src/views/record/use-save-record.ts';
import { hrefOf } from '#src/routes.ts';
import { mistakeTitles } from '#src/wording/record-lists.ts';
import { mistakeWords } from '#src/wording/mistake.ts';
import { CreateBase } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { MistakeEditor } from './mistake-editor.tsx';
import { BLANK_INVOICE, BLANK_NOTICE } from './mistake-fields.ts';
import type { InvoiceMistake, InvoiceMistakeInput } from './mistake-fields.ts';

const OTHER_NOTICE: InvoiceMistakeInput = { ...BLANK_NOTICE, invoices: [BLANK_INVOICE] };

/** A new notice of invoices that were issued here; `state.notice` fills it in from one whose lines were refused. */
export function MistakeCreate() {
  const { state } = useLocation() as { state: { notice?: InvoiceMistakeInput } | null };
  return <NewNotice record={state?.notice ?? BLANK_NOTICE} />;
}

/** A new notice of invoices of another system, typed by hand. */
export function MistakeCreateOther() {
  return <NewNotice record={OTHER_NOTICE} title={mistakeTitles.createOther} />;
}

type NewNoticeProps = { record: InvoiceMistakeInput; title?: string };

function NewNotice(props: NewNoticeProps) {
  return (
    <CreateBase resource="invoice_mistakes" redirect={false} disableAuthentication>
      <FirstDraft {...props} />
    </CreateBase>
  );
}

function FirstDraft({ record, title }: NewNoticeProps) {
  const navigate = useNavigate();
  const save = useCreateRecord<InvoiceMistake>();
  const { report } = useUnsavedGuard();
  const create = async (input: Record<string, unknown>, submits: boolean) => {
    const { lock_version: _none, ...typed } = input;
    const made = await save(typed);
    report(false);
    const state = submits ? { submits } : { toast: { tone: 'success', message: mistakeWords.created } };
    void navigate(hrefOf('invoice_mistakes.one', made.id), { replace: true, state });
    return made;
  };
  return (
    <MistakeEditor notice={null} record={record} save={create} {...(title !== undefined && { title })} />
  );
}
