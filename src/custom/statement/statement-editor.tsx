import IconWritingSign from '@tabler/icons-react/dist/esm/icons/IconWritingSign.mjs';
import { isList, statedInvoices, type StatementContent } from '#domain/statements/content.ts';
import { submitStatement } from '#generated/client/statements/statements.ts';
import { STATEMENT_STATE_TONES } from '#generated/vocabulary.ts';
import { hrefOf, pathsOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { SignAndSendDialog } from '#src/views/document/sending/sign-and-send-dialog.tsx';
import { FieldSlot } from '#src/views/form/field-slot.tsx';
import { useFormDraft } from '#src/views/form/form-autosave.tsx';
import { FormFrame } from '#src/views/form/form-frame.tsx';
import { refusedBy, type Refused } from '#src/views/form/refused-banner.tsx';
import { useRecordForm } from '#src/views/form/use-record-form.ts';
import { HistoryButton } from '#src/views/history/history-button.tsx';
import { backToList } from '#src/views/list/list-place.ts';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { DeleteButton } from '#src/views/record/delete-button.tsx';
import { useSaveRecord } from '#src/views/record/use-save-record.ts';
import { StatementPaper } from '#src/views/statement/statement-paper.tsx';
import { useKey } from '#src/views/use-key.ts';
import { shownStyle } from '#src/ui/format/number.ts';
import { statementStateLabels } from '#src/wording/labels.ts';
import { statementWords as words } from '#src/wording/statement.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { RightLines } from './right-lines.tsx';
import {
  descriptor,
  fieldAt,
  fields,
  statedLines,
  statementName,
  type Statement,
} from './statement-fields.ts';
import './statement.css';

type StatementEditorProps = { statement: Statement; content: StatementContent };

const SIGNERS = [
  'seller_delegate',
  'seller_position',
  'buyer_delegate',
  'buyer_position',
  'buyer_email',
  'place',
];

/** A statement being written: what is wrong, the figures before and after, and who signs; below it as the buyer will see it. */
export function StatementEditor({ statement, content }: StatementEditorProps) {
  const { id, lock_version, state, label, invoice_name, buyer_name } = statement;
  const { show } = useToast();
  const queryClient = useQueryClient();
  const saveRecord = useSaveRecord<Statement>();
  const record = useMemo(() => ({ ...statement, ...statedLines(statement, content) }), [statement, content]);
  const form_state = useRecordForm(fields, record, saveRecord);
  const { form, isDirty, isSubmitting } = form_state;
  const draft = useFormDraft(descriptor, id, form_state);
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const saved = (then: () => void) =>
    form_state.submit(() => {
      draft.clear();
      then();
    });
  const save = () => saved(() => show({ tone: 'success', message: words.draft.saved }));
  const ask = () => {
    setRefused(null);
    if (isDirty) return saved(() => setAsking(true));
    form.clearErrors();
    setAsking(true);
  };
  const refuse = (error: unknown) => {
    const refusal = refusedBy(error, fields);
    for (const [name, message] of Object.entries(refusal.byField))
      form.setError(name, { type: 'server', message });
    setRefused(refusal);
    setAsking(false);
  };
  useKey('Enter', ask, !isSubmitting && !isAsking);
  const shared = { control: form.control, readOnly: false };
  return (
    <>
      <Narrow>
        <PageHeader
          title={statementName(statement)}
          back={backToList(hrefOf('statements'), descriptor.label)}
          badges={<Badge tone={STATEMENT_STATE_TONES[state]}>{statementStateLabels[state]}</Badge>}
          facts={words.facts(invoice_name, buyer_name)}
          actions={
            <>
              <HistoryButton descriptor={descriptor} overlay={{ history: true }} record={statement} />
              {statement.version === 0 && (
                <DeleteButton descriptor={descriptor} paths={pathsOf('statements')} record={statement} />
              )}
              <Button
                tone="primary"
                icon={IconWritingSign}
                shortcut="Ctrl ⏎"
                busy={isSubmitting}
                onClick={ask}
              >
                {words.draft.submit}
              </Button>
            </>
          }
        />
        <FormFrame
          {...{ descriptor, draft }}
          state={form_state}
          onSave={save}
          held={isSubmitting}
          sending={{ refused, title: words.draft.refused }}
        >
          {statement.status_error && refused === null && (
            <Banner tone="critical" title={words.draft.failed}>
              {statement.reasons.map(({ message }) => message).join(' ')}
            </Banner>
          )}
          {statement.answer_text !== null && (
            <Banner tone="warning" title={words.answer.change_requested}>
              {statement.answer_text}
            </Banner>
          )}
          <Card title={words.draft.agreed} note={words.draft.reasonHint}>
            <FieldSlot {...shared} field={fieldAt('reason')} name="reason" />
          </Card>
          {statedInvoices(content).map((one, at) => (
            <RightLines
              key={at}
              lines={one.lines_before}
              place={isList(content) ? { at, invoice: one.invoice } : null}
            />
          ))}
          <Card title={words.draft.signers}>
            <FormGrid>
              {SIGNERS.map((name) => (
                <FieldSlot key={name} {...shared} field={fieldAt(name)} name={name} />
              ))}
            </FormGrid>
          </Card>
        </FormFrame>
        <div className="statement__preview">
          <h2>{words.draft.preview}</h2>
          <span>{isDirty ? words.draft.changed : words.draft.previewNote}</span>
        </div>
        <StatementPaper content={content} numberStyle={shownStyle.current()} seller={null} buyer={null} />
      </Narrow>
      {isAsking && (
        <SignAndSendDialog
          words={{ ...words.ask, consequence: words.ask.consequence(statement.buyer_email) }}
          facts={[
            { term: words.ask.number, value: label },
            { term: words.ask.invoice, value: invoice_name },
            { term: words.ask.buyer, value: buyer_name },
          ]}
          warnings={[]}
          confirmable={[]}
          send={async () => {
            await submitStatement(id, { statement: { lock_version } });
            await queryClient.invalidateQueries({ queryKey: ['statements'] });
          }}
          onClose={() => setAsking(false)}
          onSent={() => setAsking(false)}
          onRefused={refuse}
          onStale={() => undefined}
        />
      )}
    </>
  );
}
