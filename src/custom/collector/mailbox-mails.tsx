import { useListCollectorMails } from '#generated/client/invoice-collectors/invoice-collectors.ts';
import { COLLECTED_OUTCOME_TONES, COLLECTOR_MAIL_OUTCOME_TONES } from '#generated/vocabulary.ts';
import type { components } from '#generated/types.ts';
import { hrefOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { collectedOutcomeLabels, collectorMailOutcomeLabels } from '#src/wording/labels.ts';
import { collectorWords } from '#src/wording/processing/collectors.ts';
import { collectorMailboxWords as words } from '#src/wording/processing/collector-mailbox.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';

type Mail = components['schemas']['CollectorMail'];

/** The last mails that were read, and what became of the files in each. */
export function MailboxMails() {
  const { data: mails = [] } = useListCollectorMails();
  return (
    <section aria-labelledby="collector-mails">
      <h3 id="collector-mails">{words.mails}</h3>
      {mails.length === 0 ? (
        <p>{words.noMails}</p>
      ) : (
        <ul className="collector-mails">
          {mails.map((mail) => (
            <MailRow key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
    </section>
  );
}

function MailRow({ mail }: { mail: Mail }) {
  const { subject, sender, sent_on, read_on, outcome, message, files } = mail;
  return (
    <li>
      <p>
        <b>{subject || words.noSubject}</b>
        <Badge tone={COLLECTOR_MAIL_OUTCOME_TONES[outcome]} size="small">
          {collectorMailOutcomeLabels[outcome]}
        </Badge>
      </p>
      <small>{[sender, formatDateTime(sent_on ?? read_on)].filter(Boolean).join(' · ')}</small>
      {message !== null && <p>{serverSaid.of(message)}</p>}
      {files.map(({ file_name, outcome: of_file, message: said, invoice_collector_id }, at) => (
        // Two files of a mail may have one name.
        <p key={`${String(at)}-${file_name}`} className="collector-uploads__said">
          <b>{file_name}</b>
          <Badge tone={COLLECTED_OUTCOME_TONES[of_file]} size="small">
            {collectedOutcomeLabels[of_file]}
          </Badge>
          <span>{serverSaid.of(said)}</span>
          {invoice_collector_id !== null && (
            <KitLink
              href={hrefOf('invoice_collectors.one', invoice_collector_id)}
              aria-label={collectorWords.progress.openNamed(file_name)}
            >
              {collectorWords.progress.open}
            </KitLink>
          )}
        </p>
      ))}
    </li>
  );
}
