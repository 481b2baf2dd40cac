import {
  DEFAULT_TEMPLATE,
  fillTemplate,
  MAIL_FIELDS,
  MAX_SUBJECT,
  paragraphsOf,
  templateOf,
  unknownFields,
  valuesOf,
} from '#domain/delivery/mail-template.ts';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { MAX_RECIPIENTS, recipientsIn } from '#domain/delivery/recipients.ts';
import { isEmail } from '#domain/fields/email.ts';
import { movesGoods } from '#domain/invoice/movement/movement-fields.table.ts';
import { shownName } from '#domain/invoice/shown-name.ts';
import { sendEmail, useGetMailSettings } from '#generated/client/invoice-emails/invoice-emails.ts';
import { useGetSite } from '#generated/client/site/site.ts';
import { operations } from '#generated/operations.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { Checkbox } from '#src/ui/field/choice/choice-controls.tsx';
import { TextArea } from '#src/ui/field/text-area.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { failureText } from '#src/views/failure-text.ts';
import { FormDialog } from '#src/views/form/form-dialog.tsx';
import { deliveryWords as words } from '#src/wording/processing/delivery.ts';
import { mailSettingWords } from '#src/wording/settings/company-settings.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invoice } from '../editor/draft/draft.ts';
import { useWrongAddress } from './use-wrong-address.ts';
import { filesOf } from '../acts/invoice-files.ts';

const MAX_MESSAGE = 2000;

type SendEmailDialogProps = {
  invoice: Invoice;
  /** Addresses to begin with, as a text. */
  to: string;
  /** The address a mail came back from; null where none did. */
  wrong: string | null;
  onClose: () => void;
  onSent: () => void;
};

/** Who gets the invoice, under which subject, with which words of the sender's own; and what the mail says beside them. */
export function SendEmailDialog({ invoice, to, wrong, onClose, onSent }: SendEmailDialogProps) {
  const { name: seller } = useSignedIn().tenant;
  const { data: site } = useGetSite();
  const { id, issued_on, total, currency, buyer_name, buyer_person } = invoice;
  const name = shownName(invoice);
  const paid = movesGoods(invoice) ? null : `${formatNumber(total)} ${currency}`;
  const covered = { name, issued_on, seller, total: paid };
  const [recipients, setRecipients] = useState(recipientsIn(to).join(', '));
  const { data: company = DEFAULT_TEMPLATE } = useGetMailSettings();
  const template = templateOf(covered, company);
  const values = valuesOf(covered, formatDate(issued_on), buyer_name ?? buyer_person);
  const filled = (text: string) => fillTemplate(text, values);
  const usual = filled(template.subject);
  const [subject, setSubject] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  useReportUnsaved(subject !== null || message !== '');
  const record = useWrongAddress(invoice.customer_id, wrong);
  const { mutate, isPending, error } = useSend(
    { id, recipients, subject: subject ?? '', message },
    async () => {
      await record?.correct(recipients);
      onSent();
    },
  );
  const submit = () => {
    const why = whyNot(recipients);
    setProblem(why);
    if (why === null && unknownFields(`${subject ?? ''} ${message}`).length === 0) mutate();
  };
  const { pdf, xml } = filesOf(invoice);
  return (
    <FormDialog
      title={words.title(name)}
      action={words.send}
      busy={isPending}
      failure={error === null ? null : failureText(error)}
      onSubmit={submit}
      onClose={onClose}
    >
      {site?.sends_mail === false && <Banner tone="warning">{words.noServer}</Banner>}
      <TextField
        label={words.recipients}
        required
        autoFocus
        spellCheck={false}
        hint={words.recipientsHint}
        value={recipients}
        error={problem ?? undefined}
        onChange={(value) => {
          setRecipients(value);
          setProblem(null);
        }}
      />
      {record !== null && (
        <Checkbox
          label={words.intoRecord(record.customer)}
          checked={record.isWanted}
          onChange={record.want}
        />
      )}
      <TextField
        label={words.subject}
        hint={words.subjectHint(FIELD_NAMES)}
        value={subject ?? usual}
        max={MAX_SUBJECT}
        error={fieldError(subject ?? '')}
        onChange={setSubject}
      />
      <TextArea
        label={words.message}
        hint={words.messageHint}
        value={message}
        max={MAX_MESSAGE}
        error={fieldError(message)}
        onChange={setMessage}
      />
      <section className="delivery__preview" aria-label={words.preview}>
        <h3>{words.preview}</h3>
        <p className="delivery__subject">{filled(subject?.trim() ?? '') || usual}</p>
        {paragraphsOf(filled(template.body)).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {message.trim() !== '' && <blockquote>{filled(message)}</blockquote>}
        <small>{words.attached(pdf.name, xml?.name ?? '')}</small>
        <small>{words.carriesLink}</small>
      </section>
    </FormDialog>
  );
}

const FIELD_NAMES = Object.keys(MAIL_FIELDS)
  .map((name) => `{${name}}`)
  .join(', ');

/** A field that no invoice has would reach the buyer as it is typed. */
function fieldError(text: string): string | undefined {
  return unknownFields(text).map(mailSettingWords.unknownField)[0];
}

/** What is wrong with the addresses; null where nothing is. */
function whyNot(text: string): string | null {
  const found = recipientsIn(text);
  if (found.length === 0) return words.required;
  if (found.length > MAX_RECIPIENTS) return words.tooMany(MAX_RECIPIENTS);
  const malformed = found.find((one) => !isEmail(one));
  return malformed === undefined ? null : words.malformed(malformed);
}

type Sending = { id: number; recipients: string; subject: string; message: string };

function useSend({ id, recipients, subject, message }: Sending, onSent: () => Promise<void>) {
  const { show } = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      sendEmail({
        mail_sender: {
          invoice_ids: [id],
          recipients: recipientsIn(recipients),
          subject: subject.trim() || null,
          message: message.trim() || null,
        },
      }),
    onSuccess: ({ emails }) => {
      rereadKinds(queryClient, operations.sendEmail.invalidates);
      show({ tone: 'success', message: words.done(emails.length) });
      void onSent();
    },
  });
}
