import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs';
import {
  DEFAULT_TEMPLATE,
  MAIL_FIELDS,
  MAX_BODY,
  MAX_SUBJECT,
  fillTemplate,
  paragraphsOf,
  valuesOf,
} from '#domain/delivery/mail-template.ts';
import { useGetMailSettings } from '#generated/client/invoice-emails/invoice-emails.ts';
import type { components } from '#generated/types.ts';
import { useMay, useSignedIn } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Checkbox } from '#src/ui/field/choice/choice-controls.tsx';
import { TextArea } from '#src/ui/field/text-area.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { Annotated, AnnotatedCard } from '#src/ui/layout/annotated.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { SaveBar } from '#src/ui/layout/save-bar.tsx';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { forms } from '#src/wording/forms.ts';
import { mailSettingWords as words } from '#src/wording/settings/company-settings.ts';
import './mail.css';
import { useMailEdits } from './use-mail-edits.ts';
import { lookUpSentence, OPEN_INVOICE } from '#domain/delivery/cover-letter.ts';
import { formatNumber } from '#src/ui/format/number.ts';

type Saved = components['schemas']['MailSettings'];

/** /admin/settings/mail: in which words invoices are mailed, and whether they go out by themselves. */
export function MailPage() {
  const { data, error, isPending, refetch } = useGetMailSettings();
  return (
    <Narrow>
      {data === undefined && <PageHeader title={words.title} facts={words.facts} />}
      <RecordStates error={data ? null : error} isPending={isPending} onRetry={() => void refetch()}>
        {data && <MailForm saved={data} />}
      </RecordStates>
    </Narrow>
  );
}

function MailForm({ saved }: { saved: Saved }) {
  const mayEdit = useMay()('updateMailSettings');
  const { values, change, failure, fieldErrors, busy, isDirty, save, discard } = useMailEdits(saved);
  const { sends_automatically, subject, body } = values;
  const isUsual = subject === DEFAULT_TEMPLATE.subject && body === DEFAULT_TEMPLATE.body;
  return (
    <>
      <PageHeader
        title={words.title}
        facts={mayEdit ? words.facts : forms.readOnly}
        actions={
          mayEdit && (
            <Button
              icon={IconRestore}
              disabled={busy || isUsual}
              onClick={() => change({ ...DEFAULT_TEMPLATE })}
            >
              {words.reset}
            </Button>
          )
        }
      />
      {failure !== null && (
        <div className="mail-refused">
          <Banner tone="critical" title={words.failed}>
            {failure}
          </Banner>
        </div>
      )}
      <AnnotatedCard>
        <Annotated title={words.automatic} note={words.automaticNote}>
          <Checkbox
            label={words.sends}
            checked={sends_automatically}
            disabled={!mayEdit}
            onChange={(checked) => change({ sends_automatically: checked })}
          />
        </Annotated>
        <Annotated title={words.template} note={<Fields />}>
          <div className="mail-fields">
            <TextField
              label={words.subject}
              max={MAX_SUBJECT}
              readOnly={!mayEdit}
              value={subject}
              error={fieldErrors.subject}
              onChange={(value) => change({ subject: value })}
            />
            <TextArea
              label={words.body}
              hint={words.bodyHint}
              max={MAX_BODY}
              rows={12}
              readOnly={!mayEdit}
              value={body}
              error={fieldErrors.body}
              onChange={(value) => change({ body: value })}
            />
          </div>
        </Annotated>
        <Annotated title={words.preview} note={words.previewNote}>
          <MailPreview subject={subject} body={body} />
        </Annotated>
      </AnnotatedCard>
      {isDirty && <SaveBar message={words.unsaved} onSave={save} onDiscard={discard} busy={busy} />}
    </>
  );
}

/** What may stand between braces, and what comes in its place. */
function Fields() {
  return (
    <>
      {words.fields}
      <span className="mail-names">
        {Object.entries(MAIL_FIELDS).map(([name, example]) => (
          <span key={name}>
            <code>{`{${name}}`}</code> {example}
          </span>
        ))}
      </span>
    </>
  );
}

/** The mail about an invoice that could be one of the company's, as its buyer reads it: the words are Vietnamese as they are sent. */
function MailPreview({ subject, body }: { subject: string; body: string }) {
  const { name: seller } = useSignedIn().tenant;
  const covered = {
    name: '1C26TAA 00000012',
    issued_on: '2026-11-20',
    seller,
    total: `${formatNumber('1080000')} VND`,
  };
  const values = valuesOf(covered, '20/11/2026', words.exampleBuyer);
  return (
    <article className="mail-preview" aria-label={words.preview} lang="vi">
      <h3>{fillTemplate(subject, values)}</h3>
      {paragraphsOf(fillTemplate(body, values)).map((paragraph, at) => (
        <p key={at}>{paragraph}</p>
      ))}
      <p>
        <span className="mail-preview__button">{OPEN_INVOICE}</span>
      </p>
      <p>{lookUpSentence('7F3K-92QM-X4TB-1N0P')}</p>
      <small>1C26TAA-00000012.pdf · 1C26TAA-00000012.xml</small>
    </article>
  );
}
