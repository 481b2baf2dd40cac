import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useListInvoiceEmails } from '#generated/client/invoice-emails/invoice-emails.ts';
import type { components } from '#generated/types.ts';
import { INVOICE_EMAIL_STATE_TONES } from '#generated/vocabulary.ts';
import { useMay } from '#src/providers/account-context.ts';
import { restWhileLive } from '#src/providers/live/polls.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { buyerLinkWords as linkWords, deliveryWords as words } from '#src/wording/processing/delivery.ts';
import { invoiceEmailStateLabels } from '#src/wording/labels.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Invoice } from '../editor/draft/draft.ts';
import { useInvoiceActs } from '../acts/use-invoice-acts.ts';
import { isIssued } from '../acts/invoice-files.ts';
import { fateOf, RecipientSums } from './recipient-sums.tsx';
import { SendEmailDialog } from './send-email-dialog.tsx';
import './delivery.css';

type Email = components['schemas']['InvoiceEmail'];

/** While a mail is on its way it is asked after so often, ms. */
const PAUSE_MS = 2000;

/** The mails of an issued invoice with what became of each, and the button for another; nothing before it is issued. */
export function EmailsCard({ invoice }: { invoice: Invoice }) {
  const may = useMay();
  const acts = useInvoiceActs(invoice);
  const enabled = isIssued(invoice) && may('listInvoiceEmails');
  const [sending, setSending] = useState<{ to: string; wrong: string | null } | null>(null);
  const { data, error, refetch } = useListInvoiceEmails(invoice.id, {
    query: {
      enabled,
      refetchInterval: ({ state }) =>
        restWhileLive(state.data?.some(({ state: one }) => one === 'queued') === true ? PAUSE_MS : false),
    },
  });
  const sends = acts.has('email');
  const { state, key } = useLocation() as { state: { email?: boolean } | null; key: string };
  const [asked, setAsked] = useState<string | null>(null);
  // Whoever comes here to send it, by a command of the search, is asked to whom at once.
  if (enabled && sends && asked !== key && state?.email === true) {
    setAsked(key);
    setSending({ to: invoice.buyer_email ?? '', wrong: null });
  }
  if (!enabled) return null;
  // A full mailbox is the right one.
  const again = ({ recipient, bounce_kind }: Email) =>
    setSending({ to: recipient, wrong: bounce_kind === 'full' ? null : recipient });
  return (
    <Card
      title={words.card}
      order={4}
      action={
        sends && (
          <Button
            size="small"
            icon={IconMail}
            onClick={() => setSending({ to: invoice.buyer_email ?? '', wrong: null })}
          >
            {words.send}
          </Button>
        )
      }
    >
      {error ? (
        <FailedBanner title={words.failed} error={error} onRetry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <p className="delivery__none">{words.none}</p>
      ) : (
        <>
          <RecipientSums emails={data ?? []} />
          <ul className="delivery__list">
            {data?.map((email) => (
              <EmailRow key={email.id} email={email} onAgain={sends ? () => again(email) : null} />
            ))}
          </ul>
        </>
      )}
      {sending !== null && (
        <SendEmailDialog
          invoice={invoice}
          {...sending}
          onClose={() => setSending(null)}
          onSent={() => {
            setSending(null);
            void refetch();
          }}
        />
      )}
    </Card>
  );
}

function EmailRow({ email, onAgain }: { email: Email; onAgain: (() => void) | null }) {
  const { recipient, state, error, created_on, settled_on, bounce_kind } = email;
  const fate = fateOf(email);
  const isUndelivered = state === 'failed' || state === 'bounced';
  return (
    <li>
      <div className="delivery__head">
        <b>{recipient}</b>
        <Badge tone={INVOICE_EMAIL_STATE_TONES[fate]}>{invoiceEmailStateLabels[fate]}</Badge>
      </div>
      <small>
        {settled_on === null
          ? words.queuedAt(formatDateTime(created_on))
          : words.settledAt(formatDateTime(settled_on))}
        {email.automatic && ` · ${words.automatic}`}
      </small>
      {email.opened_on !== null && (
        <small>
          {linkWords.openedBy(formatDateTime(email.opened_on))}
          {email.downloaded_on !== null && `, ${linkWords.downloadedBy(formatDateTime(email.downloaded_on))}`}
        </small>
      )}
      {error !== null && (
        <p className={isUndelivered ? 'delivery__error' : 'delivery__delay'}>{serverSaid.of(error)}</p>
      )}
      {isUndelivered && <small>{linkWords.otherChannel}</small>}
      {isUndelivered && onAgain !== null && (
        <Button size="small" onClick={onAgain}>
          {bounce_kind === 'full' ? words.sameAgain : words.again}
        </Button>
      )}
    </li>
  );
}
